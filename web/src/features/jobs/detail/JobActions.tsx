import { useMemo } from 'react';
import type { SelectionAction } from '../../../kit/list/selection/definition.ts';
import { SelectionDialogs } from '../../../kit/list/selection/SelectionDialogs.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { useModal, useOpenModal } from '../../../kit/modal/useModal.ts';
import { MoreActions } from '../../../kit/overlay/MoreActions.tsx';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { usePageCommand } from '../../../kit/palette/pageCommands.ts';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { jobSelection } from '../actions/jobSelection.tsx';
import type { SelectableJob } from '../actions/allowed.ts';
import type { DecidedJob, Desk } from '../actions/decisions/decision.ts';
import { JobDecisions } from '../actions/decisions/JobDecisions.tsx';
import { jobDetailPage } from '../pages.ts';
import { ShareReportAction, ShareReportDialogs } from '../share/ShareReportAction.tsx';

/**
 * The actions of the job in its present state: the same actions and dialogs as for a selection in a list, and the
 * decisions about its work.
 */
export function JobActions({ job }: { job: SelectableJob & DecidedJob }) {
  const allows = useAllows();
  const go = useGo();
  const rows = useMemo(() => [job], [job]);
  const desk: Desk = {
    // Replaces the dialog's entry, so that Back leads to the completed job.
    onNext: (id) => go(jobDetailPage.to({ id }), { replace: true }),
  };
  const permitted = jobSelection.actions.filter(({ permission }) => allows(permission));
  const possible = permitted.filter(({ refusal }) => refusal?.(rows) === undefined);
  // A bundle on the market must be dissolved before any other action on one of its jobs.
  const dangerous = possible.filter((action) => action.dangerous === true && !isBundledOffer(job));
  // The usual next step comes first among the actions, and is last in the header.
  const others = possible.filter((action) => action.dangerous !== true).toReversed();
  return (
    <>
      <DangerousActions actions={dangerous} />
      {others.map(({ modal, label }, place) => (
        <ModalButton
          key={modal}
          opens={modal}
          {...(job.status === 'UNASSIGNED' && place === others.length - 1 ? { variant: 'filled' } : {})}
        >
          {label}
        </ModalButton>
      ))}
      <JobDecisions job={job} desk={desk} />
      <ShareReportAction job={job} size="xs" />
      <ShareReportDialogs />
      <SelectionDialogs actions={permitted} rows={rows} onDone={nothingSelected} />
    </>
  );
}

const isBundledOffer = ({ status, bundleName }: SelectableJob) => status === 'PENDING' && bundleName !== null;

const nothingSelected = () => undefined;

type Actions = readonly SelectionAction<SelectableJob>[];

function DangerousActions({ actions }: { actions: Actions }) {
  const openModal = useOpenModal();
  return (
    <>
      <MoreActions
        actions={actions.map(({ modal, label }) => ({ label, dangerous: true, run: () => openModal(modal) }))}
      />
      {actions.map(({ modal, label }) => (
        <PaletteEntry key={modal} modal={modal} label={label} />
      ))}
    </>
  );
}

type NamedAction = Pick<SelectionAction<never>, 'modal' | 'label'>;

/** A menu's items are mounted only while it is open; the palette offers them always. */
function PaletteEntry({ modal, label }: NamedAction) {
  const { open } = useModal(modal);
  usePageCommand(label, () => open());
  return null;
}
