import type { ReactNode } from 'react';
import { DeliverKeys } from '../../../kit/keyboard/DeliverKeys.tsx';
import { MediaGallery } from '../../../kit/media/MediaGallery.tsx';
import type { GalleryMedia } from '../../../kit/media/media.ts';
import { useMediaInAddress } from '../../../kit/media/mediaInAddress.ts';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../kit/page/code/PieceBoundary.tsx';
import { fetchAhead } from '../../../kit/page/code/whenOnline.ts';

const Overlay = definePiece(async () => (await import('./JobMediaOverlay.tsx')).JobMediaOverlay);
const load = () => fetchAhead(Overlay.load);

interface JobMediaGalleryProps {
  /** The job of the photos and videos, for users who may edit them; null for read-only. */
  readonly editedJob: string | null;
  /** Whether capture times are shown: the examples of a template have none. */
  readonly timed?: boolean;
  /** The items that can be shown, in order. */
  readonly items: readonly GalleryMedia[];
  readonly children: ReactNode;
}

/** One gallery for all photos and videos of a job inside it. */
export function JobMediaGallery({ editedJob, timed = true, items, children }: JobMediaGalleryProps) {
  const shown = useMediaInAddress();
  return (
    <MediaGallery
      items={items}
      shown={shown}
      load={load}
      renderOverlay={(overlay) => (
        <PieceBoundary>
          <Overlay {...overlay} editedJob={editedJob} timed={timed} />
          <DeliverKeys />
        </PieceBoundary>
      )}
    >
      {children}
    </MediaGallery>
  );
}
