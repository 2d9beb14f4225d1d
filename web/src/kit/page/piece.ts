import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { whenOnline } from './whenOnline.ts';

/** Something whose code can be fetched before it is shown. */
export interface Fetched {
  readonly load: () => Promise<unknown>;
}

/**
 * A part of a page whose code is fetched when it is first shown, inside of a `Suspense` and a `PieceBoundary`; the
 * dialogs of the kit bring these along.
 */
export function definePiece<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> & Fetched {
  const fetched = whenOnline(load);
  return Object.assign(
    lazy(async () => ({ default: await fetched() })),
    { load },
  );
}
