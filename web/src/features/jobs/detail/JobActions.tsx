import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { SelectionAction } from '../../../kit/list/selection/definition.ts';
import { SelectionDialogs } from '../../../kit/list/selection/SelectionDialogs.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { useModal } from '../../../kit/modal/useModal.ts';
import { usePageCommand } from '../../../kit/palette/pageCommands.ts';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { jobSelection } from '../actions/jobSelection.tsx';
import type { SelectableJob } from '../actions/allowed.ts';
import { ShareReportAction, ShareReportDialogs } from '../public.tsx';

/** What can be done to the job in its present state: the same acts, with the same dialogs, as for several of a list. */
export function JobActions({ job }: { job: SelectableJob }) {
  const allows = useAllows();
  const rows = useMemo(() => [job], [job]);
  const permitted = jobSelection.actions.filter(({ permission }) => allows(permission));
  const possible = permitted.filter(({ refusal }) => refusal?.(rows) === undefined);
  const dangerous = possible.filter((action) => action.dangerous === true);
  // What comes next stands first among the acts, and last in the header.
  const others = possible.filter((action) => action.dangerous !== true).toReversed();
  return (
    <>
      {dangerous.length > 0 && <MoreActions actions={dangerous} />}
      {others.map(({ modal, label }, place) => (
        <ModalButton
          key={modal}
          opens={modal}
          {...(place === others.length - 1 ? { variant: 'filled' } : {})}
        >
          {label}
        </ModalButton>
      ))}
      <ShareReportAction job={job} />
      <ShareReportDialogs />
      <SelectionDialogs actions={permitted} rows={rows} onDone={nothingSelected} />
    </>
  );
}

const nothingSelected = () => undefined;

type Actions = readonly SelectionAction<SelectableJob>[];

function MoreActions({ actions }: { actions: Actions }) {
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" size="xs" px={8} aria-label="More actions" title="More actions">
            <IconDots size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map(({ modal, label }) => (
            <ActionItem key={modal} modal={modal} label={label} />
          ))}
        </Menu.Dropdown>
      </Menu>
      {actions.map(({ modal, label }) => (
        <PaletteEntry key={modal} modal={modal} label={label} />
      ))}
    </>
  );
}

type NamedAction = Pick<SelectionAction<never>, 'modal' | 'label'>;

function ActionItem({ modal, label }: NamedAction) {
  const { open } = useModal(modal);
  return (
    <Menu.Item color="red" onClick={() => open()}>
      {label}
    </Menu.Item>
  );
}

/** A menu's items exist only while it is open; the palette offers them always. */
function PaletteEntry({ modal, label }: NamedAction) {
  const { open } = useModal(modal);
  usePageCommand(label, () => open());
  return null;
}
