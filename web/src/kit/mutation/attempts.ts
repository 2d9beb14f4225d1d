import type { DocumentNode } from 'graphql';
import { attemptMilliseconds } from '../../constants.ts';
import { newKey } from '../fieldArray/itemKey.ts';

/*
 * What was sent and got no answer may have been done. Who sends the very same once more means the same act, so it goes
 * under the same key, by which the server does it once. Kept in the tab, so that also a reload does not make it twice.
 */

const storageKey = 'attempts';

interface Attempt {
  readonly key: string;
  readonly at: number;
}

export interface OpenAttempt {
  readonly key: string;
  /** The server has said what became of it. */
  readonly end: () => void;
}

/** For the rule `once` of a mutation. */
export function oneAttempt(document: DocumentNode, variables: unknown): OpenAttempt {
  const named = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  const operation = (named && 'name' in named && named.name?.value) || '';
  return {
    key: beginAttempt(operation, variables),
    end: () => endAttempt(operation, variables),
  };
}

/** The key for an act: that of an earlier attempt that nobody knows the end of, else a new one. */
export function beginAttempt(operation: string, variables: unknown, now = Date.now()): string {
  const name = nameOf(operation, variables);
  const { [name]: earlier, ...others } = kept(now);
  const attempt = earlier ?? { key: newKey(), at: now };
  keep({ ...others, [name]: attempt });
  return attempt.key;
}

/** The server has said what became of it: the same again is another act. */
export function endAttempt(operation: string, variables: unknown, now = Date.now()): void {
  const { [nameOf(operation, variables)]: _ended, ...others } = kept(now);
  keep(others);
}

const nameOf = (operation: string, variables: unknown): string => `${operation} ${JSON.stringify(variables)}`;

function kept(now: number): Readonly<Record<string, Attempt>> {
  return Object.fromEntries(Object.entries(read()).filter(([, { at }]) => now - at < attemptMilliseconds));
}

function read(): Readonly<Record<string, Attempt>> {
  const text = sessionStorage.getItem(storageKey);
  // Nobody but this file writes it.
  return text === null ? {} : (JSON.parse(text) as Readonly<Record<string, Attempt>>);
}

function keep(attempts: Readonly<Record<string, Attempt>>): void {
  if (Object.keys(attempts).length === 0) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, JSON.stringify(attempts));
}
