import { EmbeddedRows } from '../../../../kit/embedded/EmbeddedRows.tsx';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import { ProgressBar } from '../../../../kit/value/ProgressBar.tsx';
import { StatusBadge } from '../../../../kit/value/StatusBadge.tsx';
import { noValue } from '../../../../kit/value/time.ts';
import classes from '../detail.module.css';
import { orderMessages } from '../../messages.ts';
import { cancelUpload } from './uploadMutations.ts';
import { isLocating, isOpen } from './useUploads.ts';
import type { Upload } from './useUploads.ts';
import { defineModal } from '../../../../kit/modal/defineModal.ts';

const FailedRows = definePiece(async () => (await import('../../locations/FailedRows.tsx')).FailedRows);

const cancelModal = defineModal('cancel-upload');
const errorsModal = defineModal('upload-errors');
const noticesModal = defineModal('upload-notices');

/** The status of each file, with its actions. */
export function UploadList({ orderId, uploads }: { orderId: string; uploads: readonly Upload[] }) {
  const cancel = useAct(cancelUpload);
  return (
    <>
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
          commentLabel="Reason"
          onConfirm={(reason, id) => cancel({ input: { orderId, id, ...(reason === '' ? {} : { reason }) } })}
        >
          The locations that it has added so far are removed. This cannot be undone.
        </ConfirmModal>
      </Allowed>
      <AddressModal
        name={errorsModal}
        title="Rows with errors"
        size={900}
        shows={FailedRows}
        height={320}
        reads
      >
        {({ subject }) => (
          <FailedRows
            orderId={orderId}
            uploadId={subject ?? ''}
            fails={uploads.find(({ id }) => id === subject)?.fails ?? []}
          />
        )}
      </AddressModal>
      <AddressModal name={noticesModal} title="Rows without an exact place" size={640} reads>
        {({ subject }) => (
          <RowTable
            name="notices"
            label="Rows without an exact place"
            rows={uploads.find(({ id }) => id === subject)?.notices}
          />
        )}
      </AddressModal>
    </>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const { id, status, completed, progress, fails, notices, locating, cancellationReason } = upload;
  // A row may have errors in several columns.
  const failedRows = new Set(fails.map(({ row }) => row)).size;
  const hasNotices = notices !== null && notices.length > 0;
  return (
    <>
      <div className={classes.upload}>
        <span>Upload {id}</span>
        <StatusBadge of="upload" status={status} />
        <span className={classes.empty}>
          {orderMessages.rowsAdded(completed)}
          {failedRows > 0 && `, ${orderMessages.rowsFailed(failedRows)}`}
          {isLocating(upload) && `, ${orderMessages.rowsLocating(locating ?? 0)}`}
          {hasNotices && `, ${orderMessages.rowsUnplaced(notices.length)}`}
          {cancellationReason !== null && `. ${cancellationReason}`}
        </span>
        {isOpen(upload) && (
          <div className={classes.uploadProgress}>
            <ProgressBar
              label={`Upload ${id} is being processed`}
              share={status === 'PENDING' || progress === null ? null : progress / 100}
            />
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
  // A row may have errors in several columns.
  const numbered = (rows ?? []).map((row, position) => ({ ...row, id: String(position) }));
  return <EmbeddedRows name={name} label={label} rows={numbered} columns={failureColumns} />;
}
