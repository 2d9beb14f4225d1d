import { formatDateTime } from '../../kit/value/time.ts';
import { Gallery } from '../../ui/gallery/Gallery.tsx';
import type { ReportPicture } from './pictures.ts';
import classes from './MediaGrid.module.css';

interface PictureOverlayProps {
  readonly pictures: readonly ReportPicture[];
  readonly current: string;
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
}

/** The gallery of a report: below each picture stands what it was asked for. */
export function PictureOverlay({ pictures, ...gallery }: PictureOverlayProps) {
  return <Gallery {...gallery} items={pictures} formatTime={formatDateTime} caption={about} />;
}

const about = ({ caption, about: task }: ReportPicture) => (
  <div className={classes.shown}>
    {caption && <p>{caption}</p>}
    <p className={classes.about}>{task}</p>
  </div>
);
