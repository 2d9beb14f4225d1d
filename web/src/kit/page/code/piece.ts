import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { whenOnline } from './whenOnline.ts';

/** Lazy code that can be prefetched. */
export interface Fetched {
  readonly load: () => Promise<unknown>;
}

/** A lazy part of a page, inside a `Suspense` and a `PieceBoundary`; the dialogs of the kit include these. */
export function definePiece<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> & Fetched {
  const fetched = whenOnline(load);
  return Object.assign(
    lazy(async () => ({ default: await fetched() })),
    { load },
  );
}
