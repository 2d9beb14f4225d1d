import { ActionIcon, ComboboxChevron, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { RemoteComboboxProps } from '../../choice/RemoteCombobox.tsx';
import { useLoadedOptions } from '../../choice/useLoadedOptions.ts';
import { useLookupLabels } from '../../choice/useLookupLabels.ts';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';
import { isCalendarDate } from '../../date/typedDate.ts';
import { formatDate } from '../../value/time.ts';
import type { LookupFieldProps, MultiSelectFieldProps, SelectFieldProps } from '../fields/choiceFields.tsx';
import { useFieldLabel } from '../fields/fieldLabel.ts';
import type { FieldProps } from '../fields/fields.tsx';
import type { DateFieldProps, TimeFieldProps } from '../fields/timeFields.tsx';
import { Handover } from './Handover.tsx';
import { defineLateCode, useLateCode } from './lateCode.ts';
import classes from './lateFields.module.css';

// Lists and calendars are as large as a page: they are loaded on the first user interaction.
const choices = defineLateCode(() => import('../fields/choiceFields.tsx'));
const searches = defineLateCode(() => import('../../choice/RemoteCombobox.tsx'));
const times = defineLateCode(() => import('../fields/timeFields.tsx'));

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const code = useLateCode(choices);
  return (
    <Handover ready={code !== null}>
      {code ? <code.SelectField {...props} /> : <RestingSelect {...props} />}
    </Handover>
  );
}

export function MultiSelectField<Values extends FieldValues>(props: MultiSelectFieldProps<Values>) {
  const code = useLateCode(choices);
  return (
    <Handover ready={code !== null}>
      {code ? <code.MultiSelectField {...props} /> : <RestingMultiSelect {...props} />}
    </Handover>
  );
}

export function LookupField<Values extends FieldValues>(props: LookupFieldProps<Values>) {
  const code = useLateCode(choices);
  return (
    <Handover ready={code !== null}>
      {code ? <code.LookupField {...props} /> : <RestingLookup {...props} />}
    </Handover>
  );
}

/** A search field outside of forms. */
export function SearchField(props: RemoteComboboxProps) {
  const code = useLateCode(searches);
  const { label, description, placeholder, disabled } = props;
  return (
    <Handover ready={code !== null}>
      {code ? (
        <code.RemoteCombobox {...props} />
      ) : (
        <RestingInput {...{ label, description, placeholder, disabled }} shown="" listed />
      )}
    </Handover>
  );
}

export function TimeField<Values extends FieldValues>(props: TimeFieldProps<Values>) {
  const code = useLateCode(times);
  return (
    <Handover ready={code !== null}>
      {code ? <code.TimeField {...props} /> : <RestingTime {...props} />}
    </Handover>
  );
}

export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const code = useLateCode(times);
  return (
    <Handover ready={code !== null}>
      {code ? <code.DateField {...props} /> : <RestingDate {...props} />}
    </Handover>
  );
}

function RestingSelect<Values extends FieldValues>({ held, options, ...props }: SelectFieldProps<Values>) {
  const value: string | null = useController(props).field.value;
  const { labelOf } = useLoadedOptions(options);
  const label = held && held.value === value ? held.label : labelOf(value ?? '');
  return <Resting {...props} shown={value ? label : ''} listed readOnly />;
}

function RestingMultiSelect<Values extends FieldValues>({
  options,
  ...props
}: MultiSelectFieldProps<Values>) {
  const values: readonly string[] = useController(props).field.value;
  const { labelOf } = useLoadedOptions(options);
  return (
    <Resting
      {...props}
      placeholder={props.placeholder ?? 'Search…'}
      shown={values.map(labelOf).join(', ')}
      listed
      searched
    />
  );
}

function RestingLookup<Values extends FieldValues>({ lookup, ...props }: LookupFieldProps<Values>) {
  const value: string | null = useController(props).field.value;
  const { labelOf } = useLookupLabels(useApolloClient(), lookup, value ? [value] : []);
  return <Resting {...props} shown={value ? labelOf(value) : ''} listed searched />;
}

function RestingTime<Values extends FieldValues>(props: TimeFieldProps<Values>) {
  const value: string = useController(props).field.value;
  return <Resting {...props} placeholder="HH:mm" shown={value} listed section={null} />;
}

function RestingDate<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const label = useFieldLabel(props.control, props.name, props.label);
  const value: string | null = useController(props).field.value;
  return (
    <Resting
      {...props}
      placeholder="DD MMM YY"
      shown={value !== null && isCalendarDate(value) ? formatDate(value) : (value ?? '')}
      section={
        <ActionIcon
          size={24}
          aria-label={`Open the calendar of ${label.toLowerCase()}`}
          aria-expanded={false}
          disabled={props.disabled === true}
        >
          <IconCalendar size={16} />
        </ActionIcon>
      }
    />
  );
}

interface RestingInputProps {
  readonly label: string;
  /** The label of the selection. */
  readonly shown: string;
  /** The field has a list that opens. */
  readonly listed?: boolean;
  readonly readOnly?: boolean;
  /** Typed text is a search, and does not change the selection. */
  readonly searched?: boolean;
  readonly section?: ReactNode;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

const chevron = <ComboboxChevron className={classes.chevron ?? ''} />;

/** Looks like the field that will replace it. */
function RestingInput({
  shown,
  listed = false,
  readOnly = false,
  searched = false,
  section = chevron,
  ...input
}: RestingInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...input}
      autoComplete="off"
      value={typed ?? shown}
      onFocus={() => searched && setTyped('')}
      onBlur={() => searched && setTyped(null)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      readOnly={readOnly}
      pointer={readOnly}
      rightSection={section}
      {...(listed && { role: 'combobox', 'aria-expanded': false, 'aria-haspopup': 'listbox' })}
    />
  );
}

type RestingProps<Values extends FieldValues> = FieldProps<Values, unknown> &
  Omit<RestingInputProps, 'error' | 'ref'>;

/** Holds the error and the focus of a form for the field that will replace it. */
function Resting<Values extends FieldValues>({
  control,
  name,
  label,
  shown,
  listed,
  readOnly,
  searched,
  section,
  placeholder,
  description,
  disabled,
}: RestingProps<Values>) {
  const {
    field: { ref },
    fieldState,
  } = useController({ control, name });
  const error = useFieldError(control, name, fieldState.error?.message);
  const marked = useFieldLabel(control, name, label);
  const given = {
    label: marked,
    shown,
    listed,
    readOnly,
    searched,
    section,
    placeholder,
    description,
    disabled,
  };
  return <RestingInput {...given} ref={ref} error={error} />;
}
