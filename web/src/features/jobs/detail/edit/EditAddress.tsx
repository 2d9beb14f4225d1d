import { object } from 'yup';
import { countryOptions } from '../../../../graphql/referenceOptions.ts';
import { SelectField } from '../../../../kit/form/choiceFields.tsx';
import { TextField } from '../../../../kit/form/fields.tsx';
import { FieldRow, FormBody } from '../../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../../kit/form/numberFields.tsx';
import { numberSchema, requiredText, textOrNull } from '../../../../kit/form/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { atLeast } from '../../../../messages/assign.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { jobMessages } from '../../messages.ts';
import type { EditedJob } from './EditedJob.ts';
import { updateJob } from './editMutations.ts';

const longestPhone = 30;
const degrees = (most: number) =>
  numberSchema().min(-most, atLeast(-most)).max(most, validationMessages.atMost(most));

const schema = object({
  name: requiredText(),
  address1: requiredText(),
  address2: textOrNull(),
  addressDetails: textOrNull(),
  city: requiredText(),
  zip: textOrNull(),
  state: textOrNull(),
  countryCode: requiredText(validationMessages.countryRequired),
  phone: textOrNull().max(longestPhone, validationMessages.maxCharacters(longestPhone)),
  latitude: degrees(90),
  longitude: degrees(180),
});

/** Where the job is. An emptied part is nothing, and not an empty text. */
export function EditAddress({ job, onDone }: EditedJob) {
  const edit = useAct(updateJob);
  const form = useConsoleForm({
    schema,
    defaultValues: {
      name: job.location?.name ?? null,
      address1: job.address1,
      address2: job.address2,
      addressDetails: job.addressDetails,
      city: job.city,
      zip: job.zip,
      state: job.state,
      countryCode: job.countryCode,
      phone: job.location?.phone ?? null,
      latitude: job.location?.latitude ?? null,
      longitude: job.location?.longitude ?? null,
    },
    focus: 'name',
    onSubmit: (_values, location) => edit({ input: { id: job.id, location } }),
    onSaved: onDone,
  });
  const { control } = form;
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <TextField control={control} name="name" label="Name" autoComplete="off" />
      <TextField control={control} name="address1" label="Address" autoComplete="off" />
      <TextField control={control} name="address2" label="Address line 2 (optional)" autoComplete="off" />
      <TextField control={control} name="addressDetails" label="Details (optional)" autoComplete="off" />
      <FieldRow>
        <TextField control={control} name="city" label="City" autoComplete="off" />
        <TextField control={control} name="zip" label="Postcode (optional)" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField control={control} name="state" label="State or county (optional)" autoComplete="off" />
        <SelectField
          control={control}
          name="countryCode"
          label="Country"
          placeholder="Choose a country"
          options={countryOptions}
        />
      </FieldRow>
      <TextField control={control} name="phone" type="tel" label="Phone (optional)" autoComplete="off" />
      <FieldRow>
        <NumberField
          control={control}
          name="latitude"
          label="Latitude (optional)"
          description={jobMessages.positionStays}
        />
        <NumberField control={control} name="longitude" label="Longitude (optional)" />
      </FieldRow>
    </FormBody>
  );
}
