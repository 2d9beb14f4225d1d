import 'leaflet/dist/leaflet.css';
import { control, geoJSON, map as leafletMap } from 'leaflet';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { boxAround, mapDefaults, shownPlaces } from '../map.ts';
import type { MapArea, MapBox, MapContent, MapMarker, MapPlace } from '../map.ts';
import { countryOutlines, fineCountryOutlines } from './outlines.ts';
import { OfflineAreas } from './OfflineAreas.tsx';
import { OfflineMarkers } from './OfflineMarkers.tsx';
import { OfflinePin } from './OfflinePin.tsx';
import { LeafletContainer, useLeafletMap, useMapEvents } from './LeafletContainer.tsx';
import { addNamePane, PlaceNames } from './PlaceNames.tsx';
import classes from './OfflineMap.module.css';

export interface OfflineMapProps extends MapContent {
  /** The deepest zoom to a single place. */
  readonly placeZoom?: number;
  /** Draws detailed coasts and borders. */
  readonly fine?: boolean;
  /** Called when all content is drawn, names included, or when the names failed to load. */
  readonly onDrawn?: () => void;
}

/** Nearer to a single place, the outlines show no detail. */
const usualPlaceZoom = 4.5;
/** For a pin that is to be corrected: an arrow key moves it by some hundred metres. */
const pinZoom = 11;
const nearestZoom = 9;
/** The deepest zoom, to distinguish places of one town. */
const deepestZoom = 17;
const edgePixels: [number, number] = [48, 68];

/** A map that needs no network: outlines of the countries, and the names of their towns. */
export default function OfflineMap({
  placeZoom = usualPlaceZoom,
  fine = false,
  onDrawn,
  ...content
}: OfflineMapProps) {
  const [outlines, settled] = useOutlines(fine);
  const [named, setNamed] = useState(false);
  const drawn = settled && named;
  const tellDrawn = useEffectEvent(() => onDrawn?.());
  useEffect(() => {
    if (drawn) tellDrawn();
  }, [drawn]);
  return (
    <LeafletContainer className={classes.map ?? ''} create={(element) => createMap(element, content)}>
      <Outlines of={outlines} />
      <PlaceNames markers={content.markers ?? noMarkers} onNamed={() => setNamed(true)} />
      <p className={classes.source}>Names: GeoNames, CC BY 4.0</p>
      <Shown {...content} placeZoom={placeZoom} />
    </LeafletContainer>
  );
}

function createMap(
  element: HTMLElement,
  { centre = mapDefaults.centre, zoom = mapDefaults.zoom, wheel = false }: MapContent,
): LeafletMap {
  const map = leafletMap(element, {
    center: tuple(centre),
    zoom,
    zoomSnap: 0.5,
    minZoom: 0.5,
    maxZoom: deepestZoom,
    scrollWheelZoom: wheel,
    trackResize: false,
    boxZoom: false,
    attributionControl: false,
  });
  control.scale({ imperial: false }).addTo(map);
  addNamePane(map);
  return map;
}

type CountryOutlines = ReturnType<typeof countryOutlines>;

/** The land, below everything else. */
function Outlines({ of: outlines }: { readonly of: CountryOutlines }) {
  const map = useLeafletMap();
  useEffect(() => {
    const layer = geoJSON(outlines, {
      interactive: false,
      style: { className: classes.land ?? '', weight: 0.7 },
    });
    layer.addTo(map).bringToBack();
    return () => void layer.remove();
  }, [map, outlines]);
  return null;
}

/** The outlines, and whether they are final. Detailed outlines replace the usual ones, which are bundled. */
function useOutlines(fine: boolean): [CountryOutlines, boolean] {
  const usual = useMemo(() => countryOutlines(), []);
  const [loaded, setLoaded] = useState<CountryOutlines | null>(null);
  useEffect(() => {
    if (!fine) return undefined;
    let left = false;
    const take = (outlines: CountryOutlines) => {
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

/** Fits the view when the content changes, and reports the visible part. */
function useView(content: ShownProps): void {
  const { follow = true, box = null, pins = [], placeZoom, onBoxChange } = content;
  const map = useLeafletMap();
  const own = useRef(false);
  const report = useEffectEvent(() =>
    onBoxChange?.(boxOf(map), { zoom: map.getZoom(), moved: !own.current }),
  );
  useMapEvents('moveend', () => report());
  /** Without animation the map is idle, and has reported it, before this returns. */
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
    // Paper has another size, and no resize event fires once printing has begun.
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
