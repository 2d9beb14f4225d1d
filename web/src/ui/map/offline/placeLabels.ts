import { isInside } from '../map.ts';
import type { MapBox } from '../map.ts';
import type { NamedPlace } from './places.ts';

/** A name on the map; the middle of its dot in pixels. */
export interface PlaceLabel {
  readonly place: NamedPlace;
  readonly x: number;
  readonly y: number;
}

interface LabelledView {
  readonly box: MapBox;
  readonly pixelOf: (place: NamedPlace) => { readonly x: number; readonly y: number };
  /** How many pixels wide the name is drawn. */
  readonly widthOf: (place: NamedPlace) => number;
  readonly most: number;
}

/** Pixels of a line, its dot included, and the least room between two names. */
const lineHeight = 22;
const room = { wide: 16, high: 14 };

/**
 * The towns to name in a part of the map: the largest of those in it, as many as stand apart from each other. `places`
 * begins with the largest.
 */
export function placeLabels(places: readonly NamedPlace[], view: LabelledView): PlaceLabel[] {
  const { box, pixelOf, widthOf, most } = view;
  const labels: (PlaceLabel & { readonly half: number })[] = [];
  for (const place of places) {
    if (labels.length >= most) break;
    if (!isInside(place, box)) continue;
    const { x, y } = pixelOf(place);
    const half = widthOf(place) / 2;
    const free = labels.every(
      (other) =>
        Math.abs(other.x - x) >= other.half + half + room.wide ||
        Math.abs(other.y - y) >= lineHeight + room.high,
    );
    if (free) labels.push({ place, x, y, half });
  }
  return labels.map(({ half: _half, ...label }) => label);
}
