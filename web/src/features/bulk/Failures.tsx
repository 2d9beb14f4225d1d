import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { SectionState } from '../../kit/detail/SectionState.tsx';
import { EmbeddedRows } from '../../kit/embedded/EmbeddedRows.tsx';
import { AddressModal } from '../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../kit/modal/ModalButton.tsx';
import { PageLink } from '../../kit/page/PageLink.tsx';
import { definePiece } from '../../kit/page/code/piece.ts';
import { noValue } from '../../kit/value/time.ts';
import { saveCsv } from '../../ui/csv/csv.ts';
import { jobDetailPage } from '../jobs/pages.ts';
import { useBulkActionFailuresQuery } from './BulkActionPage.generated.ts';
import type { BulkActionDetailQuery, BulkActionFailuresQuery } from './BulkActionPage.generated.ts';
import classes from './bulk.module.css';
import { bulkMessages } from './messages.ts';
import { isOpen } from './progress.ts';
import { defineModal } from '../../kit/modal/defineModal.ts';

const mendModal = defineModal('mend');

type BulkAction = NonNullable<BulkActionDetailQuery['bulkAction']>;
type Failure = NonNullable<NonNullable<BulkActionFailuresQuery['bulkAction']>['failed']>[number];

const BulkUpload = definePiece(async () => (await import('./upload/BulkUpload.tsx')).BulkUpload);

/** The failed rows with their reasons, to be corrected and sent again. */
export function Failures({ action }: { action: BulkAction }) {
  if (action.status === 'FAILED' && action.failures === 0)
    return <p className={classes.quiet}>{bulkMessages.unreadable}</p>;
  if (action.failures > 0) return <FailedRows key={action.failures} action={action} />;
  return (
    <output className={classes.quiet}>
      {isOpen(action) ? bulkMessages.noFailuresYet : bulkMessages.noFailures}
    </output>
  );
}

/** Refetched as more rows fail. */
function FailedRows({ action }: { action: BulkAction }) {
  const { id, type } = action;
  const result = useBulkActionFailuresQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <SectionState result={result} value={result.data?.bulkAction?.failed} title="The rows">
      {(failed) => (
        <div className={classes.column}>
          <div className={classes.tools}>
            {!isOpen(action) && (
              <ModalButton opens={mendModal} variant="filled">
                Mend and send again
              </ModalButton>
            )}
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size={15} aria-hidden />}
              onClick={() => void saveFailures(action, failed)}
            >
              Download failed rows
            </Button>
          </div>
          <EmbeddedRows name="failed" label="Rows that failed" rows={failed.map(listed)} columns={columns} />
          <AddressModal
            name={mendModal}
            title="Mend and send again"
            size={960}
            shows={BulkUpload}
            height={320}
          >
            {({ close }) => <BulkUpload again={{ type, failed }} onClose={close} />}
          </AddressModal>
        </div>
      )}
    </SectionState>
  );
}

async function saveFailures({ id, type }: BulkAction, failed: readonly Failure[]): Promise<void> {
  const { failedCsv } = await import('./csv/failedCsv.ts');
  saveCsv(`bulk-action-${id}-failed.csv`, failedCsv(type, failed));
}

const listed = (failure: Failure) => ({ ...failure, id: String(failure.row) });
type Listed = ReturnType<typeof listed>;

const columns = [
  { id: 'row', header: 'Row', width: 64, numeric: true, narrow: true, cell: ({ row }: Listed) => row },
  {
    id: 'job',
    header: 'Job',
    width: 104,
    narrow: true,
    cell: ({ jobId, values }: Listed) =>
      jobId === null ? (
        values.find(({ column }) => column === 'job_id')?.value || noValue
      ) : (
        <PageLink page={jobDetailPage} to={jobDetailPage.to({ id: jobId })}>
          {jobId}
        </PageLink>
      ),
  },
  {
    id: 'reason',
    header: 'Why it failed',
    width: 360,
    grow: true,
    narrow: true,
    cell: ({ reason }: Listed) => reason,
  },
  {
    id: 'values',
    header: 'Values',
    width: 140,
    cell: ({ values }: Listed) =>
      values
        .filter(({ column, value }) => column !== 'job_id' && value !== '')
        .map(({ value }) => value)
        .join(' · ') || noValue,
  },
];
