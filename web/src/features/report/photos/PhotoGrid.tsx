import { memo, useEffect, useRef, useState } from 'react';
import { useOpenMedia } from '../../../kit/media/MediaGallery.tsx';
import { Picture } from '../../../ui/gallery/Picture.tsx';
import { counted } from '../counting.ts';
import type { ReportPicture } from '../pictures.ts';
import { watchNear } from '../useNear.ts';
import type { PicturesOfTask } from './byTask.ts';
import classes from './PhotoGrid.module.css';

interface Scroller {
  readonly current: Element | null;
}

interface PhotoGridProps {
  readonly group: PicturesOfTask;
  readonly scroller: Scroller;
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
  readonly scroller: Scroller;
}

/** Browsers load what is "lazy" from several screens away, which are megabytes of photos: this waits until it is near. */
const margin = '320px';

const Tile = memo(function Tile({ picture, place, scroller }: TileProps) {
  const { id, type, caption, part, task, thumbUrl, mediaUrl } = picture;
  const { open, load } = useOpenMedia();
  const tile = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !tile.current) return undefined;
    return watchNear(tile.current, { root: scroller.current, rootMargin: margin }, () => setNear(true));
  }, [near, scroller]);
  const src = thumbUrl ?? (type === 'PHOTO' ? mediaUrl : null);
  return (
    <li ref={tile} className={classes.tile}>
      <button type="button" className={classes.open} onPointerEnter={load} onClick={() => open(id)}>
        <span className={classes.hidden}>
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
        {type === 'VIDEO' && <FilmMark />}
      </button>
    </li>
  );
});

const FilmMark = () => (
  <svg className={classes.film} viewBox="0 0 40 40" width="40" height="40" aria-hidden>
    <circle cx="20" cy="20" r="19" fill="rgb(16 18 22 / 70%)" stroke="#fff" strokeWidth="1.5" />
    <path d="M16 12.5v15l12-7.5z" fill="#fff" />
  </svg>
);
