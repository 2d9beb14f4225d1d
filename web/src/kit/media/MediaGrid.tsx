import type { ReactNode } from 'react';
import { Picture } from '../../ui/gallery/Picture.tsx';
import type { Media } from './media.ts';
import { useOpenMedia } from './MediaGallery.tsx';
import classes from './MediaGrid.module.css';

interface MediaGridProps {
  readonly media: readonly Media[];
  readonly title: string;
  /** Actions below a failed item, which the gallery does not show. */
  readonly renderFailed?: ((media: Media, name: string) => ReactNode) | undefined;
}

const missingTexts = {
  PROCESSING: 'Being processed',
  FAILED: 'Not available',
  UNREADABLE: 'Not readable',
} as const;

/** Thumbnails that open the gallery. Items that are not ready show their state. */
export function MediaGrid({ media, title, renderFailed }: MediaGridProps) {
  const { open, load } = useOpenMedia();
  const name = ({ type, caption }: Media, index: number) =>
    `${type === 'VIDEO' ? 'Video' : 'Photo'} ${index + 1} of ${media.length}, ${caption ?? title}`;
  return (
    <ul className={classes.grid}>
      {media.map((one, index) => (
        <li key={one.id}>
          {one.status === 'READY' ? (
            <button type="button" className={classes.open} onPointerEnter={load} onClick={() => open(one.id)}>
              <span className={classes.hidden}>Open {name(one, index)}</span>
              <Thumbnail media={one} />
              {one.type === 'VIDEO' && <PlayMark className={classes.play} />}
            </button>
          ) : (
            <Picture
              src={undefined}
              alt={name(one, index)}
              missing={missingTexts[one.status ?? 'UNREADABLE']}
              className={classes.picture ?? ''}
            />
          )}
          {one.status !== 'READY' && one.failureReason && (
            <p className={classes.caption}>{one.failureReason}</p>
          )}
          {one.status === 'FAILED' && renderFailed?.(one, name(one, index))}
          {one.caption && <p className={classes.caption}>{one.caption}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Its accessible name is that of the button around it. */
function Thumbnail({ media: { type, thumbUrl, mediaUrl } }: { media: Media }) {
  const src = thumbUrl ?? (type === 'PHOTO' ? mediaUrl : null);
  if (src === null && type === 'VIDEO') return <span className={`${classes.picture} ${classes.film}`} />;
  return (
    <Picture
      src={src ?? undefined}
      alt=""
      className={classes.picture ?? ''}
      loading="lazy"
      decoding="async"
      width={320}
      height={240}
      data-photo=""
    />
  );
}

/** On the picture of a video. */
export const PlayMark = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden>
    <circle cx="20" cy="20" r="19" fill="rgb(16 18 22 / 70%)" stroke="#fff" strokeWidth="1.5" />
    <path d="M16 12.5v15l12-7.5z" fill="#fff" />
  </svg>
);
