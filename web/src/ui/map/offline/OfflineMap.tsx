import 'leaflet/dist/leaflet.css';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GeoJSON, MapContainer, ScaleControl, useMap, useMapEvents } from 'react-leaflet';
import { boxAround, mapDefaults, shownPlaces } from '../map.ts';
import type { MapArea, MapBox, MapContent, MapMarker, MapPlace } from '../map.ts';
import { countryOutlines, fineCountryOutlines } from './outlines.ts';
import { OfflineAreas } from './OfflineAreas.tsx';
import { OfflineMarkers } from './OfflineMarkers.tsx';
import { OfflinePin } from './OfflinePin.tsx';
import { PlaceNames } from './PlaceNames.tsx';
import classes from './OfflineMap.module.css';

export interface OfflineMapProps extends MapContent {
  /** How near the map goes to a single place. */
  readonly placeZoom?: number;
  /** Draws coasts and borders as they are seen from near. */
  readonly fine?: boolean;
  /** Called when all that it shows is there, names included, or will not come. */
  readonly onDrawn?: () => void;
}

/** Nearer to a single place, outlines say nothing. */
const usualPlaceZoom = 4.5;
/** To one that is to be corrected: an arrow key moves its pin by some hundred metres. */
const pinZoom = 11;
const nearestZoom = 9;
/** How near somebody may go, to tell places of one town from each other. */
const deepestZoom = 17;
const edgePixels: [number, number] = [48, 68];

/** A map that needs no network: outlines of the countries, and the names of their towns. */
export default function OfflineMap({
  placeZoom = usualPlaceZoom,
  fine = false,
  onDrawn,
  ...content
}: OfflineMapProps) {
  const { centre = mapDefaults.centre, zoom = mapDefaults.zoom } = content;
  const [outlines, settled] = useOutlines(fine);
  const [named, setNamed] = useState(false);
  const drawn = settled && named;
  const tellDrawn = useEffectEvent(() => onDrawn?.());
  useEffect(() => {
    if (drawn) tellDrawn();
  }, [drawn]);
  return (
    <MapContainer
      className={classes.map ?? ''}
      center={tuple(centre)}
      zoom={zoom}
      zoomSnap={0.5}
      minZoom={0.5}
      maxZoom={deepestZoom}
      scrollWheelZoom={content.wheel ?? false}
      trackResize={false}
      boxZoom={false}
      attributionControl={false}
    >
      <GeoJSON
        key={String(settled)}
        data={outlines}
        interactive={false}
        style={{ className: classes.land ?? '', weight: 0.7 }}
      />
      <ScaleControl imperial={false} />
      <PlaceNames markers={content.markers ?? noMarkers} onNamed={() => setNamed(true)} />
      <p className={classes.source}>Names: GeoNames, CC BY 4.0</p>
      <Shown {...content} placeZoom={placeZoom} />
    </MapContainer>
  );
}

/** What is drawn, and whether it stays so. Fine outlines take the place of the usual ones, which are here at once. */
function useOutlines(fine: boolean): [ReturnType<typeof countryOutlines>, boolean] {
  const usual = useMemo(() => countryOutlines(), []);
  const [loaded, setLoaded] = useState<ReturnType<typeof countryOutlines> | null>(null);
  useEffect(() => {
    if (!fine) return undefined;
    let left = false;
    const take = (outlines: ReturnType<typeof countryOutlines>) => {
      if (!left) setLoaded(outlines);
    };
    fineCountryOutlines().then(take, () => take(usual));
    return () => {
      left = true;
    };
  }, [fine, usual]);
  return [loaded ?? usual, !fine || loaded !== null];
}

const tuple = ({ latitude, longitude }: MapPlace): LatLngTuple => [latitude, longitude];

const noMarkers: readonly MapMarker[] = [];
const noAreas: readonly MapArea[] = [];

interface ShownProps extends MapContent {
  readonly placeZoom: number;
}

function Shown(content: ShownProps) {
  const { markers = noMarkers, areas = noAreas, pins = [], onSelect, onPinMove } = content;
  useView(content);
  return (
    <>
      <OfflineAreas areas={areas} onSelect={onSelect} />
      <OfflineMarkers markers={markers} onSelect={onSelect} />
      {pins.map((pin) => (
        <OfflinePin key={pin.id} pin={pin} onMove={onPinMove} />
      ))}
    </>
  );
}

/** Keeps everything in sight when other things are shown, and reports what is in sight. */
function useView(content: ShownProps): void {
  const { follow = true, box = null, pins = [], placeZoom, onBoxChange } = content;
  const map = useMap();
  const own = useRef(false);
  const report = useEffectEvent(() =>
    onBoxChange?.(boxOf(map), { zoom: map.getZoom(), moved: !own.current }),
  );
  useMapEvents({ moveend: () => report() });
  /** Without animation the map has come to rest, and has said so, before this returns. */
  const move = useEffectEvent((go: () => void) => {
    own.current = true;
    go();
    own.current = false;
  });
  const { key } = shownPlaces(content);
  const lookAtAll = useEffectEvent(() => {
    const { places } = shownPlaces(content);
    const around = boxAround(places);
    if (!around) return;
    const [only] = places;
    move(() => {
      if (places.length === 1 && only)
        map.setView(tuple(only), pins.length === 1 ? pinZoom : placeZoom, { animate: false });
      else map.fitBounds(bounds(around), { padding: edgePixels, maxZoom: nearestZoom, animate: false });
    });
  });
  useEffect(() => {
    if (follow && key !== '') lookAtAll();
    else move(() => report());
  }, [follow, key]);
  const showBox = useEffectEvent(() => {
    if (box) move(() => map.fitBounds(bounds(box), { animate: false }));
  });
  const boxKey = box && Object.values(bounds(box)).join();
  useEffect(() => {
    if (boxKey !== null) showBox();
  }, [boxKey]);
  const resize = useEffectEvent(() => move(() => map.invalidateSize({ animate: false })));
  useEffect(() => {
    const sizes = new ResizeObserver(() => resize());
    sizes.observe(map.getContainer());
    // Paper has a size of its own, and nothing is told of it once the page is being printed.
    const fitPaper = () => flushSync(() => resize());
    window.addEventListener('beforeprint', fitPaper);
    return () => {
      sizes.disconnect();
      window.removeEventListener('beforeprint', fitPaper);
    };
  }, [map]);
}

const bounds = ({ north, south, west, east }: MapBox): [LatLngTuple, LatLngTuple] => [
  [south, west],
  [north, east],
];

function boxOf(map: LeafletMap): MapBox {
  const bounds = map.getBounds();
  return {
    north: bounds.getNorth(),
    south: bounds.getSouth(),
    west: bounds.getWest(),
    east: bounds.getEast(),
  };
}
