import type { SelectionDialogProps } from '../../../kit/list/selection/definition.ts';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { jobMessages } from '../messages.ts';
import type { ActionableJob } from './allowed.ts';
import { unassignJobs } from './jobMutations.ts';
import { namedJobs } from './namedJobs.ts';
import { tellMissing } from './tellRefusal.ts';

/** Says who loses what before jobs become unassigned. */
export default function UnassignJobs({ name, rows, onDone }: SelectionDialogProps<ActionableJob>) {
  const unassign = useAct(unassignJobs);
  const ids = rows.map(({ id }) => id);
  const offered = rows.some(({ status }) => status === 'PENDING');
  const assigned = rows.some(({ status }) => status === 'ASSIGNED');
  const bundles = [...new Set(rows.flatMap(({ bundleName }) => bundleName ?? []))];
  return (
    <ConfirmModal
      name={name}
      title={`Unassign ${namedJobs(rows)}?`}
      act={rows.length === 1 ? 'Unassign job' : `Unassign ${rows.length} jobs`}
      affects={{ count: rows.length, thing: 'job' }}
      onConfirm={async () => {
        await tellMissing(unassign({ ids }));
        onDone();
      }}
    >
      {assigned && <p>{jobMessages.removedFromShepherd(rows.length)}</p>}
      {offered && <p>{jobMessages.takenFromMarket(rows.length)}</p>}
      {bundles.length > 0 && <p>{jobMessages.bundleDiscarded(bundles)}</p>}
    </ConfirmModal>
  );
}
