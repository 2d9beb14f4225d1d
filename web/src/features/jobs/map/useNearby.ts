import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MapLayer } from '../../../kit/map/MapBesideList.tsx';
import { useCovered } from '../../../kit/map/useCovered.ts';
import type { Found } from '../../../kit/map/useCovered.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { formatRelative } from '../../../kit/value/time.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { isInside } from '../../../ui/map/map.ts';
import type { MapBox } from '../../../ui/map/map.ts';
import { jobMessages } from '../messages.ts';
import { boxFilter } from '../jobFilters.ts';
import { transportModes } from '../../shepherds/public.tsx';
import { areaMarkers, positionMarkers } from './nearby.ts';
import type { Area, NearbyFilter, Position } from './nearby.ts';
import { NearbyShepherdAreasDocument, NearbyShepherdsDocument } from './NearbyShepherds.generated.ts';

/** The most Shepherds to load, about as many as a company has. */
const mostShepherds = 5000;

export type NearbyView = 'positions' | 'areas' | undefined;

export interface Nearby {
  readonly view: NearbyView;
  readonly filter: NearbyFilter;
  readonly layer: Omit<MapLayer, 'onSelect'> | undefined;
  /** The number that is shown, as text. */
  readonly count: string;
  readonly loading: boolean;
  readonly refresh: () => void;
}

/** The Shepherds nearby, with the settings of the address: their last positions, or their areas. */
export function useNearby(box: MapBox): Nearby {
  const [search] = useSearchParams();
  const view = (['positions', 'areas'] as const).find((known) => known === search.get('view'));
  const name = search.get('shepherd') ?? '';
  const mode = transportModes.find((known) => known.toLowerCase() === search.get('transport'));
  const availableOnly = search.get('available') === '1';
  const filter = useMemo(() => ({ name, mode, availableOnly }), [name, mode, availableOnly]);
  const client = useApolloClient();
  const askPositions = useCallback(
    async (inside: MapBox): Promise<Found<Position>> => {
      const { data } = await client.query({
        query: NearbyShepherdsDocument,
        variables: { box: boxFilter(inside), perPage: mostShepherds },
        ...alone,
      });
      return found(data?.agentPositions);
    },
    [client],
  );
  const askAreas = useCallback(
    async (inside: MapBox): Promise<Found<Area>> => {
      const { data } = await client.query({
        query: NearbyShepherdAreasDocument,
        variables: { box: boxFilter(inside), perPage: mostShepherds },
        ...alone,
      });
      return found(data?.agentAreas);
    },
    [client],
  );
  const positions = useCovered(box, view === 'positions' ? askPositions : undefined, () =>
    showError(errorMessages.nearbyShepherdsFailed),
  );
  const areas = useCovered(box, view === 'areas' ? askAreas : undefined, () =>
    showError(errorMessages.nearbyShepherdAreasFailed),
  );
  const layer = useMemo(() => {
    if (view === 'positions')
      return {
        thing: 'Shepherd',
        markers: positionMarkers(positions.items, filter, formatRelative),
        areas: noAreas,
      };
    return view === 'areas' ? { thing: 'area', ...areaMarkers(areas.items, filter) } : undefined;
  }, [view, positions.items, areas.items, filter]);
  const inSight = layer?.markers.filter((marker) => isInside(marker, box)).length ?? 0;
  return {
    view,
    filter,
    layer,
    count: view === 'areas' ? jobMessages.nearbyAreas(inSight) : jobMessages.nearbyShepherds(inSight),
    loading: positions.loading || areas.loading,
    refresh: view === 'areas' ? areas.refresh : positions.refresh,
  };
}

/** Positions change, so answers are not cached; the map reports a failure itself. */
const alone = { fetchPolicy: 'no-cache', context: { quiet: true } } as const;
const noAreas: MapLayer['areas'] = new Map();

const found = <Item>(items: readonly Item[] = []): Found<Item> => ({
  items,
  complete: items.length < mostShepherds,
});
