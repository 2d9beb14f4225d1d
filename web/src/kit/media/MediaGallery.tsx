import { createContext, Suspense, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { GalleryMedia } from './media.ts';

/** Which photo or video is looked at, kept in the history: the browser's Back closes the gallery. */
export interface ShownMedia {
  /** Null while none is. */
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly move: (id: string) => void;
  readonly close: () => void;
}

/** What stands over the page while a photo or video of `items` is looked at. */
export interface Overlay {
  readonly items: readonly GalleryMedia[];
  readonly current: string;
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
}

interface OpeningMedia {
  /** What pressing a photo or video does. */
  readonly open: (id: string) => void;
  readonly openGallery: (id: string) => void;
  /** Fetches the code of the gallery, for who seems to be about to open it. */
  readonly load: () => void;
}

const Opening = createContext<OpeningMedia>({
  open: () => undefined,
  openGallery: () => undefined,
  load: () => undefined,
});

/** Opens a photo or video by its id in the gallery around. */
export const useOpenMedia = () => use(Opening);

/** The same, whatever the grids around do. */
export const useOpenGallery = () => use(Opening).openGallery;

/** Has the grids inside of it do something else with what is pressed than open the gallery. */
export function MediaOpener({
  open,
  children,
}: Pick<OpeningMedia, 'open'> & { readonly children: ReactNode }) {
  const { openGallery, load } = use(Opening);
  const opening = useMemo(() => ({ open, openGallery, load }), [open, openGallery, load]);
  return <Opening value={opening}>{children}</Opening>;
}

interface MediaGalleryProps {
  /** What can be shown, in the order in which it is looked through. */
  readonly items: readonly GalleryMedia[];
  readonly shown: ShownMedia;
  readonly load: () => void;
  /** Draws the gallery, by code that may be on its way. */
  readonly renderOverlay: (overlay: Overlay) => ReactNode;
  readonly children: ReactNode;
}

/** One gallery for all the photos and videos of the grids inside of it. Of several on a page each opens its own. */
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

/** What was opened here stays so when it disappears: the gallery then goes on to another, or closes. */
function useIsOwn(items: readonly GalleryMedia[], id: string | null): boolean {
  const [opened, setOpened] = useState<string | null>(null);
  const isOwn = id !== null && (id === opened || items.some((item) => item.id === id));
  const own = isOwn ? id : null;
  if (own !== opened) setOpened(own);
  return isOwn;
}
