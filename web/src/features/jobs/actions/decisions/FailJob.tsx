import { useState } from 'react';
import { object, string } from 'yup';
import type { FailMode, TreasureHuntFailReason } from '../../../../graphql/generated/schema.ts';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { RadioField } from '../../../../kit/form/fields/RadioField.tsx';
import { requiredText } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import type { SelectionDialogProps } from '../../../../kit/list/selection/definition.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { conflictMessages } from '../../../../messages/conflicts.ts';
import { confirmMessages } from '../../../../messages/confirmations.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { useSeenJobs } from '../seenJobs.ts';
import { jobMessages } from '../../messages.ts';
import type { SeenJob } from './decision.ts';
import { DecisionModal } from './DecisionModal.tsx';
import type { DecisionFormProps } from './DecisionModal.tsx';
import { failJob } from './decisionMutations.ts';

const modes = [
  { value: 'JOB_PARTIALLY_FAILED', label: 'Ask for retry', description: jobMessages.retryMeans },
  { value: 'JOB_INVALID', label: 'Mark as failed', description: jobMessages.failedMeans },
];
/** The reasons for failing a treasure hunt. */
const treasureHuntReasons = [
  { value: 'TREASURE_HUNT_INVALID', label: 'Treasure hunt invalid', description: jobMessages.failedMeans },
  {
    value: 'TREASURE_HUNT_CRITERIA',
    label: 'Treasure hunt criteria not met',
    description: jobMessages.failedMeans,
  },
];

const schemaFor = (treasureHunt: boolean) => {
  const mode = string<FailMode>().nullable().defined();
  const reason = string<TreasureHuntFailReason>().nullable().defined();
  return object({
    mode: treasureHunt ? mode : mode.required(jobMessages.modeRequired),
    reason: treasureHunt ? reason.required(jobMessages.modeRequired) : reason,
    comment: requiredText(validationMessages.commentRequired),
  });
};

/** Rejects the work: finally, or for correction by its Shepherd. */
export default function FailJob(dialog: SelectionDialogProps<SeenJob>) {
  return (
    <DecisionModal {...dialog} title="Fail job">
      {(form) => <FailForm {...form} />}
    </DecisionModal>
  );
}

function FailForm({ job, jobs, onCancel, onDecided }: DecisionFormProps) {
  const fail = useAct(failJob);
  const seen = useSeenJobs(jobs);
  const treasureHunt = job.order?.type === 'TREASURE_HUNT';
  const [schema] = useState(() => schemaFor(treasureHunt));
  const form = useConsoleForm({
    schema,
    defaultValues: { mode: null, reason: null, comment: '' },
    focus: treasureHunt ? 'reason' : 'mode',
    judged: 'left',
    onSubmit: ({ mode, reason, comment }) =>
      seen.act(conflictMessages.anyway('Fail job'), (expected) =>
        fail({ input: { id: job.id, ...(treasureHunt ? { reason } : { mode }), comment, expected } }),
      ),
    onSaved: onDecided,
  });
  const { control, formState } = form;
  return (
    <FormBody
      form={form}
      act="Fail job"
      dangerous
      onCancel={onCancel}
      cancel={confirmMessages.goBack}
      disabled={!formState.isDirty || !formState.isValid}
    >
      <RadioField
        control={control}
        name={treasureHunt ? 'reason' : 'mode'}
        label="Mode"
        options={treasureHunt ? treasureHuntReasons : modes}
      />
      <TextAreaField control={control} name="comment" label="Comment" />
    </FormBody>
  );
}
