import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { assignMessages } from '../../messages/assign.ts';
import { CheckboxField } from '../form/fields.tsx';
import classes from './AsRequestedField.module.css';
import type { TermsValues } from './termsSchema.ts';

interface AsRequestedFieldProps {
  readonly control: Control<TermsValues, unknown, TermsValues>;
  readonly description: string;
  /** Why the server refused the days. The field of the date, which would show it, is hidden while this one is ticked. */
  readonly refusal: string | undefined;
}

/** Leaves days and hours to what the customer requested. */
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
