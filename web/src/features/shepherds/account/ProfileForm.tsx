import { countryOptions } from '../../../graphql/referenceOptions.ts';
import { SelectField } from '../../../kit/form/fields/choiceFields.tsx';
import { defineForm } from '../../../kit/form/defineForm.tsx';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../kit/form/FormBody.tsx';
import { DateField } from '../../../kit/form/fields/timeFields.tsx';
import { profileSchema } from './profileValues.ts';

/** Each part of the address is a separate field, so that only changed parts are sent. */
export const ProfileForm = defineForm({
  schema: profileSchema,
  fields: ({ control }) => (
    <>
      <FieldRow>
        <TextField control={control} name="firstName" label="First name" autoComplete="off" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
        <TextField control={control} name="phone" label="Phone" type="tel" autoComplete="off" />
      </FieldRow>
      <DateField control={control} name="dateOfBirth" label="Date of birth" past />
      <TextField control={control} name="address1" label="Address" autoComplete="off" />
      <TextField control={control} name="address2" label="Address line 2" autoComplete="off" />
      <FieldRow>
        <TextField control={control} name="city" label="City" autoComplete="off" />
        <TextField control={control} name="zip" label="Postcode" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField control={control} name="state" label="State or county" autoComplete="off" />
        <SelectField
          control={control}
          name="countryCode"
          label="Country"
          placeholder="Choose a country"
          options={countryOptions}
        />
      </FieldRow>
    </>
  ),
});
