import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { PointerEvent, Ref } from 'react';
import { Picture } from './Picture.tsx';
import {
  distance,
  isDoubleTap,
  isTap,
  middle,
  moveBy,
  stepOfSwipe,
  viewAfterDoubleTap,
  wholePicture,
  zoomAt,
  zoomOfPinch,
  zoomStep,
} from './rules.ts';
import type { Point, Tap, View } from './rules.ts';
import classes from './Gallery.module.css';

export interface ZoomControl {
  /** Zooms in (1) or out (-1) by one step of the keyboard; 0 resets the zoom. */
  readonly zoom: (direction: -1 | 0 | 1) => void;
}

interface ZoomablePictureProps {
  readonly control: Ref<ZoomControl>;
  readonly src: string | undefined;
  readonly alt: string;
  /**
   * Degrees clockwise from the camera's orientation to the shown one, in quarter turns; 360 and more after a full turn.
   */
  readonly rotation: number;
  /** Degrees clockwise by which the image of `src` is turned already. */
  readonly turnedBy?: number;
  /** -1 for the previous item, 1 for the next. */
  readonly onStep: (step: -1 | 1) => void;
}

/** The pointers on the picture, and the state when the last of them came or went. */
interface Gesture {
  readonly fingers: Map<number, Point>;
  start: Point;
  startView: View;
  startDistance: number;
  pinched: boolean;
}

const wheelSpeed = 0.0015;

/** A picture that zooms by wheel, pinch, double tap or keys, pans while enlarged, and swipes otherwise. */
export function ZoomablePicture({ control, src, alt, rotation, turnedBy = 0, onStep }: ZoomablePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useLoaded(src, turnedBy);
  const degrees = rotation - shown.turnedBy;
  const [view, setView] = useState(wholePicture);
  const [swipe, setSwipe] = useState(0);
  const [touched, setTouched] = useState(false);
  const gesture = useRef<Gesture>({
    fingers: new Map(),
    start: { x: 0, y: 0 },
    startView: wholePicture,
    startDistance: 0,
    pinched: false,
  });
  const lastTap = useRef<Tap>(null);

  const size = () => {
    const { width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {};
    return { width, height };
  };
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const within = (next: View) => moveBy(next, 0, 0, size());

  useImperativeHandle(control, () => ({
    zoom: (direction) =>
      setView((before) =>
        direction === 0
          ? wholePicture
          : within(zoomAt(before, before.zoom + direction * zoomStep, { x: 0, y: 0 })),
      ),
  }));

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    // React's wheel listeners are passive, and the page would scroll or zoom as well.
    event.preventDefault();
    const anchor = fromMiddle({ x: event.clientX, y: event.clientY });
    setView((before) => within(zoomAt(before, before.zoom * (1 - event.deltaY * wheelSpeed), anchor)));
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const zoom = (event: WheelEvent) => zoomByWheel(event);
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, []);

  const begin = (current: View) => {
    const { fingers } = gesture.current;
    const [first, second] = [...fingers.values()];
    if (!first) return;
    gesture.current.start = second ? middle(first, second) : first;
    gesture.current.startDistance = second ? distance(first, second) : 0;
    gesture.current.startView = current;
  };

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (gesture.current.fingers.size === 0) gesture.current.pinched = false;
    gesture.current.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    setTouched(true);
    begin(view);
  };

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { fingers, start, startView, startDistance } = gesture.current;
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [first, second] = [...fingers.values()];
    if (first && second) {
      gesture.current.pinched = true;
      setSwipe(0);
      const zoom = zoomOfPinch(startView.zoom, distance(first, second) / startDistance);
      setView(within(zoomAt(startView, zoom, fromMiddle(middle(first, second)))));
    } else if (first && startView.zoom > wholePicture.zoom) {
      setView(moveBy(startView, first.x - start.x, first.y - start.y, size()));
    } else if (first && !gesture.current.pinched) {
      setSwipe(first.x - start.x);
    }
  };

  const up = (event: PointerEvent<HTMLDivElement>) => {
    const { fingers, start, startView, pinched } = gesture.current;
    const end = { x: event.clientX, y: event.clientY };
    if (!fingers.delete(event.pointerId)) return;
    setSwipe(0);
    setTouched(fingers.size > 0);
    if (fingers.size > 0) {
      begin(view);
      return;
    }
    if (pinched || event.type === 'pointercancel') return;
    if (isTap(start, end)) {
      const tap = { ...end, at: event.timeStamp };
      if (isDoubleTap(lastTap.current, tap)) {
        lastTap.current = null;
        setView((before) => within(viewAfterDoubleTap(before, fromMiddle(end))));
      } else lastTap.current = tap;
      return;
    }
    if (startView.zoom > wholePicture.zoom) return;
    const step = stepOfSwipe(end.x - start.x, end.y - start.y, size().width);
    if (step !== 0) onStep(step);
  };

  return (
    <div
      ref={frame}
      className={classes.frame}
      data-zoomed={view.zoom > 1}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <Picture
        // A new element: the old one would visibly animate back to its start.
        key={shown.src}
        src={shown.src}
        decoding="sync"
        alt={alt}
        missing="This picture cannot be shown"
        draggable={false}
        className={classes.picture ?? ''}
        data-still={!touched}
        data-sideways={degrees % 180 !== 0}
        data-zoom={view.zoom}
        data-turned={degrees % 360}
        style={{
          transform: `translate(${view.x + swipe}px, ${view.y}px) scale(${view.zoom}) rotate(${degrees}deg)`,
        }}
      />
    </div>
  );
}

interface LoadedPicture {
  readonly src: string | undefined;
  readonly turnedBy: number;
}

/** Shows a new picture once it has loaded; the previous one stays until then. */
function useLoaded(src: string | undefined, turnedBy: number): LoadedPicture {
  const [shown, setShown] = useState<LoadedPicture>({ src, turnedBy });
  const isShown = shown.src === src;
  useEffect(() => {
    if (isShown) return undefined;
    const show = () => setShown({ src, turnedBy });
    if (src === undefined) {
      show();
      return undefined;
    }
    const image = new Image();
    image.addEventListener('load', show);
    // The image then shows its own error.
    image.addEventListener('error', show);
    image.src = src;
    return () => {
      image.removeEventListener('load', show);
      image.removeEventListener('error', show);
    };
  }, [isShown, src, turnedBy]);
  return shown;
}
