import { useState } from 'react';
import { object } from 'yup';
import type { Currency } from '../../../../graphql/generated/schema.ts';
import { amountSchema } from '../../../../kit/form/values/amountSchema.ts';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { MoneyField } from '../../../../kit/form/fields/MoneyField.tsx';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { jobMessages } from '../../messages.ts';
import { correctAnswer } from './answerMutations.ts';
import { EditedAnswer } from './EditedAnswer.tsx';
import type { AnswerEdit, EditedAnswerProps } from './EditedAnswer.tsx';
import type { JobAnswer } from '../jobTasks.ts';
import { editedPart } from './editedPart.ts';

interface EditReimbursementProps extends EditedAnswerProps {
  /** The job's currency. */
  readonly currency: Currency;
}

/** Changes the reimbursement of a task. The maximum depends on the currency and is known to the server. */
export const EditReimbursement = ({ currency, ...answered }: EditReimbursementProps) => (
  <EditedAnswer {...answered} refusal={jobMessages.reimbursedInReview}>
    {(edit) => <ReimbursementForm {...edit} currency={currency} />}
  </EditedAnswer>
);

const valuesOf = (answer: JobAnswer | undefined) => ({ amount: answer?.reimbursement?.amount ?? null });

function ReimbursementForm({
  jobId,
  place,
  question,
  answer,
  reread,
  onDone,
  currency,
}: AnswerEdit & Pick<EditReimbursementProps, 'currency'>) {
  const correct = useAct(correctAnswer);
  const [schema] = useState(() => object({ amount: amountSchema(currency) }));
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(answer),
    edits: editedPart(reread, valuesOf),
    focus: 'amount',
    onSubmit: ({ amount }, _changed, _before, seen) =>
      correct({
        input: {
          jobId,
          taskId: place.taskId,
          ...(place.inside && { item: place.inside.item }),
          ...seen,
          reimbursement: amount === null ? null : { amount },
        },
      }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <MoneyField
        control={form.control}
        name="amount"
        label={jobMessages.paidBackFor(question.title)}
        kind="task"
        currency={currency}
      />
    </FormBody>
  );
}
