import { Radio } from '@mantine/core';
import { useState } from 'react';
import type { SelectionDialogProps } from '../../../kit/list/selection/definition.ts';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { WorkOnJobs } from '../../../kit/presence/WorkOfOthers.tsx';
import { conflictMessages } from '../../../messages/conflicts.ts';
import { jobMessages } from '../messages.ts';
import type { SelectableJob } from './allowed.ts';
import { BundleNotice, touchedJobs, useBundleMates } from './bundleMates.tsx';
import { cancelJobs, unfulfilJobs } from './jobMutations.ts';
import { namedJobs } from './namedJobs.ts';
import { useSeenJobs } from './seenJobs.ts';
import { tellMissing } from './tellRefusal.ts';

type Outcome = 'UNFULFILLED' | 'CANCELLED';

/** Marks jobs that cannot be done as unfulfilled or cancelled. */
export default function UnfulfilJobs({ name, rows, onDone }: SelectionDialogProps<SelectableJob>) {
  const [outcome, setOutcome] = useState<Outcome>('UNFULFILLED');
  const cancel = useAct(cancelJobs);
  const unfulfil = useAct(unfulfilJobs);
  const mates = useBundleMates(rows);
  const seen = useSeenJobs(rows);
  const act = outcome === 'CANCELLED' ? `Cancel ${namedJobs(rows)}` : 'Mark as unfulfilled';
  const ids = rows.map(({ id }) => id);
  return (
    <ConfirmModal
      name={name}
      title={`Unable to fulfil ${namedJobs(rows)}`}
      act={act}
      dangerous
      comment="required"
      affects={touchedJobs(rows, mates)}
      ready={!mates.pending}
      onConfirm={async (comment) => {
        const end = outcome === 'CANCELLED' ? cancel : unfulfil;
        await seen.act(conflictMessages.anyway(act), (expected) =>
          tellMissing(end({ input: { ids, comment, expected } })),
        );
        onDone();
      }}
    >
      <Radio.Group
        label="What becomes of them"
        value={outcome}
        onChange={(value) => setOutcome(value === 'CANCELLED' ? 'CANCELLED' : 'UNFULFILLED')}
      >
        <Radio value="UNFULFILLED" label="Unfulfilled" description={jobMessages.unfulfilledMeans} />
        <Radio value="CANCELLED" label="Cancelled" description={jobMessages.cancelledMeans} />
      </Radio.Group>
      <p>
        {jobMessages.takenBack} {jobMessages.irreversible}
      </p>
      <BundleNotice mates={mates} />
      <WorkOnJobs ids={ids} />
    </ConfirmModal>
  );
}
