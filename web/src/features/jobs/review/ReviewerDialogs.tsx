import { use } from 'react';
import { boolean, object, string } from 'yup';
import { staffLookup } from '../../../graphql/lookups/users.ts';
import { LookupField } from '../../../kit/form/fields/choiceFields.tsx';
import { CheckboxField } from '../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../kit/form/FormBody.tsx';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import type { SelectionDialogProps } from '../../../kit/list/selection/definition.ts';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal.tsx';
import { WorkOnJobs } from '../../../kit/presence/WorkOfOthers.tsx';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import { validationMessages } from '../../../messages/validation.ts';
import { namedJobs } from '../actions/namedJobs.ts';
import { useSeenJobs } from '../actions/seenJobs.ts';
import { nameOf } from '../labels.ts';
import { reviewMessages } from './messages.ts';
import type { ReviewedJob } from './reviewedJob.ts';
import { useReviewerChanges } from './useReviewerChanges.ts';

type Dialog = SelectionDialogProps<ReviewedJob>;

/** The names of the reviewers whose jobs would be taken over. */
const othersOf = (jobs: readonly ReviewedJob[], person: string): readonly string[] => [
  ...new Set(jobs.flatMap(({ reviewer }) => (reviewer && reviewer.id !== person ? nameOf(reviewer) : []))),
];

/** Assigns the jobs to the user, also from other reviewers, who are named first. */
export function AssignToMe({ name, rows, onDone }: Dialog) {
  const person = use(Person);
  const { assign } = useReviewerChanges();
  const seen = useSeenJobs(rows);
  const others = othersOf(rows, person);
  return (
    <ConfirmModal
      name={name}
      title={`Review ${namedJobs(rows)}?`}
      act={others.length > 0 ? 'Take over' : 'Assign to me'}
      affects={{ count: rows.length, thing: 'job' }}
      onConfirm={async () => {
        await assign(seen, person, true);
        onDone();
      }}
    >
      {others.length > 0 && <p>{reviewMessages.takenOver(others, rows.length)}</p>}
      <WorkOnJobs ids={rows.map(({ id }) => id)} />
    </ConfirmModal>
  );
}

export function UnassignReviewer({ name, rows, onDone }: Dialog) {
  const person = use(Person);
  const { unassign } = useReviewerChanges();
  const seen = useSeenJobs(rows);
  const others = othersOf(rows, person);
  return (
    <ConfirmModal
      name={name}
      title={`Unassign ${namedJobs(rows)}?`}
      act="Unassign"
      affects={{ count: rows.length, thing: 'job' }}
      onConfirm={async () => {
        await unassign(seen);
        onDone();
      }}
    >
      <p>{reviewMessages.backInQueue}</p>
      {others.length > 0 && <p>{reviewMessages.takenOver(others, rows.length)}</p>}
      <WorkOnJobs ids={rows.map(({ id }) => id)} />
    </ConfirmModal>
  );
}

export function AssignReviewer({ name, rows, onDone }: Dialog) {
  return (
    <AddressModal name={name} title={`Assign a reviewer to ${namedJobs(rows)}`}>
      {({ close }) => (
        <>
          <WorkOnJobs ids={rows.map(({ id }) => id)} />
          <AssignReviewerForm
            jobs={rows}
            onCancel={close}
            onSaved={() => {
              close();
              onDone();
            }}
          />
        </>
      )}
    </AddressModal>
  );
}

const schema = object({
  reviewer: string().nullable().required(validationMessages.fieldRequired),
  reassign: boolean().required(),
});

/** Keeps the dialog open. The reason has been reported. */
class ReviewerRefused extends Error {}

interface AssignReviewerFormProps {
  readonly jobs: readonly ReviewedJob[];
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

function AssignReviewerForm({ jobs, onCancel, onSaved }: AssignReviewerFormProps) {
  const { assign } = useReviewerChanges();
  const seen = useSeenJobs(jobs);
  const taken = jobs.filter(({ reviewer }) => reviewer !== null);
  const form = useConsoleForm({
    schema,
    // For a single job whose reviewer is known, reassigning is intended.
    defaultValues: { reviewer: null, reassign: jobs.length === 1 && taken.length === 1 },
    focus: 'reviewer',
    onSubmit: async ({ reviewer, reassign }) => {
      const changed = await assign(seen, reviewer, reassign);
      // The user can choose another reviewer, or to reassign. Of several jobs, some are changed.
      if (!changed && jobs.length === 1) throw new ReviewerRefused();
    },
    onSaved,
  });
  return (
    <FormBody form={form} act="Assign reviewer" onCancel={onCancel}>
      <LookupField
        control={form.control}
        name="reviewer"
        label="Reviewer"
        placeholder="Choose a reviewer"
        lookup={staffLookup}
      />
      <CheckboxField
        control={form.control}
        name="reassign"
        label={reviewMessages.reassign(taken.length, jobs.length)}
      />
    </FormBody>
  );
}
