import type { GalleryMedia } from './media.ts';
import classes from './MediaGrid.module.css';

/** Below a photo or video in the gallery: its caption, and its task. */
export const MediaAbout = ({ media: { caption, about } }: { media: GalleryMedia }) => (
  <div className={classes.shown}>
    {caption && <p>{caption}</p>}
    <p className={classes.about}>{about}</p>
  </div>
);
