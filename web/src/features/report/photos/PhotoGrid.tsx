import { memo, useRef } from 'react';
import { PlayMark } from '../../../kit/media/MediaGrid.tsx';
import { useOpenMedia } from '../../../kit/media/MediaGallery.tsx';
import { Picture } from '../../../ui/gallery/Picture.tsx';
import { counted } from '../counting.ts';
import type { ReportPicture } from './pictures.ts';
import { useNear } from '../useNear.ts';
import type { Place } from '../useNear.ts';
import type { PicturesOfTask } from './byTask.ts';
import hiddenClasses from '../hidden.module.css';
import classes from './PhotoGrid.module.css';

interface PhotoGridProps {
  readonly group: PicturesOfTask;
  readonly scroller: Place;
}

/** The photos of one task. */
export function PhotoGrid({ group: { task, pictures }, scroller }: PhotoGridProps) {
  return (
    <section className={classes.group}>
      <h3 className={classes.heading}>
        {task.number}. {task.title} <span className={classes.quiet}>{counted(pictures.length, 'photo')}</span>
      </h3>
      <ul className={classes.photos}>
        {pictures.map((picture, index) => (
          <Tile
            key={picture.id}
            picture={picture}
            place={`${index + 1} of ${pictures.length}`}
            scroller={scroller}
          />
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly picture: ReportPicture;
  readonly place: string;
  readonly scroller: Place;
}

/**
 * Browsers load "lazy" images from several screens away, which are megabytes of photos: this waits until they are near.
 */
const aheadOfReader = { rootMargin: '320px' };

const Tile = memo(function Tile({ picture, place, scroller }: TileProps) {
  const { id, type, caption, part, task, thumbUrl, mediaUrl } = picture;
  const { open, load } = useOpenMedia();
  const tile = useRef<HTMLLIElement>(null);
  const near = useNear(tile, aheadOfReader, scroller);
  const src = thumbUrl ?? (type === 'PHOTO' ? mediaUrl : null);
  return (
    <li ref={tile} className={classes.tile}>
      <button type="button" className={classes.open} onPointerEnter={load} onClick={() => open(id)}>
        <span className={hiddenClasses.hidden}>
          Open {type === 'VIDEO' ? 'Video' : 'Photo'} {place}, {caption ?? part ?? task.title}
        </span>
        {near && (src !== null || type === 'PHOTO') && (
          <Picture
            src={src ?? undefined}
            alt=""
            className={classes.picture ?? ''}
            loading="lazy"
            decoding="async"
            width={320}
            height={240}
          />
        )}
        {type === 'VIDEO' && <PlayMark className={classes.film} />}
      </button>
    </li>
  );
});
