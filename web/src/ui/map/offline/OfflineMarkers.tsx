import { divIcon, marker as leafletMarker } from 'leaflet';
import type { Map as LeafletMap, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mapDefaults } from '../map.ts';
import type { MapMarker } from '../map.ts';
import { markerAnchor, markerSvg } from '../markerPicture.ts';
import classes from './OfflineMap.module.css';
import { inSlices } from './inSlices.ts';
import { useLeafletMap } from './LeafletContainer.tsx';

interface OfflineMarkersProps {
  readonly markers: readonly MapMarker[];
  readonly onSelect: ((id: string) => void) | undefined;
}

interface Drawn {
  readonly layer: LeafletMarker;
  readonly marker: MapMarker;
}

/** Markers without React elements: there are hundreds, and most of them stay when the map moves. */
export function OfflineMarkers({ markers, onSelect }: OfflineMarkersProps) {
  const map = useLeafletMap();
  const drawn = useRef<Map<string, Drawn>>(new Map());
  const select = useEffectEvent((id: string) => onSelect?.(id));
  const interactive = onSelect !== undefined;
  useEffect(() => {
    const shown = drawn.current;
    return () => {
      shown.forEach(({ layer }) => layer.remove());
      shown.clear();
    };
  }, []);
  useEffect(() => {
    const shown = drawn.current;
    const wanted = new Set(markers.map(({ id }) => id));
    const left = [...shown.values()].find(({ layer }) => hasFocus(layer))?.marker;
    const heir = left && heirOf(left, markers, shown);
    for (const [id, { layer }] of shown) {
      if (wanted.has(id)) continue;
      layer.remove();
      shown.delete(id);
    }
    // The focused marker is gone, for example a group that was opened: until its successor is drawn, the map has the
    // focus.
    if (left && !wanted.has(left.id)) map.getContainer().focus({ preventScroll: true });
    const changed = markers.filter((marker) => !looksLike(marker, shown.get(marker.id)?.marker));
    return inSlices(changed, (marker) => {
      const known = shown.get(marker.id);
      if (known && known.marker.label === marker.label) {
        known.layer.setLatLng([marker.latitude, marker.longitude]);
        known.layer.setIcon(icon(marker)).setZIndexOffset(heightOf(marker));
        tellSelected(known.layer, marker);
        shown.set(marker.id, { ...known, marker });
        return;
      }
      known?.layer.remove();
      const layer = leafletMarker([marker.latitude, marker.longitude], {
        title: marker.label,
        icon: icon(marker),
        interactive,
        keyboard: interactive,
        zIndexOffset: heightOf(marker),
      });
      layer.on('click', () => select(marker.id));
      // The library gives a marker the button role, but no key handlers.
      layer.on('keydown', ({ originalEvent }) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
        originalEvent.preventDefault();
        select(marker.id);
      });
      layer.addTo(map);
      tellSelected(layer, marker);
      shown.set(marker.id, { layer, marker });
      if (marker === heir && isWithoutFocus(map)) layer.getElement()?.focus({ preventScroll: true });
    });
  }, [map, markers, interactive]);
  return null;
}

const hasFocus = (layer: LeafletMarker): boolean =>
  document.activeElement !== null && layer.getElement() === document.activeElement;

/** The user has not moved the focus elsewhere meanwhile. */
const isWithoutFocus = (map: LeafletMap): boolean =>
  document.activeElement === map.getContainer() || document.activeElement === document.body;

/** The successor of a removed marker: its redrawn self, else the nearest of the new ones. */
function heirOf(
  left: MapMarker,
  markers: readonly MapMarker[],
  shown: ReadonlyMap<string, Drawn>,
): MapMarker | undefined {
  const same = markers.find(({ id }) => id === left.id);
  if (same) return same;
  const distance = ({ latitude, longitude }: MapMarker) =>
    Math.hypot(latitude - left.latitude, longitude - left.longitude);
  return markers
    .filter(({ id }) => !shown.has(id))
    .reduce<MapMarker | undefined>(
      (nearest, marker) => (nearest && distance(nearest) <= distance(marker) ? nearest : marker),
      undefined,
    );
}

const tellSelected = (layer: LeafletMarker, { selected = false }: MapMarker): void => {
  layer.getElement()?.toggleAttribute('data-selected', selected);
};

const heightOf = ({ selected = false }: MapMarker): number => (selected ? 1000 : 0);

const looksLike = (marker: MapMarker, drawn: MapMarker | undefined): boolean =>
  drawn !== undefined &&
  drawn.label === marker.label &&
  drawn.latitude === marker.latitude &&
  drawn.longitude === marker.longitude &&
  drawn.tone === marker.tone &&
  drawn.shape === marker.shape &&
  drawn.count === marker.count &&
  (drawn.small ?? false) === (marker.small ?? false) &&
  (drawn.selected ?? false) === (marker.selected ?? false);

export function icon(look: Parameters<typeof markerSvg>[0]) {
  const { markerWidthPixels: width, markerHeightPixels: height } = mapDefaults;
  const { x, y } = markerAnchor(look);
  return divIcon({
    html: markerSvg(look),
    className: classes.marker ?? '',
    iconSize: [width, height],
    iconAnchor: [x, y],
  });
}
