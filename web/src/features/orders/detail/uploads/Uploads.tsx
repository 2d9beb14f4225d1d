import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { Section } from '../../../../kit/detail/Section.tsx';
import { EmbeddedRows } from '../../../../kit/embedded/EmbeddedRows.tsx';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { FailedMessage } from '../../../../kit/page/FailedMessage.tsx';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import { usePolledQuery } from '../../../../kit/polling/usePolledQuery.ts';
import { showError } from '../../../../kit/toast/toast.ts';
import { ProgressBar } from '../../../../kit/value/ProgressBar.tsx';
import { StatusBadge } from '../../../../kit/value/StatusBadge.tsx';
import { noValue } from '../../../../kit/value/time.ts';
import { errorMessages } from '../../../../messages/errors.ts';
import classes from '../detail.module.css';
import { orderMessages } from '../../messages.ts';
import { OrderUploadsDocument } from './Uploads.generated.ts';
import type { OrderUploadsQuery } from './Uploads.generated.ts';
import { cancelUpload } from './uploadMutations.ts';

type Upload = NonNullable<NonNullable<OrderUploadsQuery['order']>['uploads']>[number];

const cancelModal = 'cancel-upload';
const errorsModal = 'upload-errors';
const noticesModal = 'upload-notices';

const isOpen = ({ status }: Upload): boolean => status === 'PENDING' || status === 'IN_PROGRESS';
/** Addresses of its rows are still being looked for; the order goes on meanwhile. */
const isLocating = ({ locating }: Upload): boolean => (locating ?? 0) > 0;
const mayChange = (upload: Upload): boolean => isOpen(upload) || isLocating(upload);
const uploadsOf = (data: OrderUploadsQuery | undefined): readonly Upload[] => data?.order?.uploads ?? [];
const anyMayChange = (data: OrderUploadsQuery): boolean => uploadsOf(data).some(mayChange);

/** The CSV files that brought the order's locations, followed while they are processed. Nothing without any. */
export function Uploads({ orderId }: { orderId: string }) {
  const variables = useMemo(() => ({ id: orderId }), [orderId]);
  const result = usePolledQuery({ query: OrderUploadsDocument, variables, inProgress: anyMayChange });
  const uploads = uploadsOf(result.data);
  useEndOfUploads(orderId, uploads);
  const cancel = useAct(cancelUpload);
  if (result.data === undefined && result.error !== undefined && !result.loading) {
    return (
      <Section title="Uploads">
        <FailedMessage
          title="Uploads could not be loaded"
          detail="The rest of the page still works."
          onRetry={() => void result.refetch().catch(() => undefined)}
        />
      </Section>
    );
  }
  if (uploads.length === 0) return null;
  return (
    <Section title="Uploads">
      <ul className={classes.rows}>
        {uploads.map((upload) => (
          <li key={upload.id} className={classes.row}>
            <UploadRow upload={upload} />
          </li>
        ))}
      </ul>
      <Allowed to="ORDERS_MANAGE">
        <ConfirmModal
          name={cancelModal}
          title="Cancel this upload?"
          act="Cancel upload"
          dangerous
          comment="optional"
          commentLabel="Reason (optional)"
          onConfirm={(reason, id) => cancel({ input: { orderId, id, ...(reason === '' ? {} : { reason }) } })}
        >
          The locations that it has added so far are removed. This cannot be undone.
        </ConfirmModal>
      </Allowed>
      <AddressModal name={errorsModal} title="Rows with errors" size={640}>
        {({ subject }) => (
          <RowTable
            name="fails"
            label="Rows with errors"
            rows={uploads.find(({ id }) => id === subject)?.fails}
          />
        )}
      </AddressModal>
      <AddressModal name={noticesModal} title="Rows without an exact place" size={640}>
        {({ subject }) => (
          <RowTable
            name="notices"
            label="Rows without an exact place"
            rows={uploads.find(({ id }) => id === subject)?.notices}
          />
        )}
      </AddressModal>
    </Section>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const { id, status, completed, fails, notices, locating, cancellationReason } = upload;
  const hasNotices = notices !== null && notices.length > 0;
  return (
    <>
      <div className={classes.upload}>
        <span>Upload {id}</span>
        <StatusBadge of="upload" status={status} />
        <span className={classes.empty}>
          {orderMessages.rowsAdded(completed)}
          {fails.length > 0 && `, ${orderMessages.rowsFailed(fails.length)}`}
          {isLocating(upload) && `, ${orderMessages.rowsLocating(locating ?? 0)}`}
          {hasNotices && `, ${orderMessages.rowsUnplaced(notices.length)}`}
          {cancellationReason !== null && `. ${cancellationReason}`}
        </span>
        {isOpen(upload) && (
          // How many rows there are is not known before the end.
          <div className={classes.uploadProgress}>
            <ProgressBar label={`Upload ${id} is being processed`} share={null} />
          </div>
        )}
      </div>
      <span className={classes.group}>
        {fails.length > 0 && (
          <ModalButton opens={errorsModal} subject={id}>
            Show errors
          </ModalButton>
        )}
        {hasNotices && (
          <ModalButton opens={noticesModal} subject={id}>
            Show places
          </ModalButton>
        )}
        {isOpen(upload) && (
          <Allowed to="ORDERS_MANAGE">
            <ModalButton opens={cancelModal} subject={id} variant="subtle" className={classes.danger ?? ''}>
              Cancel
            </ModalButton>
          </Allowed>
        )}
      </span>
    </>
  );
}

const failureColumns = [
  { id: 'row', header: 'Row', width: 64, numeric: true, cell: ({ row }: Failure) => row },
  { id: 'field', header: 'Column', width: 120, cell: ({ field }: Failure) => field ?? noValue },
  { id: 'message', header: 'Message', width: 280, grow: true, cell: ({ message }: Failure) => message },
];
type Failure = Upload['fails'][number];

type RowTableProps = { name: string; label: string; rows: readonly Failure[] | null | undefined };

function RowTable({ name, label, rows }: RowTableProps) {
  // One row may be wrong in several columns.
  const numbered = (rows ?? []).map((row, position) => ({ ...row, id: String(position) }));
  return (
    // There is nothing to do here but read: reading begins with the table, not with what closes it.
    <div data-autofocus tabIndex={-1}>
      <EmbeddedRows name={name} label={label} rows={numbered} columns={failureColumns} />
    </div>
  );
}

/** What an upload that has just ended means for the rest of the page: other locations or places, or a reason to be told. */
function useEndOfUploads(orderId: string, uploads: readonly Upload[]): void {
  const client = useApolloClient();
  const open = useRef<ReadonlySet<string>>(new Set());
  const locating = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = uploads.filter((upload) => open.current.has(upload.id) && !isOpen(upload));
    const located = uploads.filter((upload) => locating.current.has(upload.id) && !isLocating(upload));
    open.current = new Set(uploads.filter(isOpen).map(({ id }) => id));
    locating.current = new Set(uploads.filter(isLocating).map(({ id }) => id));
    if (ended.length === 0 && located.length === 0) return;
    for (const { status, cancellationReason } of ended) {
      if (status === 'CANCELLED' && cancellationReason !== null)
        showError(errorMessages.orderUploadCancelled(cancellationReason));
    }
    const id = client.cache.identify({ __typename: 'Order', id: orderId }) ?? '';
    for (const fieldName of ['locations', 'locationGroups']) client.cache.evict({ id, fieldName });
    client.cache.gc();
  }, [client, orderId, uploads]);
}
