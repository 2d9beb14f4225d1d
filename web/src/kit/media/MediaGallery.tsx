import { createContext, Suspense, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { GalleryMedia } from './media.ts';

/** The open photo or video, kept in the history: the browser's Back closes the gallery. */
export interface ShownMedia {
  /** Null while none is. */
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly move: (id: string) => void;
  readonly close: () => void;
}

/** The overlay with an open photo or video of `items`. */
export interface Overlay {
  readonly items: readonly GalleryMedia[];
  readonly current: string;
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
}

interface OpeningMedia {
  /** Called when a photo or video is pressed. */
  readonly open: (id: string) => void;
  readonly openGallery: (id: string) => void;
  /** Prefetches the code of the gallery. */
  readonly load: () => void;
}

const Opening = createContext<OpeningMedia>({
  open: () => undefined,
  openGallery: () => undefined,
  load: () => undefined,
});

/** Opens a photo or video by its id in the surrounding gallery. */
export const useOpenMedia = () => use(Opening);

/** The same, regardless of a `MediaOpener` around it. */
export const useOpenGallery = () => use(Opening).openGallery;

/** Overrides what the grids inside it do when a photo or video is pressed. */
export function MediaOpener({
  open,
  children,
}: Pick<OpeningMedia, 'open'> & { readonly children: ReactNode }) {
  const { openGallery, load } = use(Opening);
  const opening = useMemo(() => ({ open, openGallery, load }), [open, openGallery, load]);
  return <Opening value={opening}>{children}</Opening>;
}

interface MediaGalleryProps {
  /** The items of the gallery, in order. */
  readonly items: readonly GalleryMedia[];
  readonly shown: ShownMedia;
  readonly load: () => void;
  /** Renders the gallery, whose code may still be loading. */
  readonly renderOverlay: (overlay: Overlay) => ReactNode;
  readonly children: ReactNode;
}

/** One gallery for all photos and videos of the grids inside it. If a page has several, each opens its own. */
export function MediaGallery({ items, shown, load, renderOverlay, children }: MediaGalleryProps) {
  const { id, open, move, close } = shown;
  const isOwn = useIsOwn(items, id);
  const opening = useMemo(() => ({ open, openGallery: open, load }), [open, load]);
  return (
    <Opening value={opening}>
      {children}
      {isOwn && id !== null && (
        <Suspense fallback={null}>
          {renderOverlay({ items, current: id, onMove: move, onClose: close })}
        </Suspense>
      )}
    </Opening>
  );
}

/**
 * An item that was opened here keeps the gallery open when it disappears: the gallery then moves to another one, or
 * closes.
 */
function useIsOwn(items: readonly GalleryMedia[], id: string | null): boolean {
  const [opened, setOpened] = useState<string | null>(null);
  const isOwn = id !== null && (id === opened || items.some((item) => item.id === id));
  const own = isOwn ? id : null;
  if (own !== opened) setOpened(own);
  return isOwn;
}
