import { useEffect, useEffectEvent, useRef } from 'react';
import { withMargin } from '../../../kit/map/mapBox.ts';
import { boxAround } from '../../../ui/map/map.ts';
import type { MapBox, MapPlace } from '../../../ui/map/map.ts';
import { useJobPlaceQuery } from './JobMap.generated.ts';

/** The place of the address's job; the map moves to it if the address has no part of the map. */
export function useWantedPlace(id: string | undefined, unmoved: boolean, onFound: (at: MapBox) => void) {
  const { data } = useJobPlaceQuery({ variables: { id: id ?? '' }, skip: id === undefined });
  const job = id === undefined ? undefined : data?.job;
  const { latitude = null, longitude = null } = job?.location ?? {};
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current || !unmoved || latitude === null || longitude === null) return;
    moved.current = true;
    onFound({ north: latitude, south: latitude, west: longitude, east: longitude });
  }, [unmoved, latitude, longitude, onFound]);
  if (job === null) return 'no such job';
  return job && (latitude === null || longitude === null) ? 'no place' : undefined;
}

/** Opens the map where the jobs are, unless its address contains a part. */
export function useOpeningView(
  anywhere: boolean,
  places: readonly MapPlace[],
  onFound: (around: MapBox) => void,
) {
  const find = useEffectEvent(() => {
    const around = boxAround(places);
    if (around) onFound(withMargin(around));
  });
  useEffect(() => {
    if (anywhere && places.length > 0) find();
  }, [anywhere, places]);
}
