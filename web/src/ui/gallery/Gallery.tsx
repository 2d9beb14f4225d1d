import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { GalleryVideo } from './GalleryVideo.tsx';
import { IconButton } from './IconButton.tsx';
import type { GalleryItem } from './item.ts';
import { idAfterChange } from './rules.ts';
import { useSeenTurned } from './turning.ts';
import type { Turning } from './turning.ts';
import { ZoomablePicture } from './ZoomablePicture.tsx';
import type { ZoomControl } from './ZoomablePicture.tsx';
import classes from './Gallery.module.css';

export interface GalleryProps<Item extends GalleryItem> {
  readonly items: readonly Item[];
  /** Id of the shown item. */
  readonly current: string;
  /** Called with the id to show next: on buttons, keys and swipes, and when the shown item disappears. */
  readonly onMove: (id: string) => void;
  /** Called once, when the user closes the gallery or no item is left. */
  readonly onClose: () => void;
  /** Formats the capture time, also when it is unknown; null hides it. */
  readonly formatTime: (takenAt: string | null) => string | null;
  /** Without it, turning changes only the view. */
  readonly turning?: Turning | undefined;
  /** Additional buttons, such as delete. */
  readonly renderActions?: (item: Item) => ReactNode;
  /** Replaces the plain caption, for example with a form that changes it. */
  readonly renderCaption?: (item: Item) => ReactNode;
  /** Content that must be above the gallery: anything outside the dialog is covered and inert. */
  readonly above?: ReactNode;
}

/**
 * Photos and videos over the whole window. The native modal dialog traps the focus, makes the page behind inert and
 * restores the focus on close.
 */
export function Gallery<Item extends GalleryItem>({
  items,
  current,
  onMove,
  onClose,
  formatTime,
  turning,
  renderActions,
  renderCaption,
  above,
}: GalleryProps<Item>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const picture = useRef<ZoomControl>(null);
  const known = useRef<readonly string[]>([]);
  const seen = useSeenTurned();
  const { of: rotationOf, turn } = turning ?? seen;
  const ids = items.map(({ id }) => id);
  const position = ids.indexOf(current);
  const item = items[position];
  const taken = item ? formatTime(item.takenAt) : null;

  // Closed while it is still in the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    inside.current?.focus();
    return () => element?.close();
  }, []);
  // The focused element may have been removed with its item; key events would reach no listener.
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) inside.current?.focus();
  });

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
  const show = (id: string | undefined) => {
    if (id !== undefined && id !== current) onMove(id);
  };
  const actOf: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => show(ids[0]),
    End: () => show(ids.at(-1)),
    '+': () => picture.current?.zoom(1),
    '=': () => picture.current?.zoom(1),
    '-': () => picture.current?.zoom(-1),
    '0': () => picture.current?.zoom(0),
  };
  const keys = (event: KeyboardEvent) => {
    // Dialogs behind this one listen to the same keys.
    event.stopPropagation();
    const { target, key } = event;
    if (target instanceof Element && target.closest(ownKeys)) {
      // Otherwise the browser would close this dialog together with the one above it.
      if (key === 'Escape' && target.closest(openedAbove)) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const act = actOf[key];
    if (!act) return;
    act();
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
      // Browsers ignore a prevented close the second time in a row and close the dialog themselves.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && currentTarget.isConnected) onClose();
      }}
    >
      <div ref={inside} tabIndex={-1} className={classes.inside}>
        <div className={classes.bar}>
          <output className={classes.counter}>{item ? `${position + 1} of ${items.length}` : ''}</output>
          <div className={classes.tools}>
            {item && renderActions?.(item)}
            {item?.type === 'PHOTO' && <IconButton name="Rotate" icon="rotate" onClick={() => turn(item)} />}
            <IconButton name="Close" icon="close" onClick={onClose} />
          </div>
        </div>
        <div className={classes.stage}>
          {item?.type === 'PHOTO' && (
            <ZoomablePicture
              key={item.id}
              control={picture}
              src={item.mediaUrl ?? item.thumbUrl ?? undefined}
              alt={label}
              rotation={rotationOf(item)}
              turnedBy={item.rotation ?? 0}
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
            (renderCaption
              ? renderCaption(item)
              : item.caption && <p className={classes.caption}>{item.caption}</p>)}
          {taken !== null && (
            <time className={classes.taken} {...(item?.takenAt != null && { dateTime: item.takenAt })}>
              {taken}
            </time>
          )}
        </div>
      </div>
      {above}
    </dialog>
  );
}

const openedAbove = '[role="dialog"], [role="menu"]';
/** Elements that handle keys themselves. */
const ownKeys = `input, textarea, select, [contenteditable], ${openedAbove}`;
