import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { GalleryMedia } from '../../kit/media/media.ts';
import { MediaGallery } from '../../kit/media/MediaGallery.tsx';
import { useMediaInHistory } from '../../kit/media/mediaInHistory.ts';

const loadOverlay = () => import('../../kit/media/MediaOverlay.tsx');
const Overlay = lazy(async () => ({ default: (await loadOverlay()).MediaOverlay }));
const load = () => void loadOverlay();

interface ReportGalleryProps {
  /** What can be shown, in the order in which it is looked through. */
  readonly items: readonly GalleryMedia[];
  readonly children: ReactNode;
}

/** One gallery for all photos and videos inside of it. */
export function ReportGallery({ items, children }: ReportGalleryProps) {
  const shown = useMediaInHistory();
  return (
    <MediaGallery
      items={items}
      shown={shown}
      load={load}
      renderOverlay={(overlay) => <Overlay {...overlay} />}
    >
      {children}
    </MediaGallery>
  );
}
