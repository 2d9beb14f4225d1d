import { use, useRef } from 'react';
import { object } from 'yup';
import { TextAreaField } from '../../../../kit/form/choiceFields.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { optionalText } from '../../../../kit/form/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import type { SelectionDialogProps } from '../../../../kit/list/selection/definition.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { showSuccess } from '../../../../kit/toast/toast.ts';
import { confirmMessages } from '../../../../messages/confirmations.ts';
import { jobMessages } from '../../messages.ts';
import { DeskContext } from './decision.ts';
import type { SeenJob } from './decision.ts';
import { DecisionModal } from './DecisionModal.tsx';
import type { DecisionFormProps } from './DecisionModal.tsx';
import { completeJob } from './decisionMutations.ts';
import classes from './JobDecisions.module.css';

export const CompleteJob = (dialog: SelectionDialogProps<SeenJob>) => (
  <CompleteDialog {...dialog} goNext={false} />
);

/** Completes the job and goes on with the next one of its order that nobody reviews. */
export const CompleteAndNext = (dialog: SelectionDialogProps<SeenJob>) => (
  <CompleteDialog {...dialog} goNext />
);

function CompleteDialog({ goNext, ...dialog }: SelectionDialogProps<SeenJob> & GoesNext) {
  return (
    <DecisionModal {...dialog} title="Complete job">
      {(form) => <CompleteForm {...form} goNext={goNext} />}
    </DecisionModal>
  );
}

interface GoesNext {
  readonly goNext: boolean;
}

const schema = object({ comment: optionalText() });

function CompleteForm({ job, goNext, onCancel, onDecided }: DecisionFormProps & GoesNext) {
  const complete = useAct(completeJob);
  const desk = use(DeskContext);
  const next = useRef<string | null>(null);
  const form = useConsoleForm({
    schema,
    defaultValues: { comment: '' },
    focus: 'comment',
    onSubmit: async ({ comment }) => {
      const { completeJob: answer } = await complete({
        input: { id: job.id, goNext, ...(comment === '' ? {} : { comment }) },
      });
      next.current = answer.nextJob?.id ?? null;
    },
    onSaved: () => {
      if (next.current !== null) return desk?.onNext(next.current);
      if (goNext) showSuccess(jobMessages.noJobToReview);
      onDecided();
    },
  });
  return (
    <FormBody
      form={form}
      act={goNext ? 'Complete & Next' : 'Complete job'}
      onCancel={onCancel}
      cancel={confirmMessages.goBack}
    >
      <p className={classes.meaning}>
        {jobMessages.completedMeans} {goNext && jobMessages.nextMeans}
      </p>
      <TextAreaField control={form.control} name="comment" label="Comment (optional)" />
    </FormBody>
  );
}
