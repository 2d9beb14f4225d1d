import 'leaflet/dist/leaflet.css';
import { divIcon } from 'leaflet';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Circle, GeoJSON, MapContainer, Marker, Tooltip, useMap, useMapEvents } from 'react-leaflet';
import { boxAround, mapDefaults, shownPlaces } from '../map.ts';
import type { MapContent, MapPlace, MapShape, MapTone } from '../map.ts';
import { markerSvg } from '../markerPicture.ts';
import { countryOutlines } from './outlines.ts';
import classes from './OfflineMap.module.css';

/** How near the map goes to a single place: nearer, outlines say nothing. */
const placeZoom = 4.5;
const nearestZoom = 9;
const edgePixels: [number, number] = [48, 68];

/** A map that needs no network: outlines of the countries. */
export default function OfflineMap(content: MapContent) {
  const { centre = mapDefaults.centre, zoom = mapDefaults.zoom } = content;
  const outlines = useMemo(() => countryOutlines(), []);
  return (
    <MapContainer
      className={classes.map ?? ''}
      center={tuple(centre)}
      zoom={zoom}
      zoomSnap={0.5}
      minZoom={0.5}
      maxZoom={nearestZoom}
      scrollWheelZoom={false}
      attributionControl={false}
    >
      <GeoJSON data={outlines} interactive={false} style={{ className: classes.land ?? '', weight: 0.7 }} />
      <Shown {...content} />
    </MapContainer>
  );
}

const tuple = ({ latitude, longitude }: MapPlace): LatLngTuple => [latitude, longitude];

function Shown(content: MapContent) {
  const { markers = [], areas = [], pins = [], onSelect, onPinMove } = content;
  useView(content);
  return (
    <>
      {areas.map((area) => (
        <Circle
          key={area.id}
          center={tuple(area)}
          radius={area.radiusMetres}
          className={classes.area ?? ''}
          pathOptions={{ weight: 1.5, fillOpacity: 0.12 }}
          interactive={onSelect !== undefined}
          eventHandlers={{ click: () => onSelect?.(area.id) }}
        >
          <Tooltip>{area.label}</Tooltip>
        </Circle>
      ))}
      {markers.map((marker) => (
        <Marker
          key={marker.id}
          position={tuple(marker)}
          title={marker.label}
          icon={icon(marker.tone ?? 'active', marker.shape ?? 'dot', marker.selected ?? false)}
          interactive={onSelect !== undefined}
          keyboard={onSelect !== undefined}
          zIndexOffset={marker.selected ? 1000 : 0}
          eventHandlers={{ click: () => onSelect?.(marker.id) }}
        />
      ))}
      {pins.map((pin) => (
        <Marker
          key={pin.id}
          position={tuple(pin)}
          title={pin.label}
          icon={icon('active', 'ring', false)}
          draggable={onPinMove !== undefined}
          eventHandlers={{
            dragend: ({ target }) => {
              const { lat, lng } = target.getLatLng();
              onPinMove?.(pin.id, { latitude: lat, longitude: lng });
            },
          }}
        />
      ))}
    </>
  );
}

/** Keeps everything in sight when other things are shown, and reports what is in sight. */
function useView(content: MapContent): void {
  const { follow = true, onBoxChange } = content;
  const map = useMap();
  const report = useEffectEvent(() => onBoxChange?.(boxOf(map)));
  useMapEvents({ moveend: () => onBoxChange?.(boxOf(map)) });
  const { key } = shownPlaces(content);
  const lookAtAll = useEffectEvent(() => {
    const { places } = shownPlaces(content);
    const box = boxAround(places);
    if (!box) return;
    const [only] = places;
    if (places.length === 1 && only) map.setView(tuple(only), placeZoom, { animate: false });
    else
      map.fitBounds(
        [
          [box.south, box.west],
          [box.north, box.east],
        ],
        {
          padding: edgePixels,
          maxZoom: nearestZoom,
          animate: false,
        },
      );
  });
  useEffect(() => {
    if (follow && key !== '') lookAtAll();
    else report();
  }, [follow, key]);
  useEffect(() => {
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(map.getContainer());
    return () => sizes.disconnect();
  }, [map]);
}

function boxOf(map: LeafletMap) {
  const bounds = map.getBounds();
  return {
    north: bounds.getNorth(),
    south: bounds.getSouth(),
    west: bounds.getWest(),
    east: bounds.getEast(),
  };
}

function icon(tone: MapTone, shape: MapShape, selected: boolean) {
  const { markerWidthPixels: width, markerHeightPixels: height } = mapDefaults;
  return divIcon({
    html: markerSvg(tone, shape, selected),
    className: classes.marker ?? '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
}
