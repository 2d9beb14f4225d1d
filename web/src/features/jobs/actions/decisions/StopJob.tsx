import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import type { StopReason } from '../../../../graphql/generated/schema.ts';
import { SelectField } from '../../../../kit/form/fields/choiceFields.tsx';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { RadioField } from '../../../../kit/form/fields/RadioField.tsx';
import { optionalText } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import type { SelectionDialogProps } from '../../../../kit/list/selection/definition.ts';
import { VisitTime } from '../../../../kit/value/VisitTime.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { conflictMessages } from '../../../../messages/conflicts.ts';
import { confirmMessages } from '../../../../messages/confirmations.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { attemptReasons } from '../../../../kit/value/attemptReasons.ts';
import { useSeenJobs } from '../seenJobs.ts';
import { jobMessages } from '../../messages.ts';
import type { SeenJob } from './decision.ts';
import { DecisionModal } from './DecisionModal.tsx';
import type { DecisionFormProps } from './DecisionModal.tsx';
import { stopJob } from './decisionMutations.ts';

type Outcome = 'ABANDONED' | 'ATTEMPTED';

const reasonOptions = Object.entries(attemptReasons).map(([value, label]) => ({ value, label }));

const schema = object({
  outcome: string<Outcome>().nullable().required(jobMessages.reasonRequired),
  reason: string<Exclude<StopReason, 'ABANDONED'>>()
    .nullable()
    .defined()
    .when('outcome', ([outcome]: unknown[], reason) =>
      outcome === 'ATTEMPTED' ? reason.required(jobMessages.reasonRequired) : reason,
    ),
  comment: optionalText().when(['outcome', 'reason'], ([outcome, reason]: unknown[], comment) =>
    needsComment(outcome, reason) ? comment.required(validationMessages.commentRequired) : comment,
  ),
});

const isOther = (outcome: unknown, reason: unknown) => outcome === 'ATTEMPTED' && reason === 'OTHER';
const needsComment = (outcome: unknown, reason: unknown) =>
  outcome === 'ABANDONED' || isOther(outcome, reason);

export const StopJob = (dialog: SelectionDialogProps<SeenJob>) => <StopDialog {...dialog} title="Stop job" />;

/** The decision about a job that its Shepherd has stopped. */
export const ReviewJob = (dialog: SelectionDialogProps<SeenJob>) => (
  <StopDialog {...dialog} title="Review job" />
);

function StopDialog(dialog: SelectionDialogProps<SeenJob> & { readonly title: string }) {
  return <DecisionModal {...dialog}>{(form) => <StopForm {...form} />}</DecisionModal>;
}

/** When the Shepherd stopped, and why. */
function StopFacts({ job: { assignment, location } }: Pick<DecisionFormProps, 'job'>) {
  if (!assignment || assignment.stoppedAt === null) return null;
  return (
    <p>
      The Shepherd stopped on <VisitTime value={assignment.stoppedAt} timeZone={location?.timeZone} />
      {assignment.stopComment && (
        <>
          {' and said: '}
          <q>{assignment.stopComment}</q>
        </>
      )}
    </p>
  );
}

function StopForm({ job, jobs, onCancel, onDecided }: DecisionFormProps) {
  const stop = useAct(stopJob);
  const seen = useSeenJobs(jobs);
  const form = useConsoleForm({
    schema,
    defaultValues: { outcome: null, reason: null, comment: '' },
    focus: 'outcome',
    judged: 'left',
    onSubmit: ({ outcome, reason, comment }) =>
      seen.act(conflictMessages.anyway('Stop job'), (expected) =>
        stop({
          input: {
            id: job.id,
            reason: outcome === 'ATTEMPTED' && reason !== null ? reason : 'ABANDONED',
            ...(comment === '' ? {} : { comment }),
            expected,
          },
        }),
      ),
    onSaved: onDecided,
  });
  const { control, clearErrors, formState } = form;
  const [outcome, reason] = useWatch({ control, name: ['outcome', 'reason'] });
  const needed = needsComment(outcome, reason);
  useEffect(() => {
    if (!needed) clearErrors('comment');
  }, [clearErrors, needed]);
  return (
    <FormBody
      form={form}
      act="Stop job"
      dangerous
      onCancel={onCancel}
      cancel={confirmMessages.goBack}
      disabled={!formState.isDirty || !formState.isValid}
    >
      <StopFacts job={job} />
      <RadioField
        control={control}
        name="outcome"
        label="Reason"
        options={[
          { value: 'ABANDONED', label: 'Abandoned', description: jobMessages.abandonedMeans },
          { value: 'ATTEMPTED', label: 'Attempted', description: jobMessages.attemptedMeans },
        ]}
      />
      {outcome === 'ATTEMPTED' && (
        <SelectField
          control={control}
          name="reason"
          label="Why it was not done"
          placeholder="Choose a reason"
          options={reasonOptions}
        />
      )}
      {outcome !== null && (
        <TextAreaField
          control={control}
          name="comment"
          label={isOther(outcome, reason) ? 'Other reason' : 'Comment'}
        />
      )}
    </FormBody>
  );
}
