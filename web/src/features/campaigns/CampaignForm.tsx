import type { WaveInput } from '../../graphql/generated/schema.ts';
import { SelectField } from '../../kit/form/fields/choiceFields.tsx';
import { defineForm } from '../../kit/form/defineForm.tsx';
import { TextField } from '../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../kit/form/FormBody.tsx';
import { NumberField } from '../../kit/form/fields/numberFields.tsx';
import { statusOptions } from '../../kit/value/status.ts';
import { campaignSchema } from './campaignValues.ts';
import type { CampaignValues } from './campaignValues.ts';
import { WavesField } from './WavesField.tsx';

const statuses = statusOptions('campaign', 'ACTIVE', 'CLOSED');

export const CampaignForm = defineForm({
  schema: campaignSchema,
  focus: 'name',
  fields: ({ control, form, editing }) => (
    <>
      <TextField control={control} name="name" label="Name" autoComplete="off" />
      <FieldRow>
        <NumberField control={control} name="campaignTarget" label="Target" unit="jobs" />
        {editing && (
          <SelectField
            control={control}
            name="status"
            label="Status"
            options={statuses}
            description="A closed campaign takes no more orders."
          />
        )}
      </FieldRow>
      <FieldRow>
        <TextField control={control} name="purchaseOrderNumber" label="PO number" autoComplete="off" />
        <TextField control={control} name="hubspotId" label="HubSpot id" autoComplete="off" />
      </FieldRow>
      <WavesField form={form} />
    </>
  ),
});

/** Waves in the format of a request: only an existing one has an id. */
export const wavesInput = (waves: CampaignValues['waves']): WaveInput[] =>
  waves.map(({ id, name }) => (id === null ? { name } : { id, name }));
