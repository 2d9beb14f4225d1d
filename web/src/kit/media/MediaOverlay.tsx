import { Gallery } from '../../ui/gallery/Gallery.tsx';
import { formatDateTime } from '../value/time.ts';
import { MediaAbout } from './MediaAbout.tsx';
import type { Overlay } from './MediaGallery.tsx';

/** The gallery over the page, for who only looks. */
export function MediaOverlay(gallery: Overlay) {
  return (
    <Gallery
      {...gallery}
      formatTime={formatDateTime}
      renderCaption={(media) => <MediaAbout media={media} />}
    />
  );
}
