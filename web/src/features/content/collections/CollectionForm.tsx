import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { defineForm } from '../../../kit/form/defineForm.tsx';
import type { FormParts } from '../../../kit/form/defineForm.tsx';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../kit/form/fields/numberFields.tsx';
import { contentMessages, fieldLabels } from '../messages.ts';
import { CollectionScreen } from '../preview/CollectionScreen.tsx';
import { StatusField } from '../StatusField.tsx';
import { collectionSchema } from './collectionValues.ts';
import type { CollectionValues } from './collectionValues.ts';
import { ItemsField } from './ItemsField.tsx';

interface CollectionFieldsProps {
  /** The container of the preview. */
  readonly screen: HTMLElement | null;
}

function CollectionFields({
  form,
  control,
  editing,
  screen,
}: FormParts<CollectionValues> & CollectionFieldsProps) {
  return (
    <>
      <TextField control={control} name="name" label={fieldLabels.name} autoComplete="off" />
      <ItemsField form={form} />
      <FieldRow>
        <TextField
          control={control}
          name="attribute1"
          label={fieldLabels.attribute1}
          description={contentMessages.attributeHint}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="attribute2"
          label={fieldLabels.attribute2}
          description={contentMessages.attributeHint}
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          control={control}
          name="displayOrder"
          label={fieldLabels.displayOrder}
          description={contentMessages.displayOrder}
        />
        {!editing && <StatusField control={control} name="status" />}
      </FieldRow>
      {screen && createPortal(<TypedCollection control={control} />, screen)}
    </>
  );
}

/** The preview of the current input. */
function TypedCollection({ control }: { control: Control<CollectionValues, unknown, CollectionValues> }) {
  const [name, status, items] = useWatch({ control, name: ['name', 'status', 'items'] });
  return <CollectionScreen name={name} status={status} items={items} />;
}

export const CollectionForm = defineForm<CollectionValues, CollectionFieldsProps>({
  schema: collectionSchema,
  focus: 'name',
  fields: CollectionFields,
});
