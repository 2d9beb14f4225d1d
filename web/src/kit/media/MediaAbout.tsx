import type { GalleryMedia } from './media.ts';
import classes from './MediaGrid.module.css';

/** Below a photo or video that is looked at: its caption, and what it was asked for. */
export const MediaAbout = ({ media: { caption, about } }: { media: GalleryMedia }) => (
  <div className={classes.shown}>
    {caption && <p>{caption}</p>}
    <p className={classes.about}>{about}</p>
  </div>
);
