import type { DocumentNode } from 'graphql';
import { attemptMilliseconds } from '../../constants.ts';
import { newKey } from '../fieldArray/itemKey.ts';

/*
 * A request without an answer may have been executed. A user who sends the same payload again means the same action, so
 * it gets the same idempotency key, and the server executes it once. Kept in session storage, so that a reload does not
 * duplicate it either.
 */

const storageKey = 'attempts';

interface Attempt {
  readonly key: string;
  readonly at: number;
}

export interface OpenAttempt {
  readonly key: string;
  /** The outcome is known. */
  readonly end: () => void;
}

/** For the option `once` of a mutation. */
export function oneAttempt(document: DocumentNode, variables: unknown): OpenAttempt {
  const named = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  const operation = (named && 'name' in named && named.name?.value) || '';
  return {
    key: beginAttempt(operation, variables),
    end: () => endAttempt(operation, variables),
  };
}

/** The idempotency key of an action: that of an earlier attempt with an unknown outcome, else a new one. */
export function beginAttempt(operation: string, variables: unknown, now = Date.now()): string {
  const name = nameOf(operation, variables);
  const { [name]: earlier, ...others } = kept(now);
  const attempt = earlier ?? { key: newKey(), at: now };
  keep({ ...others, [name]: attempt });
  return attempt.key;
}

/** The outcome is known: the same payload is a new action. */
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
  // Safe: only this file writes it.
  return text === null ? {} : (JSON.parse(text) as Readonly<Record<string, Attempt>>);
}

function keep(attempts: Readonly<Record<string, Attempt>>): void {
  if (Object.keys(attempts).length === 0) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, JSON.stringify(attempts));
}
