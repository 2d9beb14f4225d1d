import { CloseButton, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { foldedFilter } from '../../choice/foldedFilter.ts';
import { DateInput } from '../../date/DateInput.tsx';
import type {
  DateFilter,
  GivenFilter,
  ListFilter,
  NumberFilter,
  SelectFilter,
  TextFilter,
} from './definition.ts';
import { OptionsCombobox } from '../../choice/OptionsCombobox.tsx';
import { RemoteCombobox } from '../../choice/RemoteCombobox.tsx';
import { useLoadedOptions } from '../../choice/useLoadedOptions.ts';
import { numberError } from './numbers.ts';
import { PairsField } from './PairsField.tsx';
import { useTypedValue } from './useTypedValue.ts';

interface FilterFieldProps<Filter extends ListFilter = ListFilter> {
  readonly filter: Filter;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[], typed?: boolean) => void;
  /** An error in combination with other filters. */
  readonly error?: string | undefined;
}

/** One field of the filter panel, with a clear button. */
export function FilterField({ filter, values, onChange, error }: FilterFieldProps) {
  switch (filter.kind) {
    case 'text':
      return <TypedFilter filter={filter} values={values} onChange={onChange} />;
    case 'number':
      return <TypedNumberFilter filter={filter} values={values} onChange={onChange} />;
    case 'date':
      return <DayFilter filter={filter} values={values} onChange={onChange} error={error} />;
    case 'flag':
      return (
        <OneOption
          filter={{ ...filter, options: [{ value: '1', label: filter.optionLabel }] }}
          values={values}
          onChange={onChange}
        />
      );
    case 'select':
      return filter.several ? (
        <SeveralOptions filter={filter} values={values} onChange={onChange} />
      ) : (
        <OneOption filter={filter} values={values} onChange={onChange} />
      );
    case 'given':
      return <Given filter={filter} values={values} onChange={onChange} />;
    case 'pairs':
      return <PairsField filter={filter} values={values} onChange={onChange} />;
    case 'lookup':
      return (
        <RemoteCombobox
          label={filter.label}
          all={filter.all}
          lookup={filter.lookup}
          value={values}
          onChange={onChange}
          several={filter.several}
          oneLine
        />
      );
  }
}

/** It is not editable here, so it is hidden without a value. */
function Given({ filter, values: [value], onChange }: FilterFieldProps<GivenFilter>) {
  if (value === undefined) return null;
  return (
    <TextInput
      label={filter.label}
      readOnly
      value={filter.words(value)}
      rightSection={
        <CloseButton
          size="sm"
          aria-label={`Clear ${filter.label.toLowerCase()}`}
          onClick={() => onChange([])}
        />
      }
    />
  );
}

const everything = '';

function SeveralOptions({ filter, values, onChange }: FilterFieldProps<SelectFilter>) {
  const loaded = useLoadedOptions(filter.options);
  return (
    <OptionsCombobox
      label={filter.label}
      all={filter.all}
      loaded={loaded}
      value={values}
      onChange={onChange}
      several
      oneLine
    />
  );
}

interface OneOptionProps extends Pick<FilterFieldProps, 'values' | 'onChange'> {
  readonly filter: Pick<SelectFilter, 'label' | 'all' | 'options'>;
}

function OneOption({ filter, values, onChange }: OneOptionProps) {
  const { options, onOpen } = useLoadedOptions(filter.options);
  return (
    <Select
      label={filter.label}
      data={[{ value: everything, label: filter.all }, ...options]}
      onDropdownOpen={onOpen}
      value={values[0] ?? everything}
      onChange={(value) => onChange(value === null || value === everything ? [] : [value])}
      searchable={options.length > 8}
      filter={foldedFilter}
      clearable={values.length > 0}
      clearButtonProps={{ 'aria-label': `Clear ${filter.label.toLowerCase()}` }}
      allowDeselect={false}
    />
  );
}

function TypedFilter({ filter, values, onChange }: FilterFieldProps<TextFilter>) {
  const [text, setText] = useTypedValue(values[0] ?? '', (typed) =>
    onChange(typed === '' ? [] : [typed], true),
  );
  return (
    <TextInput
      label={filter.label}
      placeholder={filter.placeholder ?? ''}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      rightSection={
        text === '' ? null : (
          <CloseButton
            size="sm"
            aria-label={`Clear ${filter.label.toLowerCase()}`}
            onClick={() => setText('')}
          />
        )
      }
    />
  );
}

function TypedNumberFilter({ filter, values, onChange }: FilterFieldProps<NumberFilter>) {
  const [refused, setRefused] = useState(false);
  const [text, setText] = useTypedValue(
    values[0] ?? '',
    (typed, written) => {
      setRefused(numberError(written) !== undefined);
      onChange(typed === '' ? [] : [typed], true);
    },
    // The previous number must not stay in effect below a text that says something else.
    (written) => (numberError(written) === undefined ? written.trim() : ''),
  );
  return (
    <TextInput
      label={filter.label}
      inputMode="decimal"
      value={text}
      error={refused ? numberError(text) : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      rightSection={
        text === '' ? null : (
          <CloseButton
            size="sm"
            aria-label={`Clear ${filter.label.toLowerCase()}`}
            onClick={() => setText('')}
          />
        )
      }
    />
  );
}

function DayFilter({ filter, values, onChange, error }: FilterFieldProps<DateFilter>) {
  const filterBy = (day: string, typed?: boolean) => onChange(day === '' ? [] : [day], typed);
  const [day, setDay] = useTypedValue(values[0] ?? '', (typed) => filterBy(typed, true));
  return (
    <DateInput
      label={filter.label}
      past
      relative
      value={day === '' ? null : day}
      onChange={(date, typed = false) => {
        setDay(date ?? '');
        if (!typed) filterBy(date ?? '');
      }}
      error={error}
    />
  );
}
