import { array, object, string } from 'yup';
import type { CampaignStatus, WaveInput } from '../../graphql/generated/schema.ts';
import { SelectField } from '../../kit/form/choiceFields.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { FieldRow, FormBody } from '../../kit/form/FormBody.tsx';
import { NumberField } from '../../kit/form/numberFields.tsx';
import { optionalText, requiredText, wholeNumberSchema } from '../../kit/form/schemas.ts';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import { statusOptions } from '../../kit/value/status.ts';
import type { CampaignValues } from './campaignValues.ts';
import { WavesField } from './WavesField.tsx';

const campaignSchema = object({
  name: requiredText(),
  campaignTarget: wholeNumberSchema(0),
  purchaseOrderNumber: optionalText(),
  hubspotId: optionalText(),
  status: string<CampaignStatus>().required(),
  waves: array(
    object({ key: string().required(), id: string().nullable().defined(), name: requiredText() }),
  ).required(),
});

export const newCampaign: CampaignValues = {
  name: '',
  campaignTarget: null,
  purchaseOrderNumber: '',
  hubspotId: '',
  status: 'ACTIVE',
  waves: [],
};

const statuses = statusOptions('campaign', 'ACTIVE', 'CLOSED');

interface CampaignFormProps {
  readonly initial: CampaignValues;
  readonly act: string;
  readonly onSubmit: (values: CampaignValues, changed: Partial<CampaignValues>) => Promise<unknown>;
  readonly onDone: () => void;
  /** It is there already, so it has a status. */
  readonly edits?: boolean;
}

export function CampaignForm({ initial, act, onSubmit, onDone, edits = false }: CampaignFormProps) {
  const form = useConsoleForm<CampaignValues>({
    schema: campaignSchema,
    defaultValues: initial,
    focus: 'name',
    onSubmit,
    onSaved: onDone,
  });
  const { control } = form;
  return (
    <FormBody form={form} act={act} onCancel={onDone} disabled={edits && !form.formState.isDirty}>
      <TextField control={control} name="name" label="Name" autoComplete="off" />
      <FieldRow>
        <NumberField control={control} name="campaignTarget" label="Target (optional)" unit="jobs" />
        {edits && (
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
        <TextField
          control={control}
          name="purchaseOrderNumber"
          label="PO number (optional)"
          autoComplete="off"
        />
        <TextField control={control} name="hubspotId" label="HubSpot id (optional)" autoComplete="off" />
      </FieldRow>
      <WavesField form={form} />
    </FormBody>
  );
}

/** What of a campaign's values is sent; what is empty is nothing. */
export function campaignInput(values: Partial<CampaignValues>) {
  const { purchaseOrderNumber, hubspotId, waves, ...rest } = values;
  return {
    ...rest,
    ...(purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber: purchaseOrderNumber || null }),
    ...(hubspotId === undefined ? {} : { hubspotId: hubspotId || null }),
    ...(waves === undefined ? {} : { waves: waves.map(waveInput) }),
  };
}

const waveInput = ({ id, name }: CampaignValues['waves'][number]): WaveInput =>
  id === null ? { name } : { id, name };
