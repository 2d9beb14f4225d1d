import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { Lookup } from '../../graphql/lookups/lookup.ts';
import { comboboxMessages } from '../../messages/lists.ts';
import { ChoiceCombobox } from './ChoiceCombobox.tsx';
import type { ChoiceFieldProps } from './ChoiceCombobox.tsx';
import { useLookupLabels } from './useLookupLabels.ts';
import { useLookupSearch } from './useLookupSearch.ts';
import type { LookupSearch } from './useLookupSearch.ts';

export interface RemoteComboboxProps extends ChoiceFieldProps {
  readonly lookup: Lookup;
}

/** A searchable remote list. The selection is shown by its label, also when only its id is known. */
export function RemoteCombobox({ lookup, value, onChange, ...field }: RemoteComboboxProps) {
  const client = useApolloClient();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const search = useLookupSearch(client, lookup, text, opened);
  const { labelOf, remember } = useLookupLabels(client, lookup, value);
  const options = useMemo(
    () => search.options.map(({ id, ...option }) => ({ value: id, ...option })),
    [search.options],
  );
  return (
    <ChoiceCombobox
      {...field}
      value={value}
      onChange={(ids) => {
        remember(search.options.filter(({ id }) => ids.includes(id)));
        onChange(ids);
      }}
      labelOf={labelOf}
      options={options}
      note={noteOf(search, lookup, text.trim())}
      text={text}
      onText={setText}
      opened={opened}
      onOpened={setOpened}
    />
  );
}

const noteOf = (
  { status, options }: LookupSearch,
  { minimumLength, note }: Lookup,
  text: string,
): string | undefined =>
  ({
    short: comboboxMessages.typeMore(minimumLength),
    loading: comboboxMessages.loading,
    failed: comboboxMessages.failed,
    done: options.length === 0 ? comboboxMessages.empty : note?.(text, options),
  })[status];
