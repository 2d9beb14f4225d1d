import { object, ValidationError } from 'yup';
import { FieldRow, FormBody } from '../../../../kit/form/FormBody.tsx';
import { emptyAsNull, dateSchema, timeSchema } from '../../../../kit/form/schemas.ts';
import { DateField, TimeField } from '../../../../kit/form/timeFields.tsx';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import type { EditedJob } from './EditedJob.ts';
import { updateJob } from './editMutations.ts';

const fields = object({
  startDate: dateSchema().required(validationMessages.dateIsNotSelected),
  endDate: dateSchema().required(validationMessages.dateRangeIsNotSelected),
  startTime: timeSchema(),
  endTime: timeSchema(),
});

const schema = fields.test('together', ({ startDate, endDate, startTime, endTime }, context) => {
  const refused = (path: string, message: string) => context.createError({ path, message });
  const refusals = [
    ...(startDate && endDate && endDate < startDate
      ? [refused('endDate', validationMessages.endDateBeforeStartDate)]
      : []),
    ...(startTime === '' && endTime !== ''
      ? [refused('startTime', validationMessages.timePairIncomplete)]
      : []),
    ...(endTime === '' && startTime !== ''
      ? [refused('endTime', validationMessages.timePairIncomplete)]
      : []),
    ...(endTime !== '' && endTime < startTime
      ? [refused('endTime', validationMessages.endTimeBeforeStartTime)]
      : []),
  ];
  return refusals.length === 0 || new ValidationError(refusals);
});

/** When the customer wants it done. Days that have passed stay possible: the job may have begun. */
export function EditDates({ job, onDone }: EditedJob) {
  const edit = useAct(updateJob);
  const form = useConsoleForm({
    schema,
    defaultValues: {
      startDate: job.startDate,
      endDate: job.endDate,
      startTime: job.startTime ?? '',
      endTime: job.endTime ?? '',
    },
    focus: 'startDate',
    onSubmit: (_values, { startTime, endTime, ...dates }) =>
      edit({
        input: {
          id: job.id,
          ...dates,
          ...(startTime === undefined ? {} : { startTime: emptyAsNull(startTime) }),
          ...(endTime === undefined ? {} : { endTime: emptyAsNull(endTime) }),
        },
      }),
    onSaved: onDone,
  });
  const { control } = form;
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <FieldRow>
        <DateField control={control} name="startDate" label="Start date" past />
        <DateField control={control} name="endDate" label="End date" past />
      </FieldRow>
      <FieldRow>
        <TimeField control={control} name="startTime" label="Start time (optional)" />
        <TimeField control={control} name="endTime" label="End time (optional)" />
      </FieldRow>
    </FormBody>
  );
}
