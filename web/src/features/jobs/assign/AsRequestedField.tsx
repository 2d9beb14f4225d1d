import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { assignMessages } from '../../../messages/assign.ts';
import { CheckboxField } from '../../../kit/form/fields/fields.tsx';
import classes from './AsRequestedField.module.css';
import type { TermsValues } from './termsSchema.ts';

interface AsRequestedFieldProps {
  readonly control: Control<TermsValues, unknown, TermsValues>;
  readonly description: string;
  /** Why the server refused the days. The date field, which would show it, is hidden while this box is ticked. */
  readonly refusal: string | undefined;
}

/** Leaves days and hours as the customer requested them. */
export function AsRequestedField({ control, description, refusal }: AsRequestedFieldProps) {
  const asRequested = useWatch({ control, name: 'asRequested' });
  return (
    <>
      <CheckboxField
        control={control}
        name="asRequested"
        label={assignMessages.asRequested}
        description={description}
      />
      {asRequested && refusal !== undefined && (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
    </>
  );
}
