import type { SelectionDialogProps } from '../../../kit/list/selection/definition.ts';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { WorkOnJobs } from '../../../kit/presence/WorkOfOthers.tsx';
import { conflictMessages } from '../../../messages/conflicts.ts';
import { jobMessages } from '../messages.ts';
import type { SelectableJob } from './allowed.ts';
import { BundleNotice, touchedJobs, useBundleMates } from './bundleMates.tsx';
import { cancelJobs } from './jobMutations.ts';
import { namedJobs } from './namedJobs.ts';
import { useSeenJobs } from './seenJobs.ts';
import { tellMissing } from './tellRefusal.ts';

/** Requires a comment, because cancelling is final. */
export default function CancelJobs({ name, rows, onDone }: SelectionDialogProps<SelectableJob>) {
  const cancel = useAct(cancelJobs);
  const mates = useBundleMates(rows);
  const seen = useSeenJobs(rows);
  const act = rows.length === 1 ? 'Cancel job' : `Cancel ${rows.length} jobs`;
  const ids = rows.map(({ id }) => id);
  return (
    <ConfirmModal
      name={name}
      title={`Cancel ${namedJobs(rows)}?`}
      act={act}
      dangerous
      comment="required"
      affects={touchedJobs(rows, mates)}
      ready={!mates.pending}
      onConfirm={async (comment) => {
        await seen.act(conflictMessages.anyway(act), (expected) =>
          tellMissing(cancel({ input: { ids, comment, expected } })),
        );
        onDone();
      }}
    >
      <p>
        {jobMessages.takenBack} {jobMessages.irreversible}
      </p>
      <BundleNotice mates={mates} />
      <WorkOnJobs ids={ids} />
    </ConfirmModal>
  );
}
