import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { JobFilter, JobSort } from '../../../graphql/generated/schema.ts';
import { withParts } from '../../../graphql/parts.ts';
import { countsApart } from '../../../kit/list/useListQuery.ts';
import type { MapBox } from '../../../ui/map/map.ts';
import { boxFilter } from '../jobFilters.ts';
import { JobMapDocument, useJobMapQuery } from './JobMap.generated.ts';

/**
 * A list beside a map needs no more, as the map shows all jobs. Writing twice as many into the cache takes a tenth of a
 * second each time that the map is idle (`pnpm bench:map`).
 */
const mostJobs = 100;

/** The first jobs of a part of the map; `time` changes when an action has changed jobs. */
export function useJobsInSight(box: MapBox, filter: JobFilter, sort: JobSort) {
  const variables = useMemo(
    () => ({ perPage: mostJobs, sort, filter: { ...filter, box: boxFilter(box) } }),
    [box, filter, sort],
  );
  const result = useJobMapQuery({
    variables,
    fetchPolicy: 'network-only',
    nextFetchPolicy: (_current, { reason, initialFetchPolicy }) =>
      reason === 'variables-changed' ? initialFetchPolicy : 'cache-first',
    notifyOnNetworkStatusChange: true,
    context: withParts(countsApart),
  });
  const client = useApolloClient();
  const [time, setTime] = useState(0);
  const answered = useRef<object>(null);
  const followed = useRef(false);
  const count = useEffectEvent(() => setTime((before) => before + 1));
  useEffect(() => {
    if (result.loading) return undefined;
    // The same list again, for example after a refusal: jobs have changed, and the map must update.
    if (answered.current === variables && !followed.current) count();
    answered.current = variables;
    followed.current = false;
    // Actions evict jobs from the cache immediately; by the next answer another part may be visible, as the selection
    // bar changes the layout.
    return client.cache.watch({
      query: JobMapDocument,
      variables,
      optimistic: true,
      immediate: true,
      callback: ({ complete }, before) => {
        if (complete || before?.complete !== true) return;
        followed.current = true;
        count();
      },
    });
  }, [client, result.loading, variables]);
  return { result, time };
}
