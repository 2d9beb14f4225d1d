import type { UseFormReturn } from 'react-hook-form';
import { FieldArray } from '../../kit/fieldArray/FieldArray.tsx';
import { newKey } from '../../kit/fieldArray/itemKey.ts';
import { TextField } from '../../kit/form/fields/fields.tsx';
import type { CampaignValues } from './campaignValues.ts';

interface WavesFieldProps {
  readonly form: UseFormReturn<CampaignValues, unknown, CampaignValues>;
}

/** The waves of a campaign, named and ordered. */
export function WavesField({ form }: WavesFieldProps) {
  return (
    <FieldArray form={form} name="waves" label="Waves" thing="wave" newItem={newWave} oneLine>
      {(position) => (
        <TextField
          control={form.control}
          name={`waves.${position}.name`}
          label={`Name of wave ${position + 1}`}
          autoComplete="off"
        />
      )}
    </FieldArray>
  );
}

const newWave = (): CampaignValues['waves'][number] => ({ key: newKey(), id: null, name: '' });
