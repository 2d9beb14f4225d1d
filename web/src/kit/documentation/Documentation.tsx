import { IconExternalLink, IconPhoto, IconVideo } from '@tabler/icons-react';
import { Section } from '../detail/Section.tsx';
import { AddressModal } from '../modal/AddressModal.tsx';
import { ConfirmModal } from '../modal/ConfirmModal.tsx';
import { ModalButton } from '../modal/ModalButton.tsx';
import { definePiece } from '../page/code/piece.ts';
import classes from './Documentation.module.css';
import { documentationLabels, documentationMessages } from './items.ts';
import type { ChangeItems, DocumentationItem } from './items.ts';
import { defineModal } from '../modal/defineModal.ts';
import { readableName } from '../../graphql/readableName.ts';

const addModal = defineModal('add-documentation');
const editModal = defineModal('edit-documentation');
const removeModal = defineModal('remove-documentation');

const DocumentationForm = definePiece(
  async () => (await import('./DocumentationForm.tsx')).DocumentationForm,
);

const icons = { IMAGE: IconPhoto, VIDEO: IconVideo, LINK: IconExternalLink };

interface DocumentationProps {
  readonly title?: string;
  readonly items: readonly DocumentationItem[];
  /** The upload path of files. */
  readonly to: string;
  /** Undefined for users who may only read them. */
  readonly change?: ChangeItems | undefined;
}

/** Documents and videos for Shepherds to read or watch before a job. */
export function Documentation({ title = 'Documentation', items, to, change }: DocumentationProps) {
  return (
    <Section title={title} actions={change && <ModalButton opens={addModal}>Add</ModalButton>}>
      {items.length === 0 && <p className={classes.empty}>{documentationMessages.none}</p>}
      <ul className={classes.rows}>
        {items.map((item) => (
          <Item key={item.id} item={item} editable={change !== undefined} />
        ))}
      </ul>
      {change && <Dialogs items={items} to={to} change={change} />}
    </Section>
  );
}

function Item({ item: { id, title, url, type }, editable }: { item: DocumentationItem; editable: boolean }) {
  // A kind that could not be read is null.
  const Icon = icons[type] ?? IconExternalLink;
  const name = readableName(title, id);
  return (
    <li className={classes.row}>
      <Icon size={16} aria-label={documentationLabels[type]} className={classes.icon} />
      <a className={classes.grow} href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
      {editable && (
        <>
          <ModalButton opens={editModal} subject={id} variant="subtle" aria-label={`Edit ${name}`}>
            Edit
          </ModalButton>
          <ModalButton
            opens={removeModal}
            subject={id}
            variant="subtle"
            className={classes.danger ?? ''}
            aria-label={`Remove ${name}`}
          >
            Remove
          </ModalButton>
        </>
      )}
    </li>
  );
}

function Dialogs({
  items,
  to,
  change,
}: {
  items: DocumentationProps['items'];
  to: string;
  change: ChangeItems;
}) {
  return (
    <>
      <AddressModal name={addModal} title="Add documentation" shows={DocumentationForm} height={260}>
        {({ close }) => <DocumentationForm to={to} change={change} onDone={close} />}
      </AddressModal>
      <AddressModal name={editModal} title="Edit documentation" shows={DocumentationForm} height={260}>
        {({ close, subject }) => {
          const item = items.find(({ id }) => id === subject);
          return item ? (
            <DocumentationForm to={to} change={change} item={item} onDone={close} />
          ) : (
            <p className={classes.empty}>{documentationMessages.gone}</p>
          );
        }}
      </AddressModal>
      <ConfirmModal
        name={removeModal}
        title="Remove this item?"
        act="Remove"
        dangerous
        onConfirm={(_comment, subject) =>
          change(documentationMessages.removed, (present) => present.filter(({ id }) => id !== subject))
        }
      >
        Shepherds do not see it any more.
      </ConfirmModal>
    </>
  );
}
