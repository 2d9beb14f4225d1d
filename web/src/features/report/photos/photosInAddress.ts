import { useSyncExternalStore } from 'react';

/** Names the grid of all photos in the address: it can be sent to somebody. */
const photosHash = '#photos';

/** What an entry of the history remembers when opening the grid made it: closing then goes back over it. */
const openedHere = { openedPhotos: true } as const;

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
/** Going back takes a moment; whoever closes twice must not leave the report. */
let isLeaving = false;
const arrive = () => {
  isLeaving = false;
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', arrive);
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
    if (listeners.size === 0) window.removeEventListener('popstate', arrive);
  };
}

const isOpen = (): boolean => location.hash === photosHash;

const controls = {
  open: () => {
    if (isOpen()) return;
    history.pushState(openedHere, '', photosHash);
    tell();
  },
  close: () => {
    if (!isOpen() || isLeaving) return;
    if (isOpenedHere(history.state)) {
      isLeaving = true;
      history.back();
      return;
    }
    history.replaceState(null, '', location.pathname + location.search);
    tell();
  },
};

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedPhotos' in state;

export interface PhotosInAddress {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the grid of all photos is open. The browser's Back closes it, and Forward opens it again. */
export const usePhotosInAddress = (): PhotosInAddress => ({
  isOpen: useSyncExternalStore(subscribe, isOpen),
  ...controls,
});
