import { use, useMemo, useState } from 'react';
import { SelectionDialogs } from '../../../../kit/list/selection/SelectionDialogs.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { RefusedButton } from '../../../../kit/mutation/RefusedButton.tsx';
import { useAllows } from '../../../../kit/permission/PermissionProvider.tsx';
import { Person } from '../../../../kit/person/PersonProvider.tsx';
import { DeskContext } from './decision.ts';
import type { DecidedJob, Desk, SeenJob } from './decision.ts';
import { jobDecisions } from './decisions.tsx';
import classes from './JobDecisions.module.css';

interface JobDecisionsProps {
  readonly job: DecidedJob;
  readonly desk: Desk;
}

/**
 * The possible decisions about a job in its present state, with their dialogs. Decisions of the reviewer are also shown
 * to other users, with the reviewer's name.
 */
export function JobDecisions({ job, desk }: JobDecisionsProps) {
  const allows = useAllows();
  const person = use(Person);
  const [told, setTold] = useState<{ readonly of: SeenJob; readonly why: string } | null>(null);
  const seen = useMemo(() => ({ ...job, own: job.reviewer?.id === person }), [job, person]);
  const rows = useMemo(() => [seen], [seen]);
  const permitted = jobDecisions.filter(({ permission }) => allows(permission));
  return (
    <DeskContext value={desk}>
      {permitted
        .filter(({ offered }) => offered(seen))
        .map(({ modal, label, refusal, next }) => {
          const why = refusal?.(rows);
          return why === undefined ? (
            <ModalButton key={modal} opens={modal} {...(next === true ? { variant: 'filled' } : {})}>
              {label}
            </ModalButton>
          ) : (
            <RefusedButton key={modal} why={why} onRefuse={() => setTold({ of: seen, why })}>
              {label}
            </RefusedButton>
          );
        })}
      <output className={classes.refusal}>{told?.of === seen ? told.why : ''}</output>
      <SelectionDialogs actions={permitted} rows={rows} onDone={nothingSelected} />
    </DeskContext>
  );
}

const nothingSelected = () => undefined;
