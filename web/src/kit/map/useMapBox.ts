import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MapBox, MapRest } from '../../ui/map/map.ts';
import { readable, useSearch } from '../page/useSearch.ts';
import { boxParameter, earthBox, readBox, writeBox } from './mapBox.ts';

export interface MapBoxControl {
  /** What the map is to show. */
  readonly wanted: MapBox | null;
  /** What is in sight, and so what belongs into the list; as a map opens, all of the earth. */
  readonly inSight: MapBox;
  readonly zoom: number;
  readonly onBoxChange: (box: MapBox, rest: MapRest) => void;
  /** Another parameter of the same address; an empty one is left out. The promise is that of the address. */
  readonly setParameter: (name: string, value: string) => void | Promise<void>;
  /** Has the map show another part. */
  readonly show: (box: MapBox) => void;
  /** The same, as what the map opens with: the address does not tell it. */
  readonly open: (box: MapBox) => void;
}

const earth: MapBox = { north: 90, south: -90, west: -180, east: 180 };

/**
 * The part of a map that stands in the address. What the person moves to is written there; what the address is changed
 * to from outside, the map shows. A map may show more than it was asked for, which is not written: with each reload
 * more of the earth would come into sight.
 */
export function useMapBox(): MapBoxControl {
  const { read, write: writeSearch } = useSearch();
  const { search } = useLocation();
  const text = new URLSearchParams(search).get(boxParameter);
  const [known, setKnown] = useState(text);
  const [wanted, setWanted] = useState(() => readBox(text));
  const [inSight, setInSight] = useState(wanted ?? earth);
  const [zoom, setZoom] = useState(0);
  if (text !== known) {
    setKnown(text);
    setWanted(readBox(text) ?? wanted);
  }

  const setParameter = useCallback(
    (name: string, value: string) => {
      const next = new URLSearchParams(read());
      if (value === '') next.delete(name);
      else next.set(name, value);
      const text = readable(next);
      return writeSearch(text === '' ? '' : `?${text}`, { replace: true });
    },
    [read, writeSearch],
  );
  const write = (box: MapBox) => {
    setKnown(writeBox(box));
    void setParameter(boxParameter, writeBox(box));
  };

  return {
    wanted,
    setParameter,
    inSight,
    zoom,
    onBoxChange: (box, rest) => {
      const there = earthBox(box);
      setInSight(there);
      setZoom(rest.zoom);
      if (rest.moved) write(there);
    },
    show: (box) => {
      setWanted(box);
      write(box);
    },
    open: setWanted,
  };
}
