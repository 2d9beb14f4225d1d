import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../../kit/form/fields/numberFields.tsx';
import { RadioField } from '../../../../kit/form/fields/RadioField.tsx';
import { DateField, TimeField } from '../../../../kit/form/late/lateFields.tsx';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../../kit/page/code/PieceBoundary.tsx';
import { browserTimeZone } from '../../../../kit/value/time.ts';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { newOrderMessages } from '../messages.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import classes from '../OrderWizard.module.css';

const SchedulePreview = definePiece(
  async () => (await import('../checkout/SchedulePreview.tsx')).SchedulePreview,
);

function Preview({ form: { control } }: { form: WizardForm<OrderValues> }) {
  const dates = useWatch({ control, name: 'dates' });
  if (dates.schedules.length === 0) return null;
  return (
    <PieceBoundary>
      <Suspense>
        <SchedulePreview dates={dates} />
      </Suspense>
    </PieceBoundary>
  );
}

const starts = [
  { value: 'later', label: 'On a date', description: 'It is handed in and waits for its approval.' },
  { value: 'now', label: 'Now', description: 'It goes live when you have created it.' },
];

/** The dates of the order. */
export function DatesFields({ form }: { form: WizardForm<OrderValues> }) {
  const { control } = form;
  const start = useWatch({ control, name: 'dates.start' });
  return (
    <>
      <p className={classes.note}>{newOrderMessages.timeZone(browserTimeZone())}</p>
      <RadioField control={control} name="dates.start" label="Start" options={starts} />
      {start === 'later' && (
        <FieldRow>
          <DateField control={control} name="dates.startDate" label="Start date" />
          <TimeField control={control} name="dates.startTime" label="Start time" />
        </FieldRow>
      )}
      <FieldRow>
        <DateField control={control} name="dates.endDate" label="End date" />
        <TimeField control={control} name="dates.endTime" label="End time" />
      </FieldRow>
      <FieldRow>
        <DateField control={control} name="dates.dueDate" label="Due date" />
        <TimeField control={control} name="dates.dueTime" label="Due time" />
      </FieldRow>
      <ScheduleFields form={form} />
      <Preview form={form} />
      <FieldRow>
        <NumberField
          control={control}
          name="dates.acceptWindow"
          label="Accept window"
          unit="days"
          description="How long a Shepherd may think about an offer; 0 is the current day only."
        />
        <NumberField
          control={control}
          name="dates.lockoutDuration"
          label="Lockout duration"
          unit="min"
          description="Whole minutes; kept with each push of the order."
        />
      </FieldRow>
    </>
  );
}
