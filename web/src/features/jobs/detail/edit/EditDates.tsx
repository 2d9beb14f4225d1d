import { daysProblem, timesProblem } from '@shepherd/domain/range.ts';
import { useState } from 'react';
import { object, ValidationError } from 'yup';
import type { JobStatus } from '../../../../graphql/generated/schema.ts';
import { FieldRow, FormBody } from '../../../../kit/form/FormBody.tsx';
import { emptyAsNull, dateSchema, timeSchema } from '../../../../kit/form/values/schemas.ts';
import { DateField, TimeField } from '../../../../kit/form/fields/timeFields.tsx';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { dateForRequest } from '../../../../kit/value/time.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import type { EditedJob } from './EditedJob.ts';
import { updateJob } from './editMutations.ts';
import { useEditedJob } from './useEditedJob.ts';

const fields = object({
  startDate: dateSchema().required(validationMessages.dateIsNotSelected),
  endDate: dateSchema().required(validationMessages.dateRangeIsNotSelected),
  startTime: timeSchema(),
  endTime: timeSchema(),
});

/** Once work has begun, it may have been done on other days than planned. */
const notBegun: ReadonlySet<JobStatus> = new Set(['UNASSIGNED', 'PENDING', 'ASSIGNED']);

const schemaFor = ({ status, endDate: before }: EditedJob['job']) =>
  fields.test('together', ({ startDate, endDate, startTime, endTime }, context) => {
    const refused = (path: string, message: string | null) =>
      message === null ? [] : [context.createError({ path, message })];
    const passed = notBegun.has(status) && endDate !== before && endDate < dateForRequest(new Date());
    const refusals = [
      ...refused(
        'endDate',
        daysProblem(startDate, endDate) ?? (passed ? validationMessages.dateHasPassed : null),
      ),
      ...(startTime === '' && endTime !== ''
        ? refused('startTime', validationMessages.timePairIncomplete)
        : []),
      ...(endTime === '' && startTime !== ''
        ? refused('endTime', validationMessages.timePairIncomplete)
        : []),
      ...refused('endTime', timesProblem(startTime, endTime)),
    ];
    return refusals.length === 0 || new ValidationError(refusals);
  });

const valuesOf = ({ startDate, endDate, startTime, endTime }: EditedJob['job']) => ({
  startDate,
  endDate,
  startTime: startTime ?? '',
  endTime: endTime ?? '',
});

/** The customer's requested dates. The first day may have passed, and once the job has begun any day. */
export function EditDates({ job, onDone }: EditedJob) {
  const edit = useAct(updateJob);
  const [schema] = useState(() => schemaFor(job));
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(job),
    edits: useEditedJob(job, valuesOf),
    focus: 'startDate',
    onSubmit: (_values, { startTime, endTime, ...dates }, _before, seen) =>
      edit({
        input: {
          id: job.id,
          ...dates,
          ...seen,
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
        <TimeField control={control} name="startTime" label="Start time" />
        <TimeField control={control} name="endTime" label="End time" />
      </FieldRow>
    </FormBody>
  );
}
