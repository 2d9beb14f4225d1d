import { marker as leafletMarker } from 'leaflet';
import type { LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapPin, MapPlace } from '../map.ts';
import { useLeafletMap } from './LeafletContainer.tsx';
import { icon } from './OfflineMarkers.tsx';

interface OfflinePinProps {
  readonly pin: MapPin;
  readonly onMove: ((id: string, place: MapPlace) => void) | undefined;
}

/** How far an arrow key moves a pin; with Shift it moves by one pixel. */
const stepPixels = 12;
/** The map pans to keep a pin that is moved by keys this far from its edges. */
const edgePixels: [number, number] = [48, 68];

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A marker that is dragged, or moved with the arrow keys while it has the focus. */
export function OfflinePin({ pin, onMove }: OfflinePinProps) {
  const map = useLeafletMap();
  const drawn = useRef<LeafletMarker>(null);
  const { id, label, latitude, longitude } = pin;
  const draggable = onMove !== undefined;
  const move = useEffectEvent(({ originalEvent }: LeafletKeyboardEvent) => {
    const direction = directions[originalEvent.key];
    if (!direction || !onMove) return;
    // Otherwise the map would handle the key too, and pan beneath the pin.
    originalEvent.preventDefault();
    originalEvent.stopPropagation();
    const step = originalEvent.shiftKey ? 1 : stepPixels;
    // Layer points are rounded: moving north would also move a little east.
    const from = map.project([latitude, longitude]);
    const [x, y] = direction;
    const to = map.unproject(from.add([x * step, y * step])).wrap();
    map.panInside(to, { padding: edgePixels, animate: false });
    onMove(id, { latitude: to.lat, longitude: to.lng });
  });
  const drop = useEffectEvent((layer: LeafletMarker) => {
    const { lat, lng } = layer.getLatLng().wrap();
    onMove?.(id, { latitude: lat, longitude: lng });
  });
  const place = useEffectEvent(() => drawn.current?.setLatLng([latitude, longitude]));
  useEffect(() => {
    const layer = leafletMarker([0, 0], { title: label, icon: icon({ shape: 'ring' }), draggable });
    layer.on('keydown', (event) => move(event));
    layer.on('dragend', () => drop(layer));
    drawn.current = layer;
    place();
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, label, draggable]);
  useEffect(() => {
    drawn.current?.setLatLng([latitude, longitude]);
  }, [latitude, longitude]);
  return null;
}
