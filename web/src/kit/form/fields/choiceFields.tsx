import { Anchor, Select, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { foldedFilter } from '../../choice/foldedFilter.ts';
import type { Lookup } from '../../../graphql/lookups/lookup.ts';
import type { Option, LoadOptions } from '../../choice/options.ts';
import { OptionsCombobox } from '../../choice/OptionsCombobox.tsx';
import { RemoteCombobox } from '../../choice/RemoteCombobox.tsx';
import { useLoadedOptions } from '../../choice/useLoadedOptions.ts';
import { comboboxMessages } from '../../../messages/lists.ts';
import classes from './choiceFields.module.css';
import { useFieldLabel } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';
import { inOptions, inRecords } from '../../conflict/words.tsx';

interface ChoiceProps<Values extends FieldValues, Value> extends FieldProps<Values, Value> {
  /** A function if the options come from the server. */
  readonly options: readonly Option[] | LoadOptions;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** With more options than this the field is searchable. */
const searchableFrom = 9;

export interface SelectFieldProps<Values extends FieldValues> extends ChoiceProps<Values, string | null> {
  readonly clearable?: boolean;
  /** The initial value with its label: shown also while the options are not loaded, or no longer contain it. */
  readonly held?: Option | undefined;
}

/** One of several values. With `clearable` it can be null. */
export function SelectField<Values extends FieldValues>({
  control,
  name,
  options,
  held,
  clearable = false,
  ...input
}: SelectFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const label = useFieldLabel(control, name, input.label);
  const { options: loaded, labelOf, note, failed, onOpen } = useLoadedOptions(options);
  const error = useFieldError(control, name, fieldState.error?.message, inOptions(labelOf));
  const data = held && !loaded.some(({ value }) => value === held.value) ? [held, ...loaded] : loaded;
  return (
    <div>
      <Select
        {...input}
        {...field}
        label={label}
        value={field.value || null}
        data={[...data]}
        nothingFoundMessage={note && <output>{note}</output>}
        onDropdownOpen={onOpen}
        searchable={data.length >= searchableFrom}
        filter={foldedFilter}
        allowDeselect={clearable}
        clearable={clearable}
        clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
        error={error}
      />
      {failed && <OptionsFailure label={label} onRetry={onOpen} />}
    </div>
  );
}

/** Without it, a field without options looks as if nothing had been selected. */
function OptionsFailure({ label, onRetry }: { readonly label: string; readonly onRetry: () => void }) {
  return (
    <p className={classes.failure} role="alert">
      {comboboxMessages.failed}{' '}
      <Anchor component="button" type="button" size="sm" onClick={onRetry}>
        Try again<VisuallyHidden>: {label}</VisuallyHidden>
      </Anchor>
    </p>
  );
}

export interface MultiSelectFieldProps<Values extends FieldValues> extends ChoiceProps<
  Values,
  readonly string[]
> {
  /** Allows free values: the text of the option that adds one, 'Add “loud”'. */
  readonly createText?: (typed: string) => string;
}

/** Any number of values. */
export function MultiSelectField<Values extends FieldValues>({
  control,
  name,
  options,
  ...input
}: MultiSelectFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const label = useFieldLabel(control, name, input.label);
  const loaded = useLoadedOptions(options);
  const error = useFieldError(control, name, fieldState.error?.message, inOptions(loaded.labelOf));
  const { ref, value, onChange, onBlur } = field;
  return (
    <div>
      <OptionsCombobox
        {...input}
        label={label}
        ref={ref}
        several
        loaded={loaded}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
      />
      {loaded.failed && <OptionsFailure label={label} onRetry={loaded.onOpen} />}
    </div>
  );
}

export interface LookupFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  readonly lookup: Lookup;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  /** Receives the choice instead of the form, where other fields change with it. */
  readonly onPick?: (id: string | null) => void;
}

/** One record of a searchable remote list, by its id; null for none. */
export function LookupField<Values extends FieldValues>({
  control,
  name,
  onPick,
  ...input
}: LookupFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const label = useFieldLabel(control, name, input.label);
  const error = useFieldError(control, name, fieldState.error?.message, inRecords(input.lookup));
  const { ref, value, onChange } = field;
  return (
    <RemoteCombobox
      {...input}
      label={label}
      ref={ref}
      value={value ? [value] : []}
      onChange={([id]) => (onPick ?? onChange)(id ?? null)}
      error={error}
    />
  );
}

/** Several records of a searchable remote list, by their ids. */
export function LookupsField<Values extends FieldValues>({
  control,
  name,
  ...input
}: FieldProps<Values, readonly string[]> & { readonly lookup: Lookup; readonly placeholder?: string }) {
  const { field, fieldState } = useController({ control, name });
  const label = useFieldLabel(control, name, input.label);
  const error = useFieldError(control, name, fieldState.error?.message, inRecords(input.lookup));
  const { ref, value, onChange } = field;
  return (
    <RemoteCombobox
      {...input}
      label={label}
      ref={ref}
      several
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
