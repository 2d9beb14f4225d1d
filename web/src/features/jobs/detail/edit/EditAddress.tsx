import { missingCoordinate, rangeMessages } from '@shepherd/domain/range.ts';
import { object } from 'yup';
import { countryOptions } from '../../../../graphql/referenceOptions.ts';
import { SelectField } from '../../../../kit/form/fields/choiceFields.tsx';
import { TextField } from '../../../../kit/form/fields/fields.tsx';
import { FieldRow, FormBody } from '../../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../../kit/form/fields/numberFields.tsx';
import { numberSchema, requiredText, textOrNull } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { changedValues } from '../../../../kit/form/values/formValues.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { atLeast } from '../../../../messages/assign.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { jobMessages } from '../../messages.ts';
import type { EditedJob } from './EditedJob.ts';
import { updateJob } from './editMutations.ts';
import { useEditedJob } from './useEditedJob.ts';

const longestPhone = 30;
const degrees = (most: number, name: 'latitude' | 'longitude') =>
  numberSchema()
    .min(-most, atLeast(-most))
    .max(most, validationMessages.atMost(most))
    // The parent of a field is the address, as its fields hold it.
    .test('pair', rangeMessages.coordinates, (_value, { parent }) => missingCoordinate(parent) !== name);

const address = object({
  name: requiredText(),
  address1: requiredText(),
  address2: textOrNull(),
  addressDetails: textOrNull(),
  city: requiredText(),
  zip: textOrNull(),
  state: textOrNull(),
  countryCode: requiredText(validationMessages.countryRequired),
  phone: textOrNull().max(longestPhone, validationMessages.maxCharacters(longestPhone)),
  latitude: degrees(90, 'latitude'),
  longitude: degrees(180, 'longitude'),
});
/** The server's names, so that its error about a part is shown at that part. */
const schema = object({ location: address });

const valuesOf = (job: EditedJob['job']) => ({
  location: {
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
});

/** The address of the job. A cleared part becomes null, not an empty text. */
export function EditAddress({ job, onDone }: EditedJob) {
  const edit = useAct(updateJob);
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(job),
    edits: useEditedJob(job, valuesOf),
    focus: 'location.name',
    onSubmit: ({ location }, _changed, before, seen) =>
      edit({ input: { id: job.id, location: changedValues(Object(before['location']), location), ...seen } }),
    onSaved: onDone,
  });
  const { control } = form;
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <TextField control={control} name="location.name" label="Name" autoComplete="off" />
      <TextField control={control} name="location.address1" label="Address" autoComplete="off" />
      <TextField control={control} name="location.address2" label="Address line 2" autoComplete="off" />
      <TextField control={control} name="location.addressDetails" label="Details" autoComplete="off" />
      <FieldRow>
        <TextField control={control} name="location.city" label="City" autoComplete="off" />
        <TextField control={control} name="location.zip" label="Postcode" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField control={control} name="location.state" label="State or county" autoComplete="off" />
        <SelectField
          control={control}
          name="location.countryCode"
          label="Country"
          placeholder="Choose a country"
          options={countryOptions}
        />
      </FieldRow>
      <TextField control={control} name="location.phone" type="tel" label="Phone" autoComplete="off" />
      <FieldRow>
        <NumberField
          control={control}
          name="location.latitude"
          label="Latitude"
          description={jobMessages.positionFollows}
        />
        <NumberField control={control} name="location.longitude" label="Longitude" />
      </FieldRow>
    </FormBody>
  );
}
