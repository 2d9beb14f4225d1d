import { useMemo } from 'react';
import { formatDateTime } from '../../../kit/value/time.ts';
import type { MapMarker } from '../../../ui/map/map.ts';
import { MapView } from '../../../ui/map/MapView.tsx';
import { radiusText, transportLooks } from '../transport.ts';
import type { Area, Position } from './areas.ts';
import classes from './availability.module.css';

interface AreasMapProps {
  readonly areas: readonly Area[];
  readonly position: Position;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

const positionId = 'position';

/** Each area as a circle with a marker in its middle, and where the Shepherd was last. */
export default function AreasMap({ areas, position, selected, onSelect }: AreasMapProps) {
  const circles = useMemo(
    () =>
      areas.map(({ id, name, transportMode, latitude, longitude, radius }) => ({
        id,
        label: [name, transportLooks[transportMode].label, radiusText(radius)].filter(Boolean).join(', '),
        latitude,
        longitude,
        radiusMetres: radius,
        tone: transportLooks[transportMode].tone,
        shape: transportLooks[transportMode].shape,
      })),
    [areas],
  );
  const markers = useMemo<MapMarker[]>(
    () => [
      ...circles.map((circle) => ({ ...circle, selected: circle.id === selected })),
      ...(position
        ? [
            {
              id: positionId,
              label: [
                'Last position',
                ...(position.recordedAt === null ? [] : [formatDateTime(position.recordedAt)]),
              ].join(', '),
              latitude: position.latitude,
              longitude: position.longitude,
              tone: 'neutral',
              shape: 'person',
            } as const,
          ]
        : []),
    ],
    [circles, position, selected],
  );
  return (
    <MapView
      label="Areas of the Shepherd"
      markers={markers}
      areas={circles}
      onSelect={(id) => {
        if (id !== positionId) onSelect(id);
      }}
      className={classes.map ?? ''}
    />
  );
}
