import { use } from 'react';
import type { ReactNode } from 'react';
import type { SelectionDialogProps } from '../../../../kit/list/selection/definition.ts';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { WorkOnJobs } from '../../../../kit/presence/WorkOfOthers.tsx';
import { DeskContext } from './decision.ts';
import type { SeenJob } from './decision.ts';

export interface DecisionFormProps {
  readonly job: SeenJob;
  /** The dialog's rows: this one job. */
  readonly jobs: readonly SeenJob[];
  /** Leaves the dialog without a decision. */
  readonly onCancel: () => void;
  /** Call it after the decision. */
  readonly onDecided: () => void;
}

interface DecisionModalProps extends SelectionDialogProps<SeenJob> {
  readonly title: string;
  readonly children: (form: DecisionFormProps) => ReactNode;
}

/** A dialog that ends the work on the single job of `rows`; the desk then decides where to go. */
export function DecisionModal({ name, rows, title, children }: DecisionModalProps) {
  const desk = use(DeskContext);
  const [job] = rows;
  return (
    job && (
      <AddressModal name={name} title={title}>
        {({ close }) => (
          <>
            <WorkOnJobs ids={[job.id]} />
            {children({ job, jobs: rows, onCancel: close, onDecided: desk?.onDecided ?? close })}
          </>
        )}
      </AddressModal>
    )
  );
}
