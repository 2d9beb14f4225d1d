import { useSyncExternalStore } from 'react';
import { fileName } from '../fileName.ts';
import { chooseFilePlace } from './filePlace.ts';
import { readPhotos } from './readPhotos.ts';
import type { PhotoFile } from './readPhotos.ts';

export type ZipState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly all: number }
  | { readonly kind: 'saved'; readonly count: number; readonly missing: readonly string[] }
  | { readonly kind: 'failed'; readonly isNothingThere: boolean };

interface ZipDownload {
  readonly now: () => ZipState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Does nothing while another download runs. */
  readonly start: (files: readonly PhotoFile[], name: string) => Promise<void>;
  readonly cancel: () => void;
  /** Clears the result of the last download. */
  readonly forget: () => void;
}

export function createZipDownload(choosePlace = chooseFilePlace): ZipDownload {
  const listeners = new Set<() => void>();
  let state: ZipState = { kind: 'idle' };
  let running: AbortController | null = null;
  const tell = (next: ZipState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const save = async (files: readonly PhotoFile[], name: string, { signal }: AbortController) => {
    const place = await choosePlace(fileName(name, 'zip'));
    if (place === null) return;
    const missing: string[] = [];
    let done = 0;
    tell({ kind: 'running', done, all: files.length });
    const photos = readPhotos(files, {
      signal,
      onRead: (photo, isThere) => {
        done += 1;
        if (!isThere) missing.push(photo);
        tell({ kind: 'running', done, all: files.length });
      },
    });
    try {
      const { makeZip } = await import('client-zip');
      await place.write(makeZip(atLeastOne(photos)), signal);
      tell({ kind: 'saved', count: files.length - missing.length, missing });
    } catch {
      if (signal.aborted) tell({ kind: 'idle' });
      else tell({ kind: 'failed', isNothingThere: missing.length === files.length });
    }
  };
  return {
    now: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async (files, name) => {
      if (running) return;
      running = new AbortController();
      try {
        await save(files, name, running);
      } finally {
        running = null;
      }
    },
    cancel: () => running?.abort(),
    forget: () => {
      if (!running) tell({ kind: 'idle' });
    },
  };
}

/** An empty archive would look like a success. */
async function* atLeastOne<Value>(values: AsyncGenerator<Value>): AsyncGenerator<Value> {
  let count = 0;
  for await (const value of values) {
    count += 1;
    yield value;
  }
  if (count === 0) throw new Error('There is nothing to save');
}

/** One per page: it continues while the grid is closed. */
export const zipDownload = createZipDownload();

export const useZipState = (): ZipState => useSyncExternalStore(zipDownload.subscribe, zipDownload.now);
