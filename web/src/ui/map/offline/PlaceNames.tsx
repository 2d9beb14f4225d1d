import type { Map as LeafletMap } from 'leaflet';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { textScale } from '../../textScale.ts';
import type { MapMarker } from '../map.ts';
import { markerExtent } from '../markerPicture.ts';
import { useLeafletMap, useMapEvents } from './LeafletContainer.tsx';
import { placeLabels } from './placeLabels.ts';
import type { PlaceLabel } from './placeLabels.ts';
import { loadPlaces } from './places.ts';
import type { NamedPlace } from './places.ts';
import classes from './PlaceNames.module.css';

/** More names than this are unreadable. */
const mostNames = 90;
/** A town with at least this population stands out. */
const largeTown = 150_000;
/**
 * Fraction of the map's size on each side in which names are also placed, so that they are ready when it is dragged.
 */
const margin = 0.3;
const pixelsPerLetter = 6.6;

interface PlaceNamesProps {
  readonly markers: readonly MapMarker[];
  /** Called when the names are drawn, or when they failed to load. */
  readonly onNamed: () => void;
}

const noPlaces: readonly NamedPlace[] = [];

/**
 * The names of towns, as many as fit beside the markers. They are context for sighted users, so screen readers skip
 * them.
 */
export function PlaceNames({ markers, onNamed }: PlaceNamesProps) {
  const map = useLeafletMap();
  const [loaded, setLoaded] = useState<readonly NamedPlace[] | null>(null);
  const places = loaded ?? noPlaces;
  const [moves, setMoves] = useState(0);
  // Names are deferred so that they do not slow down panning.
  const shown = useDeferredValue(useMemo(() => ({ markers, moves }), [markers, moves]));
  const labels = useMemo(() => labelsOf(map, places, shown.markers), [map, places, shown]);
  useEffect(() => {
    let left = false;
    // Without names the map still shows its content.
    loadPlaces().then(
      (found) => {
        if (!left) setLoaded(found);
      },
      () => {
        if (!left) setLoaded(noPlaces);
      },
    );
    return () => {
      left = true;
    };
  }, []);
  const tellNamed = useEffectEvent(() => onNamed());
  const named = loaded !== null;
  useEffect(() => {
    if (named) tellNamed();
  }, [named]);
  useMapEvents('moveend viewreset resize', () => setMoves((before) => before + 1));
  const pane = map.getPane(paneName);
  return (
    pane &&
    createPortal(
      labels.map(({ place: { name, people, latitude, longitude }, x, y, side }) => (
        <span
          key={`${name} ${latitude} ${longitude}`}
          aria-hidden
          className={classes.place}
          data-large={people >= largeTown || undefined}
          data-side={side}
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          {name}
        </span>
      )),
      pane,
    )
  );
}

const paneName = 'places';

/** Adds the map pane of the names. It is hidden while the map zooms, because the names are placed again afterwards. */
export function addNamePane(map: LeafletMap): void {
  map.createPane(paneName).classList.add('leaflet-zoom-hide', ...(classes.pane ? [classes.pane] : []));
}

function labelsOf(
  map: LeafletMap,
  places: readonly NamedPlace[],
  markers: readonly MapMarker[],
): PlaceLabel[] {
  const bounds = map.getBounds().pad(margin);
  // Space is measured in pixels at the default text size.
  const scale = textScale();
  const labels = placeLabels(places, {
    box: {
      north: bounds.getNorth(),
      south: bounds.getSouth(),
      west: bounds.getWest(),
      east: bounds.getEast(),
    },
    pixelOf: ({ latitude, longitude }) => map.latLngToLayerPoint([latitude, longitude]).divideBy(scale),
    widthOf: ({ name }) => name.length * pixelsPerLetter,
    most: mostNames,
    obstacles: markers.map((marker) => {
      const { x, y } = map.latLngToLayerPoint([marker.latitude, marker.longitude]);
      const { left, right, top, bottom } = markerExtent(marker);
      return {
        left: (x + left) / scale,
        right: (x + right) / scale,
        top: (y + top) / scale,
        bottom: (y + bottom) / scale,
      };
    }),
  });
  return labels.map((label) => ({ ...label, x: label.x * scale, y: label.y * scale }));
}
