/** The constants of the gallery. Durations are in milliseconds, lengths in pixels, unless the name says otherwise. */
export const zoomRange = { least: 1, most: 4 } as const;
export const pinchTolerance = 0.2;
export const doubleTapMilliseconds = 300;
export const swipeShareOfWidth = 1 / 3;
export const rotationDegrees = 90;
export const videoProgressMilliseconds = 200;

/** How far a finger may move and still tap. */
const tapSlop = 10;
const doubleTapZoom = 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The view of a picture: enlarged by `zoom`, and offset by `x` and `y` pixels from the middle. */
export interface View extends Point {
  readonly zoom: number;
}

/** The zoom step of a key. */
export const zoomStep = 0.5;

export const wholePicture: View = { zoom: zoomRange.least, x: 0, y: 0 };

export const clampZoom = (zoom: number): number => Math.min(zoomRange.most, Math.max(zoomRange.least, zoom));

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * The zoom of a pinch, from the ratio of the finger distance to its start. Hands tremble: below the tolerance nothing
 * happens, and above it the tolerance is subtracted so that the picture does not jump.
 */
export function zoomOfPinch(zoomAtStart: number, ratio: number): number {
  if (Math.abs(ratio - 1) < pinchTolerance) return zoomAtStart;
  const felt = ratio > 1 ? ratio - pinchTolerance : ratio + pinchTolerance;
  return clampZoom(zoomAtStart * felt);
}

/** Zooms to `zoom` and keeps the point under `anchor`, measured from the middle of the frame, in place. */
export function zoomAt(view: View, zoom: number, anchor: Point): View {
  const next = clampZoom(zoom);
  if (next === zoomRange.least) return wholePicture;
  const factor = next / view.zoom;
  return {
    zoom: next,
    x: anchor.x - (anchor.x - view.x) * factor,
    y: anchor.y - (anchor.y - view.y) * factor,
  };
}

/** Pans an enlarged picture, no further than its edges. */
export function moveBy(view: View, dx: number, dy: number, frame: { width: number; height: number }): View {
  const reachX = (frame.width * (view.zoom - 1)) / 2;
  const reachY = (frame.height * (view.zoom - 1)) / 2;
  return {
    zoom: view.zoom,
    x: Math.min(reachX, Math.max(-reachX, view.x + dx)),
    y: Math.min(reachY, Math.max(-reachY, view.y + dy)),
  };
}

/** A double tap enlarges the tapped point, or resets the zoom. */
export const viewAfterDoubleTap = (view: View, anchor: Point): View =>
  view.zoom > zoomRange.least ? wholePicture : zoomAt(view, doubleTapZoom, anchor);

export interface Tap extends Point {
  /** Milliseconds of a monotonic clock. */
  readonly at: number;
}

export const isDoubleTap = (earlier: Tap | null, tap: Tap): boolean =>
  earlier !== null && tap.at - earlier.at <= doubleTapMilliseconds && distance(earlier, tap) <= 4 * tapSlop;

export const isTap = (from: Point, to: Point): boolean => distance(from, to) <= tapSlop;

/** -1 for the previous item, 1 for the next, 0 when a swipe was too short or vertical. */
export function stepOfSwipe(dx: number, dy: number, width: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= width * swipeShareOfWidth || Math.abs(dy) > Math.abs(dx)) return 0;
  return dx < 0 ? 1 : -1;
}

/**
 * The item to show after the items changed: the same one if it is still there, else its successor, else its
 * predecessor; null when none is left.
 */
export function idAfterChange(
  before: readonly string[],
  current: string,
  now: readonly string[],
): string | null {
  if (now.includes(current)) return current;
  const left = new Set(now);
  const position = before.indexOf(current);
  const after = before.slice(position + 1).find((id) => left.has(id));
  return after ?? before.slice(0, Math.max(0, position)).findLast((id) => left.has(id)) ?? now[0] ?? null;
}

/**
 * The URLs of a video in the order of attempts: the variant with 720 lines, which loads faster if it exists, then the
 * original. The variant is next to the original as `name_720p.mp4`.
 */
export function videoSources(url: string): string[] {
  const [path = '', ...rest] = url.split(/(?=[?#])/);
  const variant = path.replace(/(?<!_720p)\.mp4$/i, '_720p.mp4');
  return variant === path ? [url] : [variant + rest.join(''), url];
}

/** Seconds as `m:ss`. */
export function formatSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
