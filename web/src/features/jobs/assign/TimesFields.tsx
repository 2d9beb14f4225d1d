import type { Control } from 'react-hook-form';
import { TimeField } from '../../../kit/form/fields/timeFields.tsx';
import type { TermsValues } from './termsSchema.ts';

/** Minutes between the offered times; any multiple of five can be typed. */
const offeredTimeStepMinutes = 15;

/** The hours of the work. */
export function TimesFields({ control }: { control: Control<TermsValues, unknown, TermsValues> }) {
  return (
    <>
      <TimeField control={control} name="startTime" label="Start time" step={offeredTimeStepMinutes} />
      <TimeField control={control} name="endTime" label="End time" step={offeredTimeStepMinutes} />
    </>
  );
}
