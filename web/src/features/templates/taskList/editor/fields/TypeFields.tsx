import { useWatch } from 'react-hook-form';
import { CheckboxField, TextField } from '../../../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../../../kit/form/FormBody.tsx';
import { SelectField } from '../../../../../kit/form/fields/choiceFields.tsx';
import { NumberField } from '../../../../../kit/form/fields/numberFields.tsx';
import { inputTypes, orientations } from '../../../labels.ts';
import { BooleanFields } from './BooleanFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import type { TaskFieldsProps } from './taskFields.ts';

/** The fields specific to this task type. */
export function TypeFields({ form, place }: TaskFieldsProps) {
  const { control } = form;
  const { path } = place;
  const type = useWatch({ control, name: `${path}.type` });
  switch (type) {
    case 'BOOLEAN':
      return <BooleanFields form={form} place={place} />;
    case 'SELECT':
      return <OptionFields form={form} place={place} />;
    case 'INPUT':
      return (
        <FieldRow>
          <SelectField control={control} name={`${path}.inputType`} label="Kind" options={inputTypes} />
          <NumberField
            control={control}
            name={`${path}.inputLimit`}
            label="Max characters"
            unit="characters"
          />
        </FieldRow>
      );
    case 'DRAW':
      return (
        <FieldRow>
          <SelectField
            control={control}
            name={`${path}.drawOrientation`}
            label="Orientation"
            options={orientations}
          />
          <TextField
            control={control}
            name={`${path}.drawCta`}
            label="Text of the drawing button"
            autoComplete="off"
          />
        </FieldRow>
      );
    case 'ACTION':
      return (
        <TextField
          control={control}
          name={`${path}.buttonCta`}
          label="Text of the button"
          autoComplete="off"
        />
      );
    case 'PHOTO':
    case 'VIDEO':
      return (
        <FieldRow>
          {type === 'PHOTO' && (
            <CheckboxField
              control={control}
              name={`${path}.primaryPhoto`}
              label="Primary photo"
              description="Stands for the whole report."
            />
          )}
          <CheckboxField
            control={control}
            name={`${path}.allowGallery`}
            label="From the gallery too"
            description="Not only taken on the spot."
          />
        </FieldRow>
      );
    case 'BARCODE':
    case 'MATRIX':
    case 'SIMPLE':
    case 'TIMER':
      return null;
  }
}
