import { useEffect, useSyncExternalStore } from 'react';
import type { PresentPerson } from './onRecord.ts';

/*
 * The jobs in the rows of a list or in a dialog about them, and the users who have them open. The code that asks for the users is loaded after the
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

/** The ids of the jobs on screen, those of a dialog at the end; an id is there once for each of its rows. */
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

/** @returns hides the jobs again */
function show(ids: readonly string[]): () => void {
  shown = [...shown, ...ids];
  notify();
  return () => {
    const left = [...shown];
    for (const id of ids) left.splice(left.lastIndexOf(id), 1);
    shown = left;
    notify();
  };
}

/** The other users who have the job of a row open. */
export function usePresentInRow(id: string): readonly PresentPerson[] {
  useEffect(() => show([id]), [id]);
  return useSyncExternalStore(subscribeToRows, () => people.get(id) ?? none);
}

/** By the id of a job, the other users who have it open; jobs without users are left out. */
export function usePresentAtJobs(ids: readonly string[]): ReadonlyMap<string, readonly PresentPerson[]> {
  const key = JSON.stringify(ids);
  useEffect(() => {
    const shownIds: unknown = JSON.parse(key);
    // Safe: it was written above.
    return show(shownIds as string[]);
  }, [key]);
  return useSyncExternalStore(subscribeToRows, () => people);
}
