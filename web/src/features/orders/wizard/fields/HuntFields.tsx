import { TextField } from '../../../../kit/form/fields/fields.tsx';
import { FileField } from '../../../../kit/form/fields/FileField.tsx';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { imageExtensions } from '@shepherd/domain/fileKind.ts';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { OrderValues } from '../orderSchemas.ts';
import classes from '../OrderWizard.module.css';

/** The fields of a treasure hunt. */
export function HuntFields({ form: { control } }: { form: WizardForm<OrderValues> }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Treasure hunt</legend>
      <TextField
        control={control}
        name="details.treasureTarget"
        label="Treasure target"
        description="What is looked for."
        autoComplete="off"
      />
      <TextAreaField control={control} name="details.summary" label="Summary" rows={2} />
      <TextAreaField
        control={control}
        name="details.positiveCriteria"
        label="Positive criteria"
        description="When it counts as found."
        rows={2}
      />
      <TextAreaField
        control={control}
        name="details.negativeCriteria"
        label="Negative criteria"
        description="When it does not count."
        rows={2}
      />
      <FileField
        control={control}
        name="details.exampleImage"
        label="Example image"
        to="orders/images"
        accepts={imageExtensions}
      />
    </fieldset>
  );
}
