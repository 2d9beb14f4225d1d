import { isInside } from '../map.ts';
import type { MapBox } from '../map.ts';
import type { NamedPlace } from './places.ts';

/** The position of the name relative to its dot. */
export type LabelSide = 'below' | 'above' | 'right' | 'left';

/** A name on the map; the middle of its dot in pixels. */
export interface PlaceLabel {
  readonly place: NamedPlace;
  readonly x: number;
  readonly y: number;
  readonly side: LabelSide;
}

/** A rectangle on the map, in pixels. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface LabelledView {
  readonly box: MapBox;
  readonly pixelOf: (place: NamedPlace) => { readonly x: number; readonly y: number };
  /** Measures the width of the name in pixels. */
  readonly widthOf: (place: NamedPlace) => number;
  readonly most: number;
  /** Rectangles that would cover a name. */
  readonly obstacles?: readonly Rectangle[];
}

/** Pixels of a line with its dot, and the least space between two names. */
const lineHeight = 22;
const room = { wide: 16, high: 14 };
/** Pixels from the middle of the dot to the name. */
const dotRadius = 2;
const sideGap = 6;
const nameHeight = 18;
const sides: readonly LabelSide[] = ['below', 'above', 'right', 'left'];
/** Fewer names than this give no orientation: some are then shown although something covers them. */
const leastNames = 8;

type Candidate = PlaceLabel & { readonly half: number };

/**
 * The towns to name in a view: the largest ones, as many as fit without touching each other and without being covered.
 * `places` begins with the largest.
 */
export function placeLabels(places: readonly NamedPlace[], view: LabelledView): PlaceLabel[] {
  const { box, pixelOf, widthOf, most, obstacles = [] } = view;
  const labels: Candidate[] = [];
  const covered: Candidate[] = [];
  for (const place of places) {
    if (labels.length >= most) break;
    if (!isInside(place, box)) continue;
    const { x, y } = pixelOf(place);
    const half = widthOf(place) / 2;
    if (!standsApart({ x, y, half }, labels)) continue;
    const side = sides.find((each) => isClear(nameAt(each, x, y, half), obstacles));
    if (side) labels.push({ place, x, y, half, side });
    else covered.push({ place, x, y, half, side: 'below' });
  }
  for (const label of covered) {
    if (labels.length >= leastNames) break;
    if (standsApart(label, labels)) labels.push(label);
  }
  return labels.map(({ half: _half, ...label }) => label);
}

const standsApart = (
  { x, y, half }: Pick<Candidate, 'x' | 'y' | 'half'>,
  labels: readonly Candidate[],
): boolean =>
  labels.every((other) => {
    // A name beside its dot reaches twice as far to one side.
    const wide = [other, { half, side: 'below' }].reduce(
      (sum, each) => sum + (each.side === 'left' || each.side === 'right' ? 2 * each.half : each.half),
      room.wide,
    );
    return Math.abs(other.x - x) >= wide || Math.abs(other.y - y) >= lineHeight + room.high;
  });

function nameAt(side: LabelSide, x: number, y: number, half: number): Rectangle {
  switch (side) {
    case 'below':
      return { left: x - half, right: x + half, top: y + dotRadius, bottom: y + dotRadius + nameHeight };
    case 'above':
      return { left: x - half, right: x + half, top: y - dotRadius - nameHeight, bottom: y - dotRadius };
    case 'right':
      return { left: x + sideGap, right: x + sideGap + 2 * half, top: y - 8, bottom: y + 8 };
    case 'left':
      return { left: x - sideGap - 2 * half, right: x - sideGap, top: y - 8, bottom: y + 8 };
  }
}

const isClear = (name: Rectangle, obstacles: readonly Rectangle[]): boolean =>
  obstacles.every(
    ({ left, right, top, bottom }) =>
      left >= name.right || right <= name.left || top >= name.bottom || bottom <= name.top,
  );
