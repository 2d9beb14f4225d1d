import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../../kit/form/FormBody.tsx';
import { DateField, TimeField } from '../../../../kit/form/late/lateFields.tsx';
import { browserTimeZone } from '../../../../kit/value/time.ts';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { newOrderMessages } from '../messages.ts';
import type { OrderValues } from '../orderSchemas.ts';
import classes from '../OrderWizard.module.css';

/** The phase in which Shepherds only show interest in the jobs. */
export function InterestFields({ form: { control } }: { form: WizardForm<OrderValues> }) {
  const has = useWatch({ control, name: 'interest.has' });
  return (
    <>
      <CheckboxField
        control={control}
        name="interest.has"
        label="Begin with an interest phase"
        description="Shepherds say that they would like to do the jobs before they can take them."
      />
      {has && (
        <>
          <p className={classes.note}>{newOrderMessages.timeZone(browserTimeZone())}</p>
          <FieldRow>
            <DateField control={control} name="interest.startDate" label="Interest start date" />
            <TimeField control={control} name="interest.startTime" label="Interest start time" />
          </FieldRow>
          <FieldRow>
            <DateField control={control} name="interest.endDate" label="Interest end date" />
            <TimeField control={control} name="interest.endTime" label="Interest end time" />
          </FieldRow>
        </>
      )}
    </>
  );
}
