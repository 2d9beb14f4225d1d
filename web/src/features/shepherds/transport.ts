import type { TransportMode } from '../../graphql/generated/schema.ts';
import { errorMessages } from '../../messages/errors.ts';
import type { MapTone } from '../../ui/map/map.ts';

interface TransportLook {
  readonly label: string;
  readonly shape: 'walking' | 'cycling' | 'vehicle';
  readonly tone: MapTone;
}

/** The label and the map look of each transport mode; colour and shape carry the same meaning. */
export const transportLooks: Readonly<Record<TransportMode, TransportLook>> = {
  WALKING: { label: 'Walking', shape: 'walking', tone: 'done' },
  CYCLING: { label: 'Cycling', shape: 'cycling', tone: 'waiting' },
  VEHICLE: { label: 'Vehicle', shape: 'vehicle', tone: 'active' },
};

/** The look of a mode; of the vehicle where it could not be read, because a map needs one. */
export const transportLook = (mode: TransportMode | null): TransportLook =>
  mode === null ? { ...transportLooks.VEHICLE, label: errorMessages.unreadable.cell } : transportLooks[mode];

export const transportModes = ['WALKING', 'CYCLING', 'VEHICLE'] as const satisfies readonly TransportMode[];

/** The radius of an area as text. */
export const radiusText = (metres: number): string => `${Number((metres / 1000).toFixed(1))} km`;
