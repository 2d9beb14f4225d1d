import { RadioField } from '../../../../kit/form/fields/RadioField.tsx';
import type { RadioOption } from '../../../../kit/form/fields/RadioField.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { newOrderMessages } from '../messages.ts';
import type { OrderValues } from '../orderSchemas.ts';

const options: readonly RadioOption[] = [
  { value: 'single', label: newOrderMessages.modes.single },
  { value: 'csv', label: newOrderMessages.modes.csv },
];

interface ModeFieldProps {
  readonly form: WizardForm<OrderValues>;
  /** An additional option of this order. */
  readonly another?: RadioOption;
}

/** How an order gets its locations. */
export function ModeField({ form: { control }, another }: ModeFieldProps) {
  return (
    <RadioField
      control={control}
      name="location.mode"
      label="Locations"
      options={another ? [...options, another] : options}
    />
  );
}
