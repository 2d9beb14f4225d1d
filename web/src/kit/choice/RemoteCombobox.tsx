import { useApolloClient } from '@apollo/client/react';
import { CloseButton, Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import type { Lookup, LookupOption } from '../../graphql/lookups/lookup.ts';
import { comboboxMessages } from '../../messages/lists.ts';
import { useLookupLabels } from './useLookupLabels.ts';
import { useLookupSearch } from './useLookupSearch.ts';

interface RemoteComboboxProps {
  readonly label: string;
  readonly lookup: Lookup;
  /** Ids of what is chosen. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly multiple?: boolean;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  /** The text field, for who sets the focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** More options than this and the list is cut: nobody reads on, typing finds faster. */
const shownOptions = 200;

/** A searchable remote list. What is chosen is shown by its label, also when only its id is known. */
export function RemoteCombobox({
  label,
  lookup,
  value,
  onChange,
  multiple = false,
  placeholder,
  error,
  ref,
}: RemoteComboboxProps) {
  const client = useApolloClient();
  const inputId = useId();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const search = useLookupSearch(client, lookup, text, opened);
  const { labelOf, remember } = useLookupLabels(client, lookup, value);
  const combobox = useCombobox({
    opened,
    onOpenedChange: (next) => {
      setOpened(next);
      if (!next) combobox.resetSelectedOption();
    },
  });

  const choose = (id: string) => {
    const option = search.options.find((candidate) => candidate.id === id);
    if (option) remember([option]);
    setText('');
    if (multiple) {
      onChange(value.includes(id) ? value.filter((chosen) => chosen !== id) : [...value, id]);
    } else {
      onChange([id]);
      combobox.closeDropdown();
    }
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <PillsInput
          id={inputId}
          label={label}
          error={error}
          onClick={() => combobox.openDropdown()}
          rightSection={
            value.length > 0 || text !== '' ? (
              <CloseButton
                size="sm"
                aria-label={`Clear ${label.toLowerCase()}`}
                onClick={(event) => {
                  event.stopPropagation();
                  setText('');
                  onChange([]);
                }}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
        >
          <Pill.Group style={{ flexWrap: 'nowrap' }}>
            {value.map((id) => (
              <Pill
                key={id}
                // Several share the field; one may have all of it but the place to type.
                maw={multiple ? 150 : 'calc(100% - 40px)'}
                title={labelOf(id)}
                withRemoveButton={multiple}
                onRemove={() => onChange(value.filter((chosen) => chosen !== id))}
              >
                {labelOf(id)}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                id={inputId}
                ref={ref}
                miw={30}
                value={text}
                placeholder={value.length === 0 ? (placeholder ?? 'Search…') : ''}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown();
                  // What is left in the field would look like what was chosen.
                  setText('');
                }}
                onChange={(event) => {
                  setText(event.currentTarget.value);
                  combobox.openDropdown();
                  combobox.resetSelectedOption();
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Backspace' || text !== '' || value.length === 0) return;
                  event.preventDefault();
                  onChange(value.slice(0, -1));
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Note search={search} lookup={lookup} />
        {search.options.length > 0 && (
          <Combobox.Options aria-label={label} mah={260} style={{ overflowY: 'auto' }}>
            {search.options.slice(0, shownOptions).map((option) => (
              <Combobox.Option key={option.id} value={option.id} active={value.includes(option.id)}>
                {option.label}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Note({
  search,
  lookup,
}: {
  search: { status: string; options: readonly LookupOption[] };
  lookup: Lookup;
}) {
  const note = {
    short: comboboxMessages.typeMore(lookup.minimumLength),
    loading: comboboxMessages.loading,
    failed: comboboxMessages.failed,
    done: search.options.length === 0 ? comboboxMessages.empty : undefined,
  }[search.status];
  return note === undefined ? null : (
    <Combobox.Empty>
      <output>{note}</output>
    </Combobox.Empty>
  );
}
