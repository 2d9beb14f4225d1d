import { useSyncExternalStore } from 'react';
import { createHistoryEntry } from './historyEntry.ts';
import type { ShownMedia } from './MediaGallery.tsx';

/** State of a history entry while the gallery is open. */
const key = 'media';

const entry = createHistoryEntry();

function shownId(): string | null {
  const state: unknown = history.state;
  const id = typeof state === 'object' && state !== null && key in state ? state[key] : null;
  return typeof id === 'string' ? id : null;
}

const controls = {
  open: (id: string) => {
    history.pushState({ [key]: id }, '');
    entry.tell();
  },
  move: (id: string) => {
    history.replaceState({ [key]: id }, '');
    entry.tell();
  },
  close: () => {
    if (!entry.isLeaving() && shownId() !== null) entry.leave();
  },
};

/** For a page without a router: its address does not change. */
export const useMediaInHistory = (): ShownMedia => ({
  id: useSyncExternalStore(entry.subscribe, shownId),
  ...controls,
});
