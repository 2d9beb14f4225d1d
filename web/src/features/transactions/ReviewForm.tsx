import { useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import type { WithdrawalDecision } from '../../graphql/generated/schema.ts';
import { TextAreaField } from '../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../kit/form/FormBody.tsx';
import { RadioField } from '../../kit/form/fields/RadioField.tsx';
import { requiredText } from '../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import { useAct } from '../../kit/mutation/useAct.ts';
import { showSuccess } from '../../kit/toast/toast.ts';
import { confirmMessages } from '../../messages/confirmations.ts';
import { validationMessages } from '../../messages/validation.ts';
import { transactionMessages } from './messages.ts';
import classes from './ReviewDialog.module.css';
import type { WithdrawalRowFragment } from '../../graphql/transaction.generated.ts';
import { reviewWithdrawal } from './withdrawalMutations.ts';

const schema = object({
  decision: string<WithdrawalDecision>().nullable().defined().required(transactionMessages.decisionRequired),
  comment: requiredText(validationMessages.commentRequired),
});

const decisions = [
  { value: 'APPROVE', label: 'Approve', description: transactionMessages.approveMeans },
  { value: 'REJECT', label: 'Reject', description: transactionMessages.rejectMeans },
];

interface ReviewFormProps {
  readonly withdrawal: WithdrawalRowFragment;
  /** False if it can only be rejected. */
  readonly isPayable: boolean;
  /** True from when the decision is sent; false again when it was refused. */
  readonly onDeciding: (deciding: boolean) => void;
  readonly onClose: () => void;
}

export function ReviewForm({ withdrawal, isPayable, onDeciding, onClose }: ReviewFormProps) {
  const { id, reference, amount } = withdrawal;
  const review = useAct(reviewWithdrawal);
  const form = useConsoleForm({
    schema,
    defaultValues: { decision: isPayable ? null : 'REJECT', comment: '' },
    focus: isPayable ? 'decision' : 'comment',
    onSubmit: async ({ decision, comment }) => {
      onDeciding(true);
      try {
        await review({ input: { id, decision, comment } });
      } catch (error) {
        onDeciding(false);
        throw error;
      }
      const said = decision === 'APPROVE' ? transactionMessages.approved : transactionMessages.rejected;
      showSuccess(said(reference ?? id));
    },
    onSaved: onClose,
  });
  const decision = useWatch({ control: form.control, name: 'decision' });
  return (
    <FormBody
      form={form}
      act={
        decision === 'REJECT'
          ? 'Reject withdrawal'
          : decision === 'APPROVE'
            ? `Approve ${amount.formatted}`
            : 'Decide'
      }
      dangerous={decision === 'REJECT'}
      onCancel={onClose}
      cancel={confirmMessages.goBack}
    >
      {isPayable ? (
        <RadioField control={form.control} name="decision" label="Decision" options={decisions} />
      ) : (
        <p className={classes.unpayable}>{transactionMessages.methodRemoved}</p>
      )}
      <TextAreaField control={form.control} name="comment" label="Comment" />
    </FormBody>
  );
}
