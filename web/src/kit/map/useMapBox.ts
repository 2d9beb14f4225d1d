import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MapBox, MapRest } from '../../ui/map/map.ts';
import { readable, useSearch } from '../page/address/useSearch.ts';
import { boxParameter, earthBox, readBox, writeBox } from './mapBox.ts';

export interface MapBoxControl {
  /** The box that the map should show. */
  readonly wanted: MapBox | null;
  /** The visible box, which the list follows; initially the whole world. */
  readonly inSight: MapBox;
  readonly zoom: number;
  readonly onBoxChange: (box: MapBox, rest: MapRest) => void;
  /** Sets another parameter of the same address; an empty value removes it. The promise is that of the navigation. */
  readonly setParameter: (name: string, value: string) => void | Promise<void>;
  /** Moves the map. */
  readonly show: (box: MapBox) => void;
  /** Moves the map initially, without writing the address. */
  readonly open: (box: MapBox) => void;
}

const earth: MapBox = { north: 90, south: -90, west: -180, east: 180 };

/**
 * The map's box in the address. Moves by the user are written to it; changes of the address from outside move the map.
 * A map may show more than its box, which is not written: each reload would enlarge the visible part.
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
