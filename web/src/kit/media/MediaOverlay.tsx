import { Gallery } from '../../ui/gallery/Gallery.tsx';
import { formatDateTime } from '../value/time.ts';
import type { GalleryMedia } from './media.ts';
import classes from './MediaGrid.module.css';

interface MediaOverlayProps {
  readonly items: readonly GalleryMedia[];
  readonly current: string;
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
}

/** The gallery over the page: below each picture stands what it was asked for. */
export function MediaOverlay(gallery: MediaOverlayProps) {
  return <Gallery {...gallery} formatTime={formatDateTime} caption={about} />;
}

const about = ({ caption, about: task }: GalleryMedia) => (
  <div className={classes.shown}>
    {caption && <p>{caption}</p>}
    <p className={classes.about}>{task}</p>
  </div>
);
