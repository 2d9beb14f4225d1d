import type { SelectionDialogProps } from '../../../kit/list/selection/definition.ts';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { jobMessages } from '../messages.ts';
import type { ActionableJob } from './allowed.ts';
import { BundleNotice, useBundleMates } from './bundleMates.tsx';
import { unassignJobs } from './jobMutations.ts';
import { namedJobs } from './namedJobs.ts';
import { tellMissing } from './tellRefusal.ts';

/** Says who loses what before jobs become unassigned. */
export default function UnassignJobs({ name, rows, onDone }: SelectionDialogProps<ActionableJob>) {
  const unassign = useAct(unassignJobs);
  const ids = rows.map(({ id }) => id);
  const offered = rows.some(({ status }) => status === 'PENDING');
  const assigned = rows.some(({ status }) => status === 'ASSIGNED');
  const mates = useBundleMates(rows);
  const count = rows.length + (mates.ids ?? []).length;
  return (
    <ConfirmModal
      name={name}
      title={`Unassign ${namedJobs(rows)}?`}
      act={count === 1 ? 'Unassign job' : `Unassign ${count} jobs`}
      affects={{ count, thing: 'job' }}
      onConfirm={async () => {
        await tellMissing(unassign({ ids }));
        onDone();
      }}
    >
      {assigned && <p>{jobMessages.removedFromShepherd(rows.length)}</p>}
      {offered && <p>{jobMessages.takenFromMarket(rows.length)}</p>}
      <BundleNotice mates={mates} />
    </ConfirmModal>
  );
}
