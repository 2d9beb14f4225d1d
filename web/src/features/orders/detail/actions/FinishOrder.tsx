import { object, string } from 'yup';
import type { RemainingJobsReason, RemainingJobsStatus } from '../../../../graphql/generated/schema.ts';
import { SelectField } from '../../../../kit/form/fields/choiceFields.tsx';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { requiredText } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { ConfirmForm } from '../../../../kit/modal/ConfirmForm.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { Waiting } from '../../../../kit/page/Waiting.tsx';
import { confirmMessages } from '../../../../messages/confirmations.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { reasonOptions, remainingStatusOptions } from '../../labels.ts';
import { finishOrder } from './dialogMutations.ts';
import classes from '../detail.module.css';
import { useOpenJobCount } from './useOpenJobCount.ts';

interface FinishOrderProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Asks what to do with the jobs that are still open, if there are any. */
export function FinishOrder({ orderId, onClose }: FinishOrderProps) {
  const finish = useAct(finishOrder);
  const { waiting, count } = useOpenJobCount(orderId);
  if (waiting) return <Waiting label="Counting its open jobs" height={240} />;
  if (count === 0) {
    return (
      <ConfirmForm act="Finish order" onConfirm={() => finish({ input: { id: orderId } })} onClose={onClose}>
        No job of it is open any more.
      </ConfirmForm>
    );
  }
  return <RemainingJobsForm orderId={orderId} count={count} onClose={onClose} />;
}

const schema = object({
  status: string<RemainingJobsStatus>().required(validationMessages.valueRequired),
  reason: string<RemainingJobsReason>().required(validationMessages.valueRequired),
  comment: requiredText(validationMessages.commentRequired),
});

function RemainingJobsForm({
  orderId,
  count,
  onClose,
}: FinishOrderProps & { readonly count: number | null }) {
  const finish = useAct(finishOrder);
  const form = useConsoleForm({
    schema,
    focus: 'status',
    defaultValues: { status: null, reason: null, comment: '' },
    onSubmit: (values) => finish({ input: { id: orderId, ...values } }),
    onSaved: onClose,
  });
  return (
    <FormBody form={form} act="Finish order" onCancel={onClose} cancel={confirmMessages.goBack}>
      <div className={classes.lead}>
        <p>Jobs that are still open get the status you choose. Work in review can still be reviewed.</p>
        {count !== null && <strong>{confirmMessages.affects(count, 'open job')}</strong>}
      </div>
      <SelectField
        control={form.control}
        name="status"
        label="Status of the remaining jobs"
        placeholder="Choose a status"
        options={remainingStatusOptions}
      />
      <SelectField
        control={form.control}
        name="reason"
        label="Reason"
        placeholder="Choose a reason"
        options={reasonOptions}
      />
      <TextAreaField control={form.control} name="comment" label="Comment" rows={2} />
    </FormBody>
  );
}
