import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { countryOptions } from '../../../graphql/referenceOptions.ts';
import type { AddressValues } from '../values/schemas.ts';
import { SelectField } from '../late/lateFields.tsx';
import { TextField } from './fields.tsx';
import { FieldRow } from '../FormBody.tsx';

interface AddressFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values, unknown, Values>;
  /** The path of the address in the form. */
  readonly name: FieldPathByValue<Values, AddressValues>;
}

/** A postal address. */
export function AddressFields<Values extends FieldValues>({ control, name }: AddressFieldsProps<Values>) {
  // Safe: the type of `name` guarantees an address, so each of its parts is a text of the form.
  const part = (key: keyof AddressValues) => `${name}.${key}` as FieldPathByValue<Values, string | null>;
  const country = `${name}.countryCode` as FieldPathByValue<Values, string | null>;
  return (
    <>
      <TextField control={control} name={part('line1')} label="Address" autoComplete="off" />
      <TextField control={control} name={part('line2')} label="Address line 2" autoComplete="off" />
      <FieldRow>
        <TextField control={control} name={part('city')} label="City" autoComplete="off" />
        <TextField control={control} name={part('zip')} label="Postcode" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField control={control} name={part('state')} label="State or county" autoComplete="off" />
        <SelectField
          control={control}
          name={country}
          label="Country"
          placeholder="Choose a country"
          options={countryOptions}
        />
      </FieldRow>
    </>
  );
}
