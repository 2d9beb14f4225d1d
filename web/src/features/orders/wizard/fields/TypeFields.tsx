import { RadioField } from '../../../../kit/form/fields/RadioField.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { orderTypes } from '../../labels.ts';
import { newOrderMessages } from '../messages.ts';
import type { OrderValues } from '../orderSchemas.ts';

const options = orderTypes.map(({ value, label }) => ({
  value,
  label,
  description: newOrderMessages.types[value],
}));

/** The type of the order. */
export function TypeFields({ form: { control } }: { form: WizardForm<OrderValues> }) {
  return <RadioField control={control} name="type.type" label="Type" options={options} />;
}
