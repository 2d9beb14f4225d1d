import { useEffect, useSyncExternalStore } from 'react';
import type { PresentPerson } from './onRecord.ts';

/*
 * The jobs in the rows of a list, and the users who have them open. The code that asks for the users is loaded after the
 * first screen.
 */

const none: readonly PresentPerson[] = [];

let shown: readonly string[] = [];
let people: ReadonlyMap<string, readonly PresentPerson[]> = new Map();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export function subscribeToRows(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The ids of the jobs in rows on screen; an id is there once for each of its rows. */
export const jobsInRows = (): readonly string[] => shown;

/** @param now by the id of the job; jobs without users are left out */
export function showInRows(now: ReadonlyMap<string, readonly PresentPerson[]>): void {
  if (now.size === 0 && people.size === 0) return;
  people = new Map(
    [...now].map(([id, list]) => {
      const before = people.get(id);
      // The same list lets the row be, as long as nothing changes.
      return [id, before && JSON.stringify(before) === JSON.stringify(list) ? before : list];
    }),
  );
  notify();
}

/** The other users who have the job of a row open. */
export function usePresentInRow(id: string): readonly PresentPerson[] {
  useEffect(() => {
    shown = [...shown, id];
    notify();
    return () => {
      shown = shown.toSpliced(shown.indexOf(id), 1);
      notify();
    };
  }, [id]);
  return useSyncExternalStore(subscribeToRows, () => people.get(id) ?? none);
}
