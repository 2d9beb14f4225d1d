import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { MapBoxControl } from '../../../kit/map/useMapBox.ts';
import { useChosen } from '../../../kit/page/address/useChosen.ts';
import { jobMessages } from '../messages.ts';
import { transportLooks, transportModes } from '../../shepherds/public.tsx';
import classes from './NearbyControls.module.css';
import type { Nearby } from './useNearby.ts';

interface NearbyControlsProps {
  readonly nearby: Nearby;
  readonly setParameter: MapBoxControl['setParameter'];
}

/** Settings of the Shepherds on the map. */
export function NearbyControls({ nearby, setParameter }: NearbyControlsProps) {
  const { filter, count, loading, refresh } = nearby;
  const [view, setView] = useChosen(nearby.view ?? '', (chosen) => setParameter('view', chosen));
  const [name, setName] = useChosen(filter.name, (typed) => setParameter('shepherd', typed));
  const [transport, setTransport] = useChosen(filter.mode?.toLowerCase() ?? '', (chosen) =>
    setParameter('transport', chosen),
  );
  const [availableOnly, setAvailableOnly] = useChosen(filter.availableOnly, (chosen) =>
    setParameter('available', chosen ? '1' : ''),
  );
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label="Shepherds on the map"
        value={view}
        onChange={({ currentTarget }) => setView(currentTarget.value)}
        data={[
          { value: '', label: 'No Shepherds' },
          { value: 'positions', label: 'Last positions' },
          { value: 'areas', label: 'Areas' },
        ]}
      />
      {view !== '' && (
        <>
          <TextInput
            size="xs"
            className={classes.name ?? ''}
            aria-label="Shepherd's name"
            placeholder="Shepherd's name"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {view === 'areas' && (
            <>
              <NativeSelect
                size="xs"
                aria-label="Transport mode"
                value={transport}
                onChange={({ currentTarget }) => setTransport(currentTarget.value)}
                data={[
                  { value: '', label: 'Any transport' },
                  ...transportModes.map((mode) => ({
                    value: mode.toLowerCase(),
                    label: transportLooks[mode].label,
                  })),
                ]}
              />
              <Checkbox
                size="xs"
                className={classes.check ?? ''}
                label={jobMessages.availableAreasOnly}
                checked={availableOnly}
                onChange={({ currentTarget }) => setAvailableOnly(currentTarget.checked)}
              />
            </>
          )}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={14} />}
            loading={loading}
            onClick={refresh}
          >
            {jobMessages.refreshLocations}
          </Button>
          <output className={classes.count}>{loading ? '' : count}</output>
        </>
      )}
    </>
  );
}
