import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { GalleryVideo } from './GalleryVideo.tsx';
import { IconButton } from './IconButton.tsx';
import type { GalleryItem } from './item.ts';
import { idAfterChange, rotatedBy } from './rules.ts';
import { ZoomablePicture } from './ZoomablePicture.tsx';
import classes from './Gallery.module.css';

export interface GalleryProps<Item extends GalleryItem> {
  readonly items: readonly Item[];
  /** Id of the item that is shown. */
  readonly current: string;
  /** Called with the id to show next: by buttons, keys and swipes, and when the shown item disappears. */
  readonly onMove: (id: string) => void;
  /** Called once when the person closes the gallery or nothing is left to show. */
  readonly onClose: () => void;
  readonly formatTime: (instant: string) => string;
  /** Whether pictures can be turned; that changes how they are seen, not the file. */
  readonly rotatable?: boolean;
  /** Buttons for who may change the item, such as delete. */
  readonly actions?: (item: Item) => ReactNode;
  /** Shown in place of the plain caption, such as a form that changes it. */
  readonly caption?: (item: Item) => ReactNode;
}

/**
 * Photos and videos over the whole window. The browser's own modal dialog keeps the focus inside, makes the page behind
 * inert and gives the focus back to what opened it.
 */
export function Gallery<Item extends GalleryItem>({
  items,
  current,
  onMove,
  onClose,
  formatTime,
  rotatable = false,
  actions,
  caption,
}: GalleryProps<Item>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const known = useRef<readonly string[]>([]);
  const [turns, setTurns] = useState<ReadonlyMap<string, number>>(new Map());
  const ids = items.map(({ id }) => id);
  const position = ids.indexOf(current);
  const item = items[position];

  // Closed while it still stands in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const follow = useEffectEvent((now: readonly string[]) => {
    const next = idAfterChange(known.current, current, now);
    known.current = now;
    if (next === null) onClose();
    else if (next !== current) onMove(next);
  });
  const idList = ids.join('\n');
  useEffect(() => follow(idList === '' ? [] : idList.split('\n')), [idList]);

  useEffect(() => {
    for (const step of [-1, 1]) {
      const neighbour = items[position + step];
      if (neighbour?.type === 'PHOTO' && neighbour.mediaUrl !== null) new Image().src = neighbour.mediaUrl;
    }
  }, [items, position]);

  const step = (by: -1 | 1) => {
    const next = ids[position + by];
    if (next !== undefined) onMove(next);
  };
  const keys = (event: KeyboardEvent) => {
    // Dialogs behind this one listen to the same keys.
    event.stopPropagation();
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
      return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else return;
    event.preventDefault();
  };

  const name = item?.type === 'VIDEO' ? 'Video' : 'Photo';
  const label = item?.caption ? `${name}: ${item.caption}` : `${name} ${position + 1}`;
  return (
    <dialog
      ref={dialog}
      className={classes.gallery}
      aria-label="Photos and videos"
      onKeyDown={keys}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={classes.bar}>
        <output className={classes.counter}>{item ? `${position + 1} of ${items.length}` : ''}</output>
        <div className={classes.tools}>
          {item && actions?.(item)}
          {rotatable && item?.type === 'PHOTO' && (
            <IconButton
              name="Rotate"
              icon="rotate"
              onClick={() =>
                setTurns((before) => new Map(before).set(item.id, rotatedBy(before.get(item.id) ?? 0)))
              }
            />
          )}
          <IconButton name="Close" icon="close" onClick={onClose} />
        </div>
      </div>
      <div className={classes.stage}>
        {item?.type === 'PHOTO' && (
          <ZoomablePicture
            key={item.id}
            src={item.mediaUrl ?? item.thumbUrl ?? undefined}
            alt={label}
            rotation={turns.get(item.id) ?? 0}
            onStep={step}
          />
        )}
        {item?.type === 'VIDEO' && (
          <GalleryVideo key={item.id} url={item.mediaUrl} poster={item.thumbUrl} label={label} />
        )}
        {items.length > 1 && (
          <>
            <IconButton
              name="Previous"
              icon="previous"
              className={classes.previous}
              onClick={() => step(-1)}
              disabled={position <= 0}
            />
            <IconButton
              name="Next"
              icon="next"
              className={classes.next}
              onClick={() => step(1)}
              disabled={position >= items.length - 1}
            />
          </>
        )}
      </div>
      <div className={classes.foot}>
        {item &&
          (caption ? caption(item) : item.caption && <p className={classes.caption}>{item.caption}</p>)}
        {item?.takenAt && (
          <time className={classes.taken} dateTime={item.takenAt}>
            {formatTime(item.takenAt)}
          </time>
        )}
      </div>
    </dialog>
  );
}
