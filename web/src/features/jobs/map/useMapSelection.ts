import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { JobFilter, JobSort } from '../../../graphql/generated/schema.ts';
import type { ListSelection } from '../../../kit/list/selection/definition.ts';
import type { SelectableRow, SelectionStore } from '../../../kit/list/selection/selectionStore.ts';
import { useBulkSelection } from '../../../kit/list/selection/useBulkSelection.ts';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import type { MapBox } from '../../../ui/map/map.ts';
import { jobSelection } from '../actions/jobSelection.tsx';
import { boxFilter } from '../jobFilters.ts';
import { JobMapDocument } from './JobMap.generated.ts';
import { jobMessages } from '../messages.ts';
import { jobMapPage } from '../pages.ts';

export interface MapSelection {
  readonly store: SelectionStore;
  /** The actions for selected jobs; undefined if the user has none. */
  readonly offers: ListSelection<SelectableRow> | undefined;
  /** Selects the jobs of a part of the map, also those that the list leaves out. */
  readonly selectIn: (box: MapBox) => Promise<void>;
  /** Why the last box selected nothing. */
  readonly refusal: string | undefined;
}

/** The selected jobs of the map and its list; another `filter` means other jobs. */
export function useMapSelection(
  items: readonly SelectableRow[],
  filter: JobFilter,
  sort: JobSort,
): MapSelection {
  const client = useApolloClient();
  const listed = JSON.stringify(filter);
  const store = useBulkSelection(items, { place: jobMapPage.path, listed });
  const allows = useAllows();
  const [refusal, setRefusal] = useState<string>();
  const selectIn = async (box: MapBox) => {
    const { data } = await client.query({
      query: JobMapDocument,
      variables: { perPage: jobSelection.most, sort, filter: { ...filter, box: boxFilter(box) } },
      fetchPolicy: 'network-only',
    });
    const { items: found = [], pageInfo: { total = 0 } = {} } = data?.jobs ?? {};
    const few = total <= jobSelection.most;
    if (few) store.add(found, listed);
    setRefusal(
      total === 0
        ? jobMessages.nothingInBox
        : few
          ? undefined
          : jobMessages.tooManyInBox(total, jobSelection.most),
    );
  };
  return {
    store,
    // The actions of the list apply to the jobs of this page.
    offers: jobSelection.actions.some(({ permission }) => allows(permission))
      ? (jobSelection as unknown as ListSelection<SelectableRow>)
      : undefined,
    selectIn,
    refusal,
  };
}
