import { useState } from 'react';
import type { Lookup } from '../../graphql/lookups/lookup.ts';
import { definePart } from '../../parts/definition.ts';
import { RemoteCombobox } from './RemoteCombobox.tsx';

const towns = [
  { id: '1', label: 'Cork' },
  { id: '2', label: 'Galway' },
  { id: '3', label: 'Limerick' },
];
const lookup = (search: Lookup['search']): Lookup => ({
  name: 'towns',
  minimumLength: 0,
  debounceMilliseconds: 0,
  search,
  resolve: async (_client, ids) => towns.filter(({ id }) => ids.includes(id)),
});
const working = lookup(async (_client, text) =>
  towns.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
);

interface TownProps {
  readonly chosen?: readonly string[];
  readonly from?: Lookup;
  readonly multiple?: boolean;
  readonly error?: string;
}

const none: readonly string[] = [];

function Town({ chosen = none, from = working, ...combobox }: TownProps) {
  const [value, setValue] = useState(chosen);
  return <RemoteCombobox {...combobox} label="Town" lookup={from} value={value} onChange={setValue} />;
}

export const parts = [
  definePart('Remote combobox', {
    empty: () => <Town />,
    chosen: () => <Town chosen={['2']} />,
    several: () => <Town multiple chosen={['1', '3']} />,
    'with an error': () => <Town error="Value required" />,
    'loading (open it)': () => <Town from={lookup(() => new Promise(() => undefined))} />,
    'nothing found (open it)': () => <Town from={lookup(async () => [])} />,
    'failed (open it)': () => (
      <Town
        from={lookup(async () => {
          throw new TypeError('No answer');
        })}
      />
    ),
    'letters first (open it)': () => <Town from={{ ...working, minimumLength: 3 }} />,
  }),
];
