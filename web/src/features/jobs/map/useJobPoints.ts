import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JobFilter } from '../../../graphql/generated/schema.ts';
import { isWithin, withMargin } from '../../../kit/map/mapBox.ts';
import { statusLook } from '../../../kit/value/status.ts';
import type { MapBox, MapMarker } from '../../../ui/map/map.ts';
import { JobPointsDocument } from './JobMap.generated.ts';
import type { JobPointsQuery } from './JobMap.generated.ts';
import { boxFilter } from '../jobFilters.ts';

/** The most jobs that are drawn; with more, those of a smaller part of the map are requested. */
const mostPoints = 50_000;
/** Page size: small enough that parsing an answer does not block the page. */
const pageSize = 2500;

interface Loading {
  readonly filter: JobFilter;
  readonly time: number;
  readonly tries: number;
  readonly around: MapBox;
  readonly abort: AbortController;
  /** There are more than are drawn. */
  truncated: boolean;
}

export interface JobPoints {
  readonly markers: readonly MapMarker[];
  /** Not all of them could be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The places of the jobs in the visible part of the map and around it: page by page, each shown as it arrives, and none
 * that is known already. Another `time` reloads, and known places stay until all have arrived.
 */
export function useJobPoints(box: MapBox, filter: JobFilter, time: number): JobPoints {
  const client = useApolloClient();
  const [points, setPoints] = useState<{
    readonly filter: JobFilter;
    readonly markers: readonly MapMarker[];
  }>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const current = useRef<Loading | null>(null);
  const known = useEffectEvent(() => points?.filter === filter && points.markers.length > 0);
  useEffect(() => {
    const before = current.current;
    const same = before?.filter === filter && before.time === time && before.tries === tries;
    if (same && !before.truncated && isWithin(box, before.around)) return;
    before?.abort.abort();
    const loading: Loading = {
      filter,
      time,
      tries,
      around: withMargin(box),
      abort: new AbortController(),
      truncated: false,
    };
    current.current = loading;
    setFailed(false);
    const { signal } = loading.abort;
    const load = async () => {
      const replaces = known();
      let markers: readonly MapMarker[] = [];
      for (let page = 1, last = 1; page <= last; page += 1) {
        if (markers.length >= mostPoints) {
          loading.truncated = true;
          break;
        }
        const { data } = await client.query({
          query: JobPointsDocument,
          variables: { page, perPage: pageSize, filter: { ...filter, box: boxFilter(loading.around) } },
          fetchPolicy: 'no-cache',
          // The page reports missing places beside the map.
          context: { quiet: true, fetchOptions: { signal } },
        });
        if (signal.aborted || !data) return;
        last = data.jobs.pageInfo.lastPage;
        markers = [...markers, ...data.jobs.items.flatMap(pointOf)];
        if (!replaces) setPoints({ filter, markers });
      }
      setPoints({ filter, markers });
    };
    load().catch(() => {
      if (current.current !== loading) return;
      current.current = null;
      setFailed(true);
    });
  }, [client, box, filter, time, tries]);
  useEffect(
    () => () => {
      current.current?.abort.abort();
      current.current = null;
    },
    [],
  );
  return {
    markers: points?.filter === filter ? points.markers : none,
    failed,
    retry: () => setTries((before) => before + 1),
  };
}

const none: readonly MapMarker[] = [];

function pointOf({ id, status, location }: JobPointsQuery['jobs']['items'][number]): MapMarker[] {
  const { latitude = null, longitude = null } = location ?? {};
  if (latitude === null || longitude === null) return [];
  const { label, tone, shape } = statusLook('job', status);
  return [{ id, label: `Job ${id}, ${label}`, tone, shape, latitude, longitude }];
}
