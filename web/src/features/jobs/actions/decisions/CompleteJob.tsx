import { useApolloClient } from '@apollo/client/react';
import { use, useRef } from 'react';
import { object } from 'yup';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { optionalText } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import type { SelectionDialogProps } from '../../../../kit/list/selection/definition.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { useHoldBack } from '../../../../kit/mutation/useHoldBack.ts';
import { Person } from '../../../../kit/person/PersonProvider.tsx';
import { showErrorOnNextPage, showSuccess } from '../../../../kit/toast/toast.ts';
import { conflictMessages } from '../../../../messages/conflicts.ts';
import { confirmMessages } from '../../../../messages/confirmations.ts';
import { errorText } from '../../../../graphql/errorNotice.ts';
import { useSeenJobs } from '../seenJobs.ts';
import { jobMessages } from '../../messages.ts';
import { reviewMessages } from '../../review/messages.ts';
import { takeNextJob } from '../../review/nextJobs.ts';
import { AnswerGaps } from './AnswerGaps.tsx';
import { DeskContext } from './decision.ts';
import type { SeenJob } from './decision.ts';
import { DecisionModal } from './DecisionModal.tsx';
import type { DecisionFormProps } from './DecisionModal.tsx';
import { completeJob } from './decisionMutations.ts';
import classes from './JobDecisions.module.css';

export const CompleteJob = (dialog: SelectionDialogProps<SeenJob>) => (
  <CompleteDialog {...dialog} goNext={false} />
);

/** Completes the job and opens the next unassigned one of its order in QA. */
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

function CompleteForm({ job, jobs, goNext, onCancel, onDecided }: DecisionFormProps & GoesNext) {
  const complete = useAct(completeJob);
  const seen = useSeenJobs(jobs);
  const act = goNext ? 'Complete & Next' : 'Complete job';
  const desk = use(DeskContext);
  /** The next job; null if there is none, undefined if unknown. */
  const next = useRef<string | null>(undefined);
  const { holdBack, tell } = useHoldBack();
  const client = useApolloClient();
  const person = use(Person);
  const form = useConsoleForm({
    schema,
    defaultValues: { comment: '' },
    focus: 'comment',
    onSubmit: async ({ comment }) => {
      const { completeJob: answer } = await seen.act(conflictMessages.anyway(act), (expected) =>
        complete(
          { input: { id: job.id, goNext, ...(comment === '' ? {} : { comment }), expected } },
          { holdBack },
        ),
      );
      next.current = answer.nextJob?.id ?? (goNext ? await takeNext() : undefined);
    },
    onSaved: () => {
      if (next.current) return desk?.onNext(next.current);
      tell();
      if (next.current === null) showSuccess(jobMessages.noJobToReview);
      onDecided();
    },
  });
  /** If the server does not return the next job itself, it is requested; this job is complete either way. */
  const takeNext = async () => {
    if (!job.order) return null;
    try {
      return await takeNextJob(client, job.order.id, person);
    } catch (error) {
      // The queue follows, and notices disappear with their page.
      showErrorOnNextPage(reviewMessages.nextFailed, errorText(error));
      return undefined;
    }
  };
  return (
    <FormBody form={form} act={act} onCancel={onCancel} cancel={confirmMessages.goBack}>
      <p className={classes.meaning}>
        {jobMessages.completedMeans} {goNext && jobMessages.nextMeans}
      </p>
      <AnswerGaps jobId={job.id} />
      <TextAreaField control={form.control} name="comment" label="Comment" />
    </FormBody>
  );
}
