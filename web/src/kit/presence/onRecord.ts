import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { PresenceKind, PresenceType } from '../../graphql/generated/schema.ts';

/*
 * Where a record's page meets those who sign its presence. The code that signs is loaded after the first screen; this is
 * the part that the pages need.
 */

export interface OpenRecord {
  readonly type: PresenceType;
  readonly id: string;
}

export interface Activity {
  readonly kind: PresenceKind;
  /** What is edited: 'address'. */
  readonly part?: string | null;
  readonly done?: number | null;
  readonly of?: number | null;
}

/** A user who has the record open. */
export interface PresentPerson {
  readonly id: string;
  readonly name: string;
  readonly activity: Activity;
}

const views: Activity = { kind: 'VIEWS' };
const none: readonly PresentPerson[] = [];

let open: OpenRecord | null = null;
const activities: Activity[] = [];
let present = none;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export function subscribeToPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const openRecord = (): OpenRecord | null => open;

/** What the user does now: a form over the review counts before it. */
export const presentActivity = (): Activity => activities.at(-1) ?? views;

/** The other users at the record on screen. */
export function showPresent(people: readonly PresentPerson[]): void {
  if (JSON.stringify(people) === JSON.stringify(present)) return;
  present = people;
  tell();
}

const getPresent = () => present;

/** The other users at the record of the page; the same list until it changes. */
export const usePresent = (): readonly PresentPerson[] =>
  useSyncExternalStore(subscribeToPresence, getPresent);

/** Says which record the page shows. */
export function useOpenRecord(type: PresenceType | undefined, id: string | undefined): void {
  useEffect(() => {
    if (type === undefined || id === undefined) return undefined;
    const record = { type, id };
    open = record;
    tell();
    return () => {
      if (open !== record) return;
      open = null;
      present = none;
      tell();
    };
  }, [type, id]);
}

/** Says what the user does with the record while this is on screen; null for reading it. */
export function useActivity(activity: Activity | null): void {
  const { kind, part = null, done = null, of = null } = activity ?? {};
  useEffect(() => {
    if (kind === undefined) return undefined;
    const now: Activity = { kind, part, done, of };
    // Behind what was begun over it, when it only counts on.
    const form = kind === 'REVIEWS' ? activities.findIndex((other) => other.kind === 'EDITS') : -1;
    activities.splice(form === -1 ? activities.length : form, 0, now);
    tell();
    return () => {
      activities.splice(activities.indexOf(now), 1);
      tell();
    };
  }, [kind, part, done, of]);
}

/** The title of the surrounding dialog; null on the page itself. */
export const DialogTitle = createContext<string | null>(null);

/** The part that a form edits, by the title of its dialog: 'address' of 'Edit address'. */
export function useEditing(edits: boolean): void {
  const title = use(DialogTitle);
  const part = /^(?:edit|change) (.{1,60})$/i.exec(title ?? '')?.[1] ?? null;
  useActivity(edits ? { kind: 'EDITS', part } : null);
}
