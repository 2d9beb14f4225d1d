import { folded } from '@shepherd/domain/folded.ts';
import type { TransportMode } from '../../../graphql/generated/schema.ts';
import type { MapArea, MapMarker } from '../../../ui/map/map.ts';
import { radiusText, transportLook } from '../../shepherds/public.tsx';
import type { NearbyShepherdAreasQuery, NearbyShepherdsQuery } from './NearbyShepherds.generated.ts';
import { personName } from '../../../kit/value/personName.ts';

export type Position = NearbyShepherdsQuery['agentPositions'][number];
export type Area = NearbyShepherdAreasQuery['agentAreas'][number];
type Shepherd = Position['agent'];

/** The filter of the Shepherds on the map. */
export interface NearbyFilter {
  /** Part of their name; empty for all. */
  readonly name: string;
  readonly mode: TransportMode | undefined;
  readonly availableOnly: boolean;
}

const nameOf = (shepherd: Shepherd): string => (shepherd ? personName(shepherd) : 'Shepherd');

const isNamed = (shepherd: Shepherd, name: string): boolean =>
  folded(nameOf(shepherd)).includes(folded(name.trim()));

/** The last position of a Shepherd; `when` formats the time. */
export const positionMarkers = (
  positions: readonly Position[],
  { name }: NearbyFilter,
  when: (time: string) => string,
): MapMarker[] =>
  positions
    .filter(({ agent }) => isNamed(agent, name))
    .map(({ agent, latitude, longitude, recordedAt }, place) => ({
      id: `position ${agent?.id ?? place}`,
      label: [nameOf(agent), recordedAt && when(recordedAt)].filter(Boolean).join(', '),
      latitude,
      longitude,
      tone: 'neutral',
      shape: 'person',
      small: true,
    }));

/** The areas of Shepherds: a marker in the middle of each area, and the area. */
export function areaMarkers(
  areas: readonly Area[],
  { name, mode, availableOnly }: NearbyFilter,
): { readonly markers: readonly MapMarker[]; readonly areas: ReadonlyMap<string, MapArea> } {
  const shown = areas
    .filter(
      ({ agent, transportMode, available }) =>
        isNamed(agent, name) &&
        (mode === undefined || transportMode === mode) &&
        (!availableOnly || available === true),
    )
    .map(({ id, agent, transportMode, latitude, longitude, radius, available }) => {
      const { label, shape, tone } = transportLook(transportMode);
      const words = [
        nameOf(agent),
        label,
        radiusText(radius),
        available === true ? 'available' : 'not available',
      ].join(', ');
      return {
        id: `area ${id}`,
        label: words,
        latitude,
        longitude,
        radiusMetres: radius,
        tone,
        shape,
        small: true,
      };
    });
  return {
    markers: shown,
    areas: new Map(shown.map((area) => [area.id, area])),
  };
}
