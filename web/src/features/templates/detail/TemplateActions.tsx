import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { useModal } from '../../../kit/modal/useModal.ts';
import { ActButton } from '../../../kit/mutation/ActButton.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { MoreActions } from '../../../kit/overlay/MoreActions.tsx';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { usePageCommand } from '../../../kit/palette/pageCommands.ts';
import { opposite } from '../../../kit/undo/opposite.ts';
import { Allowed } from '../../../kit/permission/PermissionProvider.tsx';
import { templateDetailPage } from '../pages.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import { activateTemplate, deactivateTemplate, duplicateTemplate } from '../templateMutations.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const archiveModal = defineModal('archive-template');

const ArchiveTemplate = definePiece(async () => (await import('./ArchiveTemplate.tsx')).ArchiveTemplate);

interface TemplateActionsProps {
  readonly template: Pick<TemplateDetailsFragment, 'id' | 'name' | 'status' | 'jobs'>;
}

/** The actions for the template's status. Only archiving is irreversible and asks first. */
export function TemplateActions({ template }: TemplateActionsProps) {
  return (
    <Allowed to="TEMPLATES_MANAGE">
      <Buttons template={template} />
    </Allowed>
  );
}

function Buttons({ template }: TemplateActionsProps) {
  const { id, status } = template;
  const activate = useAct(activateTemplate);
  const deactivate = useAct(deactivateTemplate);
  const duplicate = useAct(duplicateTemplate);
  const go = useGo();
  return (
    <>
      <ActButton
        onAct={async () => {
          const { duplicateTemplate: copy } = await duplicate({ id });
          go(templateDetailPage.to({ id: copy.id }));
        }}
      >
        Duplicate
      </ActButton>
      {status === 'ACTIVE' && (
        <ActButton
          key="deactivate"
          onAct={() => deactivate({ id }, { undo: () => opposite(activateTemplate, { id }) })}
        >
          Deactivate
        </ActButton>
      )}
      {status === 'INACTIVE' && (
        <ActButton
          key="activate"
          variant="filled"
          onAct={() => activate({ id }, { undo: () => opposite(deactivateTemplate, { id }) })}
        >
          Activate
        </ActButton>
      )}
      {status !== 'ARCHIVED' && <Archive template={template} />}
    </>
  );
}

function Archive({ template }: TemplateActionsProps) {
  const { open } = useModal(archiveModal);
  // A menu's items are mounted only while it is open; the palette offers them always.
  usePageCommand('Archive', () => open());
  return (
    <>
      <MoreActions actions={[{ label: 'Archive', dangerous: true, run: () => open() }]} />
      <AddressModal name={archiveModal} title="Archive this template?" size={480} shows={ArchiveTemplate}>
        {({ close }) => <ArchiveTemplate template={template} onClose={close} />}
      </AddressModal>
    </>
  );
}
