import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { Pane, useMap, useMapEvents } from 'react-leaflet';
import { placeLabels } from './placeLabels.ts';
import type { PlaceLabel } from './placeLabels.ts';
import { loadPlaces } from './places.ts';
import type { NamedPlace } from './places.ts';
import classes from './PlaceNames.module.css';

/** More names than this are not read. */
const mostNames = 90;
/** A town from this many people on stands out. */
const largeTown = 150_000;
/** Part of the map's size on each side that names are also placed in, to be there when it is dragged. */
const margin = 0.3;
const pixelsPerLetter = 6.6;

/** The names of towns, as many as have room. They explain the map to those who see it, so they are not read out. */
export function PlaceNames() {
  const map = useMap();
  const [places, setPlaces] = useState<readonly NamedPlace[]>([]);
  const [labels, setLabels] = useState<readonly PlaceLabel[]>([]);
  useEffect(() => {
    let left = false;
    // Without the names the map still shows where things are.
    loadPlaces().then(
      (loaded) => {
        if (left) return;
        setPlaces(loaded);
        setLabels(labelsOf(map, loaded));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [map]);
  const place = () => setLabels(labelsOf(map, places));
  useMapEvents({ moveend: place, viewreset: place, resize: place });
  return (
    <Pane name="places" className={`leaflet-zoom-hide ${classes.pane ?? ''}`}>
      {labels.map(({ place: { name, people, latitude, longitude }, x, y }) => (
        <span
          key={`${name} ${latitude} ${longitude}`}
          aria-hidden
          className={classes.place}
          data-large={people >= largeTown || undefined}
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          {name}
        </span>
      ))}
    </Pane>
  );
}

function labelsOf(map: LeafletMap, places: readonly NamedPlace[]): PlaceLabel[] {
  const bounds = map.getBounds().pad(margin);
  return placeLabels(places, {
    box: {
      north: bounds.getNorth(),
      south: bounds.getSouth(),
      west: bounds.getWest(),
      east: bounds.getEast(),
    },
    pixelOf: ({ latitude, longitude }) => map.latLngToLayerPoint([latitude, longitude]),
    widthOf: ({ name }) => name.length * pixelsPerLetter,
    most: mostNames,
  });
}
