import { object } from 'yup';
import { FormBody, FieldRow } from '../../../../kit/form/FormBody.tsx';
import { dateSchema, timeSchema } from '../../../../kit/form/values/schemas.ts';
import { DateField, TimeField } from '../../../../kit/form/fields/timeFields.tsx';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { dateForRequest, formatDateTime } from '../../../../kit/value/time.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { orderMessages } from '../../messages.ts';
import { instantOf, presentTime } from '../plan/endTime.ts';
import { extendOrder } from './dialogMutations.ts';
import classes from '../detail.module.css';

interface ExtendOrderProps {
  readonly order: { readonly id: string; readonly endDate: string | null };
  readonly onClose: () => void;
}

/** Moves the requested end to a later date. */
export function ExtendOrder({ order, onClose }: ExtendOrderProps) {
  const extend = useAct(extendOrder);
  const { endDate: present } = order;
  const form = useConsoleForm({
    schema: object({
      endDate: dateSchema()
        .required(validationMessages.dateIsNotSelected)
        .test('later', orderMessages.laterEnd, (date, { parent }) => {
          const { endTime } = parent as { endTime: string };
          // Invalid input is no instant and has a message of its own.
          return present === null || !(instantOf(date, endTime) <= new Date(present));
        }),
      endTime: timeSchema().required(validationMessages.valueRequired),
    }),
    focus: 'endDate',
    defaultValues: {
      endDate: present === null ? null : dateForRequest(present),
      endTime: presentTime(present),
    },
    onSubmit: ({ endDate, endTime }) =>
      extend({ input: { id: order.id, endDate: instantOf(endDate, endTime).toISOString() } }),
    onSaved: onClose,
  });
  return (
    <FormBody form={form} act="Extend order" onCancel={onClose}>
      {present !== null && (
        <div className={classes.lead}>
          <p>It ends on {formatDateTime(present)} now.</p>
        </div>
      )}
      <FieldRow>
        <DateField control={form.control} name="endDate" label="New end date" />
        <TimeField control={form.control} name="endTime" label="Time" />
      </FieldRow>
    </FormBody>
  );
}
