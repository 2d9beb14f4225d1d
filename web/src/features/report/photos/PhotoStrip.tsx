import type { GalleryMedia } from '../../../kit/media/media.ts';
import { useOpenMedia } from '../../../kit/media/MediaGallery.tsx';
import { Picture } from '../../../ui/gallery/Picture.tsx';
import { counted } from '../counting.ts';
import { useAllPhotos } from './allPhotos.ts';
import hiddenClasses from '../hidden.module.css';
import classes from './PhotoStrip.module.css';

/** One row of the widest sheet; narrower ones show as many as fit. */
const mostShown = 6;

/** The first photos of the report, before any answer, with a button for all of them. */
export function PhotoStrip({ pictures }: { pictures: readonly GalleryMedia[] }) {
  const { open, load } = useOpenMedia();
  const all = useAllPhotos();
  const shown = pictures.filter(({ thumbUrl, type }) => type === 'PHOTO' || thumbUrl).slice(0, mostShown);
  if (all.count === 0) return null;
  return (
    <div className={classes.strip}>
      {shown.length > 0 && (
        <ul className={classes.photos}>
          {shown.map(({ id, thumbUrl, mediaUrl, caption, about }) => (
            <li key={id}>
              <button type="button" className={classes.open} onPointerEnter={load} onClick={() => open(id)}>
                <span className={hiddenClasses.hidden}>Open {caption ?? about}</span>
                <Picture
                  src={thumbUrl ?? mediaUrl ?? undefined}
                  alt=""
                  className={classes.photo ?? ''}
                  decoding="async"
                  width={320}
                  height={240}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {(all.count > 1 || shown.length === 0) && (
        <button type="button" className={classes.all} onPointerEnter={all.load} onClick={all.open}>
          All {counted(all.count, 'photo')}
        </button>
      )}
    </div>
  );
}
