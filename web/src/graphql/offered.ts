import type { ApolloLink } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import type { QueryField } from './generated/cacheNames.ts';

/*
 * Root fields that the server behind the gateway does not have. It says so when they are first read; from then on, in
 * this tab, nothing leads to them.
 */

const storageKey = 'not-offered';
const listeners = new Set<() => void>();

const stored = (): string => sessionStorage.getItem(storageKey) ?? '';
const namesIn = (text: string): readonly string[] => text.split(' ').filter((name) => name !== '');

/** Learns from an answer what is missing, and what is there again. */
export function noteOffered({ data, errors = [] }: ApolloLink.Result): void {
  const before = stored();
  if (before === '' && errors.length === 0) return;
  const missing = errors
    .filter(({ path, extensions }) => path?.length === 1 && extensions?.['code'] === 'NOT_OFFERED')
    .map(({ path }) => String(path?.[0]));
  const known = namesIn(before).filter((name) => !isThere(data, name));
  const after = [...new Set([...known, ...missing])].join(' ');
  if (after === before) return;
  sessionStorage.setItem(storageKey, after);
  listeners.forEach((listener) => listener());
}

const isThere = (data: ApolloLink.Result['data'], name: string): boolean =>
  data?.[name] !== undefined && data[name] !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the server has a root field, as far as is known: `const offers = useOffers(); offers('trainings')`. */
export function useOffers(): (field: QueryField | undefined) => boolean {
  const missing = namesIn(useSyncExternalStore(subscribe, stored));
  return (field) => field === undefined || !missing.includes(field);
}
