import { Badge } from '@mantine/core';
import { Section } from '../../../kit/detail/Section.tsx';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { shepherdMessages } from '../messages.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { useMayEdit } from '../useMayEdit.ts';
import classes from './Account.module.css';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const editModal = defineModal('edit-tags');

const EditTags = definePiece(async () => (await import('./EditTags.tsx')).EditTags);

/** Tags for finding Shepherds, and for excluding them from orders. */
export function Tags({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const mayEdit = useMayEdit(shepherd);
  const tags = shepherd.tags ?? [];
  return (
    <>
      <Section title="Tags" actions={mayEdit && <ModalButton opens={editModal}>Edit tags</ModalButton>}>
        {tags.length === 0 ? (
          <p className={classes.empty}>{shepherdMessages.noTags}</p>
        ) : (
          <ul className={classes.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <Badge variant="default" tt="none" fw={500}>
                  {tag}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {mayEdit && (
        <AddressModal name={editModal} title="Edit tags" shows={EditTags}>
          {({ close }) => <EditTags id={shepherd.id} tags={tags} onDone={close} />}
        </AddressModal>
      )}
    </>
  );
}
