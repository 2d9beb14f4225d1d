import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { jobMessages } from '../messages.ts';
import { transportLabel, transportModes } from './nearby.ts';
import classes from './NearbyControls.module.css';
import type { Nearby } from './useNearby.ts';

interface NearbyControlsProps {
  readonly nearby: Nearby;
  readonly setParameter: (name: string, value: string) => void;
}

/** Whether Shepherds are shown on the map, which, and how. */
export function NearbyControls({ nearby, setParameter }: NearbyControlsProps) {
  const { view, filter, count, loading, refresh } = nearby;
  // The address follows behind what is typed.
  const [name, setName] = useState(filter.name);
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label="Shepherds on the map"
        value={view ?? ''}
        onChange={({ currentTarget }) => setParameter('view', currentTarget.value)}
        data={[
          { value: '', label: 'No Shepherds' },
          { value: 'positions', label: 'Last positions' },
          { value: 'areas', label: 'Areas' },
        ]}
      />
      {view !== undefined && (
        <>
          <TextInput
            size="xs"
            className={classes.name ?? ''}
            aria-label="Shepherd's name"
            placeholder="Shepherd's name"
            value={name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setParameter('shepherd', currentTarget.value);
            }}
          />
          {view === 'areas' && (
            <>
              <NativeSelect
                size="xs"
                aria-label="Transport mode"
                value={filter.mode?.toLowerCase() ?? ''}
                onChange={({ currentTarget }) => setParameter('transport', currentTarget.value)}
                data={[
                  { value: '', label: 'Any transport' },
                  ...transportModes.map((mode) => ({
                    value: mode.toLowerCase(),
                    label: transportLabel(mode),
                  })),
                ]}
              />
              <Checkbox
                size="xs"
                className={classes.check ?? ''}
                label={jobMessages.availableAreasOnly}
                checked={filter.availableOnly}
                onChange={({ currentTarget }) => setParameter('available', currentTarget.checked ? '1' : '')}
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
