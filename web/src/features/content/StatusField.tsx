import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { SelectField } from '../../kit/form/late/lateFields.tsx';
import { statusOptions } from '../../kit/value/status.ts';

const options = statusOptions('visibility', 'ACTIVE', 'HIDDEN');

interface StatusFieldProps<Values extends FieldValues> {
  readonly control: Control<Values, unknown, Values>;
  readonly name: FieldPathByValue<Values, string | null>;
}

/** Whether the app shows a new record; for an existing one, a switch changes it immediately. */
export const StatusField = <Values extends FieldValues>(props: StatusFieldProps<Values>) => (
  <SelectField
    {...props}
    label="Status"
    options={options}
    description="A hidden one can be prepared before Shepherds see it."
  />
);
