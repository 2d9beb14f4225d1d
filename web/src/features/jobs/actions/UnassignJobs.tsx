import type { SelectionDialogProps } from '../../../kit/list/selection/definition.ts';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { WorkOnJobs } from '../../../kit/presence/WorkOfOthers.tsx';
import { conflictMessages } from '../../../messages/conflicts.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { jobMessages } from '../messages.ts';
import type { ActionableJob, SelectableJob } from './allowed.ts';
import { BundleNotice, touchedJobs, useBundleMates } from './bundleMates.tsx';
import { unassignJobs } from './jobMutations.ts';
import { jobUndo } from '../undo/jobUndo.ts';
import { namedJobs } from './namedJobs.ts';
import { useSeenJobs } from './seenJobs.ts';
import { tellMissing } from './tellRefusal.ts';

/** A bundle whose jobs are not loaded yet is named as a whole, since all of it is affected. */
function titleOf(rows: readonly ActionableJob[], count: number | undefined): string {
  if (count === undefined) {
    return `Unassign ${namedJobs(rows)} with all of ${rows.length === 1 ? 'its bundle' : 'their bundles'}?`;
  }
  return `Unassign ${count === rows.length ? namedJobs(rows) : `${inDigits(count)} jobs`}?`;
}

/** Lists the effects before jobs become unassigned. */
export default function UnassignJobs({ name, rows, onDone }: SelectionDialogProps<SelectableJob>) {
  const unassign = useAct(unassignJobs);
  const ids = rows.map(({ id }) => id);
  const offered = rows.some(({ status }) => status === 'PENDING');
  const assigned = rows.some(({ status }) => status === 'ASSIGNED');
  const mates = useBundleMates(rows);
  const touched = touchedJobs(rows, mates);
  const { count = rows.length } = touched ?? {};
  const seen = useSeenJobs(rows);
  const act = count === 1 ? 'Unassign job' : `Unassign ${inDigits(count)} jobs`;
  return (
    <ConfirmModal
      name={name}
      title={titleOf(rows, touched?.count)}
      act={act}
      affects={touched}
      ready={!mates.pending}
      onConfirm={async () => {
        await seen.act(conflictMessages.anyway(act), (expected, asOpened) =>
          tellMissing(
            unassign(
              { ids, expected },
              { undo: () => (asOpened ? jobUndo(rows, { status: 'UNASSIGNED' }) : undefined) },
            ),
          ),
        );
        onDone();
      }}
    >
      {assigned && <p>{jobMessages.removedFromShepherd(rows.length)}</p>}
      {offered && <p>{jobMessages.takenFromMarket(rows.length)}</p>}
      <BundleNotice mates={mates} />
      <WorkOnJobs ids={ids} />
    </ConfirmModal>
  );
}
