import { useSyncExternalStore } from 'react';
import type { ShownMedia } from './MediaGallery.tsx';

/** What an entry of the history remembers while the gallery is open. */
const key = 'media';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Going back takes a moment; whoever closes twice goes back once. */
let isLeaving = false;
const arrive = () => {
  isLeaving = false;
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', arrive);
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    if (listeners.size === 0) window.removeEventListener('popstate', arrive);
  };
}

function shownId(): string | null {
  const state: unknown = history.state;
  const id = typeof state === 'object' && state !== null && key in state ? state[key] : null;
  return typeof id === 'string' ? id : null;
}

const controls = {
  open: (id: string) => {
    history.pushState({ [key]: id }, '');
    tell();
  },
  move: (id: string) => {
    history.replaceState({ [key]: id }, '');
    tell();
  },
  close: () => {
    if (isLeaving || shownId() === null) return;
    isLeaving = true;
    history.back();
  },
};

/** For a page without a router: its address stays what it is. */
export const useMediaInHistory = (): ShownMedia => ({
  id: useSyncExternalStore(subscribe, shownId),
  ...controls,
});
