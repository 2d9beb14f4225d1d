import { useMemo } from 'react';
import { formatDateTime } from '../../../kit/value/time.ts';
import type { MapMarker } from '../../../ui/map/map.ts';
import { MapView } from '../../../ui/map/MapView.tsx';
import { radiusText, transportLook } from '../transport.ts';
import type { Area, Position } from './areas.ts';
import classes from './availability.module.css';

interface AreasMapProps {
  readonly areas: readonly Area[];
  readonly position: Position;
  readonly selected: string | undefined;
}

/** Each area as a circle; a marker in the middle of the selected one, else at the last position. */
export default function AreasMap({ areas, position, selected }: AreasMapProps) {
  const circles = useMemo(
    () =>
      areas.map(({ id, name, transportMode, latitude, longitude, radius }) => ({
        id,
        label: [name, transportLook(transportMode).label, radiusText(radius)].filter(Boolean).join(', '),
        latitude,
        longitude,
        radiusMetres: radius,
        tone: transportLook(transportMode).tone,
        shape: transportLook(transportMode).shape,
      })),
    [areas],
  );
  // One at a time: the centres of a Shepherd's areas are so close that markers would overlap.
  const markers = useMemo<MapMarker[]>(() => {
    const chosen = circles.find(({ id }) => id === selected);
    if (chosen) return [{ ...chosen, selected: true }];
    if (!position) return [];
    const { latitude, longitude, recordedAt } = position;
    const at = recordedAt === null ? [] : [formatDateTime(recordedAt)];
    const label = ['Last position', ...at].join(', ');
    return [{ id: 'position', label, latitude, longitude, tone: 'neutral', shape: 'person' }];
  }, [circles, position, selected]);
  return (
    <MapView label="Areas of the Shepherd" markers={markers} areas={circles} className={classes.map ?? ''} />
  );
}
