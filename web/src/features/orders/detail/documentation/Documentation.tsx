import type { FragmentType } from '@apollo/client';
import { IconExternalLink, IconPhoto, IconVideo } from '@tabler/icons-react';
import { Section } from '../../../../kit/detail/Section.tsx';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { definePiece } from '../../../../kit/page/piece.ts';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import { documentationLabels } from '../../labels.ts';
import { orderMessages } from '../../messages.ts';
import classes from '../detail.module.css';
import { useOrderDocumentationFragment } from './Documentation.generated.ts';
import type { OrderDocumentationFragment } from './Documentation.generated.ts';
import { documentationMutation } from './documentationItems.ts';
import { useDocumentationChange } from './useDocumentationChange.ts';

const DocumentationForm = definePiece(
  async () => (await import('./DocumentationForm.tsx')).DocumentationForm,
);

const icons = { IMAGE: IconPhoto, VIDEO: IconVideo, LINK: IconExternalLink };

const removeItem = documentationMutation(orderMessages.itemRemoved);

/** What Shepherds can read or watch before they do a job. */
export function Documentation({ order }: { order: FragmentType<OrderDocumentationFragment> }) {
  const { data } = useOrderDocumentationFragment(order);
  const change = useDocumentationChange(removeItem);
  const items = data.documentation ?? [];
  return (
    <Section
      title="Documentation"
      actions={
        <Allowed to="ORDERS_MANAGE">
          <ModalButton opens="add-documentation">Add</ModalButton>
        </Allowed>
      }
    >
      {items.length === 0 && <p className={classes.empty}>Nothing for Shepherds to read or watch yet.</p>}
      <ul className={classes.rows}>
        {items.map(({ id, title, url, type }) => {
          const Icon = icons[type];
          return (
            <li key={id} className={classes.row}>
              <Icon size={16} aria-label={documentationLabels[type]} className={classes.icon} />
              <a className={classes.grow} href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
              <Allowed to="ORDERS_MANAGE">
                <ModalButton
                  opens="edit-documentation"
                  subject={id}
                  variant="subtle"
                  aria-label={`Edit ${title}`}
                >
                  Edit
                </ModalButton>
                <ModalButton
                  opens="remove-documentation"
                  subject={id}
                  variant="subtle"
                  className={classes.danger ?? ''}
                  aria-label={`Remove ${title}`}
                >
                  Remove
                </ModalButton>
              </Allowed>
            </li>
          );
        })}
      </ul>
      <Allowed to="ORDERS_MANAGE">
        <AddressModal
          name="add-documentation"
          title="Add documentation"
          shows={DocumentationForm}
          height={260}
        >
          {({ close }) => <DocumentationForm orderId={data.id} onDone={close} />}
        </AddressModal>
        <AddressModal
          name="edit-documentation"
          title="Edit documentation"
          shows={DocumentationForm}
          height={260}
        >
          {({ close, subject }) => {
            const item = items.find(({ id }) => id === subject);
            return item ? (
              <DocumentationForm orderId={data.id} item={item} onDone={close} />
            ) : (
              <p className={classes.empty}>{orderMessages.itemGone}</p>
            );
          }}
        </AddressModal>
        <ConfirmModal
          name="remove-documentation"
          title="Remove this item?"
          act="Remove"
          dangerous
          onConfirm={(_comment, subject) =>
            change(data.id, (present) => present.filter(({ id }) => id !== subject))
          }
        >
          Shepherds do not see it any more.
        </ConfirmModal>
      </Allowed>
    </Section>
  );
}
