import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { array, boolean, mixed, object, string } from 'yup';
import { definePart } from '../../parts/definition.ts';
import type { UploadedFile } from '../upload/sendFile.ts';
import { AddressFields } from './fields/AddressFields.tsx';
import { addressValues } from './values/address.ts';
import { LookupField, MultiSelectField, SelectField } from './fields/choiceFields.tsx';
import { TextAreaField } from './fields/TextAreaField.tsx';
import { CheckboxField, TextField } from './fields/fields.tsx';
import { PasswordField } from './fields/PasswordField.tsx';
import { FileField } from './fields/FileField.tsx';
import { FieldRow, FormBody } from './FormBody.tsx';
import { MoneyField } from './fields/MoneyField.tsx';
import { NumberField } from './fields/numberFields.tsx';
import { PasswordHints } from './fields/PasswordHints.tsx';
import { RadioField } from './fields/RadioField.tsx';
import { addressSchema } from './values/schemas.ts';
import { DateField, TimeField } from './fields/timeFields.tsx';
import { useConsoleForm } from './useConsoleForm.ts';

interface Values {
  text: string;
  long: string;
  secret: string;
  agreed: boolean;
  one: string | null;
  many: string[];
  thing: string | null;
  number: number | null;
  amount: string | null;
  day: string | null;
  time: string;
  files: UploadedFile[];
}

const empty: Values = {
  text: '',
  long: '',
  secret: '',
  agreed: false,
  one: null,
  many: [],
  thing: null,
  number: null,
  amount: null,
  day: null,
  time: '',
  files: [],
};
const filled: Values = {
  text: 'Albion Grocers',
  long: 'The shelf beside the entrance,\nfrom left to right.',
  secret: 'Shepherd1',
  agreed: true,
  one: 'red',
  many: ['red', 'green'],
  thing: '7',
  number: 12,
  amount: '19.5',
  day: '2026-12-24',
  time: '09:30',
  files: [{ id: '1', name: 'shelf.png', url: '/files/shelf.png' }],
};

const anything = object({
  text: string().defined(),
  long: string().defined(),
  secret: string().defined(),
  agreed: boolean().required(),
  one: string().nullable().defined(),
  many: array(string().required()).required(),
  thing: string().nullable().defined(),
  number: mixed<number>().nullable().defined(),
  amount: string().nullable().defined(),
  day: string().nullable().defined(),
  time: string().defined(),
  files: array(mixed<UploadedFile>().required()).required(),
});

const colours = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
];
const customers = {
  name: 'parts',
  minimumLength: 0,
  debounceMilliseconds: 0,
  search: async () => [{ id: '7', label: 'Albion Grocers' }],
  resolve: async () => [{ id: '7', label: 'Albion Grocers' }],
};

interface FieldProps {
  readonly control: Control<Values, unknown, Values>;
  readonly disabled?: boolean;
}

function Fields({ control, disabled = false }: FieldProps) {
  return (
    <>
      <FieldRow>
        <TextField
          control={control}
          name="text"
          label="Text"
          description="Help stands below"
          disabled={disabled}
        />
        <PasswordField control={control} name="secret" label="Password" autoComplete="new-password" />
      </FieldRow>
      <TextAreaField control={control} name="long" label="Long text" disabled={disabled} />
      <FieldRow>
        <NumberField control={control} name="number" label="Number" unit="days" disabled={disabled} />
        <MoneyField control={control} name="amount" label="Amount" kind="transaction" disabled={disabled} />
      </FieldRow>
      <FieldRow>
        <SelectField
          control={control}
          name="one"
          label="One of several"
          options={colours}
          disabled={disabled}
        />
        <MultiSelectField
          control={control}
          name="many"
          label="Several of several"
          options={colours}
          disabled={disabled}
        />
      </FieldRow>
      <RadioField
        control={control}
        name="one"
        label="One of few"
        options={colours.map((colour) => ({ ...colour, description: 'What it means stands below' }))}
      />
      <LookupField control={control} name="thing" label="One of a remote list" lookup={customers} />
      <FieldRow>
        <DateField control={control} name="day" label="Date" past disabled={disabled} />
        <TimeField control={control} name="time" label="Time" disabled={disabled} />
      </FieldRow>
      <CheckboxField
        control={control}
        name="agreed"
        label="Yes or no"
        description="What it means stands below"
        disabled={disabled}
      />
      <FileField control={control} name="files" label="Picture" to="orders/images" />
    </>
  );
}

const nothing = async () => undefined;

/** The form in a state: every field shows `message`. */
function Form({
  values,
  message,
  children,
}: {
  readonly values: Values;
  readonly message?: string;
  readonly children?: (control: FieldProps['control']) => ReactNode;
}) {
  const form = useConsoleForm<Values>({ schema: anything, defaultValues: values, onSubmit: nothing });
  const { setError, control } = form;
  useEffect(() => {
    if (message === undefined) return;
    for (const name of Object.keys(empty) as (keyof Values)[]) setError(name, { message });
  }, [message, setError]);
  return (
    <FormBody form={form} act="Save" onCancel={() => undefined}>
      {children ? children(control) : <Fields control={control} />}
    </FormBody>
  );
}

const never = () => new Promise<never>(() => undefined);
const fails = async (): Promise<never> => {
  throw new TypeError('No answer');
};

function Address() {
  const form = useConsoleForm({
    schema: object({ address: addressSchema }),
    defaultValues: { address: addressValues(null) },
    onSubmit: nothing,
  });
  return (
    <FormBody form={form} act="Save">
      <AddressFields control={form.control} name="address" />
    </FormBody>
  );
}

export const parts = [
  definePart('Form', {
    empty: () => <Form values={empty} />,
    filled: () => <Form values={filled} />,
    'with errors': () => <Form values={empty} message="That field is required" />,
    disabled: () => <Form values={filled}>{(control) => <Fields control={control} disabled />}</Form>,
    'options that are loading (open it)': () => (
      <Form values={empty}>
        {(control) => <SelectField control={control} name="one" label="One of several" options={never} />}
      </Form>
    ),
    'options that failed (open it)': () => (
      <Form values={empty}>
        {(control) => <SelectField control={control} name="one" label="One of several" options={fails} />}
      </Form>
    ),
  }),
  definePart('Address', { empty: Address }),
  definePart('Password hints', {
    'nothing typed': () => <PasswordHints password="" />,
    'some met': () => <PasswordHints password="abc1" />,
    'all met': () => <PasswordHints password="Shepherd1" />,
  }),
];
