import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { TextField } from '../../kit/form/fields.tsx';
import type { CampaignValues } from './campaignValues.ts';
import classes from './WavesField.module.css';

interface WavesFieldProps {
  readonly control: Control<CampaignValues, unknown, CampaignValues>;
  /** About the waves as a whole. */
  readonly error: string | undefined;
}

/** The waves of a campaign: named, in their order. */
export function WavesField({ control, error }: WavesFieldProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'waves', keyName: 'key' });
  return (
    <fieldset className={classes.waves}>
      <legend className={classes.legend}>Waves (optional)</legend>
      {fields.map(({ key }, position) => (
        <div key={key} className={classes.wave}>
          <div className={classes.name}>
            <TextField
              control={control}
              name={`waves.${position}.name`}
              label={`Name of wave ${position + 1}`}
              autoComplete="off"
            />
          </div>
          <ActionIcon
            size={36}
            aria-label={`Remove wave ${position + 1}`}
            title={`Remove wave ${position + 1}`}
            onClick={() => remove(position)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      ))}
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => append({ id: null, name: '' })}
      >
        Add wave
      </Button>
    </fieldset>
  );
}
