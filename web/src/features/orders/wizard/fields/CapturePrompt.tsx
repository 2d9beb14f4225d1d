import { CheckboxField } from '../../../../kit/form/fields/fields.tsx';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { OrderValues } from '../orderSchemas.ts';

/** The text that asks Shepherds for their location. */
export function CapturePrompt({ form: { control } }: { readonly form: WizardForm<OrderValues> }) {
  return (
    <>
      <TextAreaField control={control} name="location.captureLocationPrompt" label="Prompt" rows={2} />
      <CheckboxField
        control={control}
        name="location.captureLocationPromptRequired"
        label="An answer is required"
      />
    </>
  );
}
