import { PictureOrPlaceholder } from '../../../kit/value/PictureOrPlaceholder.tsx';
import type { ContentMediaFragment } from '../Media.generated.ts';
import classes from './preview.module.css';

/** The picture, or the poster of a video, above a text; nothing until it is processed, as in the app. */
export function AppMedia({
  media: { type, status, mediaUrl, thumbUrl, caption },
}: {
  media: ContentMediaFragment;
}) {
  if (status !== 'READY') return null;
  const isFilm = type === 'VIDEO';
  return (
    <PictureOrPlaceholder
      src={thumbUrl ?? (isFilm ? null : mediaUrl)}
      alt={caption ?? (isFilm ? 'Film' : 'Picture')}
      className={classes.media ?? ''}
    />
  );
}
