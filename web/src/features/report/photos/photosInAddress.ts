import { useSyncExternalStore } from 'react';
import { createHistoryEntry } from '../../../kit/media/historyEntry.ts';

/** The open grid of photos in the address, so that it can be shared. */
const photosHash = '#photos';

/** State of a history entry that opening the grid created: closing then goes back. */
const openedHere = { openedPhotos: true } as const;

const entry = createHistoryEntry();

const isOpen = (): boolean => location.hash === photosHash;

const controls = {
  open: () => {
    if (isOpen()) return;
    history.pushState(openedHere, '', photosHash);
    entry.tell();
  },
  close: () => {
    if (!isOpen() || entry.isLeaving()) return;
    if (isOpenedHere(history.state)) {
      entry.leave();
      return;
    }
    history.replaceState(null, '', location.pathname + location.search);
    entry.tell();
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
  isOpen: useSyncExternalStore(entry.subscribe, isOpen),
  ...controls,
});
