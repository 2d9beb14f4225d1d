import { useCallback, useMemo, useState } from 'react';
import { AssignForm } from '../assign/AssignForm.tsx';
import type { AssignPlan, AssignTerms, AssignTimes } from '../assign/definition.ts';
import type { SelectionDialogProps } from '../../../kit/list/selection/definition.ts';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import type { UndoStep } from '../../../kit/undo/undoStep.ts';
import { WorkOnJobs } from '../../../kit/presence/WorkOfOthers.tsx';
import { conflictMessages } from '../../../messages/conflicts.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { assignAgent } from './jobMutations.ts';
import { AboutShepherd } from './AboutShepherd.tsx';
import type { SelectableJob } from './allowed.ts';
import { agreedAssignment } from './agreedTerms.ts';
import { assignedRow } from './assignedRow.ts';
import { jobUndo } from '../undo/jobUndo.ts';
import { namedJobs } from './namedJobs.ts';
import { shepherdLookup } from './shepherdLookup.ts';
import { useSeenJobs } from './seenJobs.ts';
import type { ExpectedJobs } from './seenJobs.ts';
import { shownDays } from './shownDays.ts';
import type { ShownDays } from './shownDays.ts';
import { tellRefusal } from './tellRefusal.ts';

/** Assigns jobs to one Shepherd; assigned jobs begin with their agreed terms. */
export default function DirectAssign({ name, rows, onDone }: SelectionDialogProps<SelectableJob>) {
  const assign = useAct(assignAgent);
  const assigned = useMemo(() => rows.map(assignedRow), [rows]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const lookupFor = useCallback((times: AssignTimes) => shepherdLookup(ids, times), [ids]);
  const [shown] = useState(shownDays);
  const seen = useSeenJobs(rows);
  const send = (terms: AssignTerms, ignoreWarnings: boolean) =>
    seen.act(conflictMessages.replace, (expected, asOpened) => {
      const { agentId } = terms;
      return sendExpected(terms, ignoreWarnings, expected, () =>
        asOpened ? jobUndo(rows, { status: 'ASSIGNED', agentId }) : undefined,
      );
    });
  const sendExpected = async (
    terms: AssignTerms,
    ignoreWarnings: boolean,
    expected: ExpectedJobs,
    undo: () => UndoStep | undefined,
  ) => {
    const booked = terms.jobDate === undefined ? await shown.of(terms.agentId) : null;
    try {
      const { assignAgent: answer } = await assign(
        { input: { ids, ...terms, ...booked, ignoreWarnings, expected } },
        { quiet: true, undo },
      );
      return 'warnings' in answer
        ? answer.warnings.map(({ jobId, warnings }) => ({
            id: jobId,
            warnings: warnings.map(({ message }) => message),
          }))
        : [];
    } catch (error) {
      tellRefusal(error, errorMessages.assignmentFailed);
      throw error;
    }
  };
  return (
    <AddressModal name={name} title={`Direct assign ${namedJobs(rows)}`} size={620}>
      {({ close }) => (
        <>
          <WorkOnJobs ids={ids} />
          <AssignForm
            rows={assigned}
            act={rows.length === 1 ? 'Assign job' : `Assign ${rows.length} jobs`}
            lookupFor={lookupFor}
            agreed={agreedAssignment(rows)}
            about={aboutFor(ids, shown)}
            onAssign={send}
            onDone={() => {
              close();
              onDone();
            }}
            onCancel={close}
          />
        </>
      )}
    </AddressModal>
  );
}

const aboutFor =
  (jobIds: readonly string[], { show }: ShownDays) =>
  ({ agentId, ...plan }: AssignPlan) =>
    agentId !== null && <AboutShepherd jobIds={jobIds} plan={{ agentId, ...plan }} onShown={show} />;
