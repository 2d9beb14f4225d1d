import { Button, NativeSelect } from '@mantine/core';
import type { ListControl } from '../../../kit/list/address/useListState.ts';
import type { MapBoxControl } from '../../../kit/map/useMapBox.ts';
import { jobMessages } from '../messages.ts';
import { sorts } from './jobMapList.ts';
import { NearbyControls } from './NearbyControls.tsx';
import type { Nearby } from './useNearby.ts';

interface MapControlsProps {
  /** One of the sorts. */
  readonly sort: string;
  readonly setSort: ListControl['setSort'];
  /** Selects all visible jobs; undefined without actions for selected jobs. */
  readonly onSelectAll: (() => void) | undefined;
  /** There are none. */
  readonly empty: boolean;
  readonly nearby: Nearby;
  readonly setParameter: MapBoxControl['setParameter'];
}

/** The controls above the list beside the map. */
export function MapControls({ sort, setSort, onSelectAll, empty, nearby, setParameter }: MapControlsProps) {
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label="Sort by"
        value={sort}
        onChange={({ currentTarget }) => {
          const chosen = sorts.find(({ value }) => value === currentTarget.value);
          if (chosen) setSort(chosen.sort);
        }}
        data={sorts.map(({ value, label }) => ({ value, label }))}
      />
      {onSelectAll && (
        <Button variant="default" size="xs" disabled={empty} onClick={onSelectAll}>
          {jobMessages.selectInSight}
        </Button>
      )}
      <NearbyControls nearby={nearby} setParameter={setParameter} />
    </>
  );
}
