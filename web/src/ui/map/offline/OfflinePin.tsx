import type { LeafletKeyboardEvent } from 'leaflet';
import { useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { MapPin, MapPlace } from '../map.ts';
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
  const map = useMap();
  const look = useMemo(() => icon({ shape: 'ring' }), []);
  const move = ({ originalEvent }: LeafletKeyboardEvent) => {
    const direction = directions[originalEvent.key];
    if (!direction || !onMove) return;
    // Otherwise the map would handle the key too, and pan beneath the pin.
    originalEvent.preventDefault();
    originalEvent.stopPropagation();
    const step = originalEvent.shiftKey ? 1 : stepPixels;
    // Layer points are rounded: moving north would also move a little east.
    const from = map.project([pin.latitude, pin.longitude]);
    const [x, y] = direction;
    const to = map.unproject(from.add([x * step, y * step])).wrap();
    map.panInside(to, { padding: edgePixels, animate: false });
    onMove(pin.id, { latitude: to.lat, longitude: to.lng });
  };
  return (
    <Marker
      position={[pin.latitude, pin.longitude]}
      title={pin.label}
      icon={look}
      draggable={onMove !== undefined}
      eventHandlers={{
        keydown: move,
        dragend: ({ target }) => {
          const { lat, lng } = target.getLatLng().wrap();
          onMove?.(pin.id, { latitude: lat, longitude: lng });
        },
      }}
    />
  );
}
