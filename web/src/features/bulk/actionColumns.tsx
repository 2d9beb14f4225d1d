import type { ListColumn } from '../../kit/list/definition.ts';
import { personName } from '../../kit/value/personName.ts';
import { ProgressBar } from '../../kit/value/ProgressBar.tsx';
import { formatForFile, noValue } from '../../kit/value/time.ts';
import type { BulkActionProgressFragment } from './BulkActionListPage.generated.ts';
import { typeLabels } from './labels.ts';
import { bulkMessages } from './messages.ts';
import { isOpen, shareOf } from './progress.ts';

/** A progress bar while it is running, then the number of applied rows. */
export const progressColumn: ListColumn<BulkActionProgressFragment, never> = {
  id: 'progress',
  header: 'Progress',
  width: 148,
  reads: ['rows', 'done', 'failures'],
  cell: (action) => {
    const { id, rows, done, failures } = action;
    if (isOpen(action)) return <ProgressBar label={`Progress of ${id}`} share={shareOf(action)} />;
    if (rows === null) return noValue;
    return bulkMessages.applied((done ?? rows) - failures, rows);
  },
};

export const personColumn: ListColumn<BulkActionProgressFragment, never> = {
  id: 'createdBy',
  header: 'Started by',
  width: 150,
  cell: ({ createdBy }) => (createdBy ? personName(createdBy) : noValue),
};

/** The columns of the exported file. */
export const bulkActionExport = {
  name: 'bulk-actions',
  columns: [
    ['Id', ({ id }: BulkActionProgressFragment) => id],
    ['Type', ({ type }: BulkActionProgressFragment) => typeLabels[type]],
    ['Status', ({ status }: BulkActionProgressFragment) => status.toLowerCase().replaceAll('_', ' ')],
    ['Rows', ({ rows }: BulkActionProgressFragment) => rows],
    ['Failed', ({ failures }: BulkActionProgressFragment) => failures],
    ['Started by', ({ createdBy }: BulkActionProgressFragment) => createdBy && personName(createdBy)],
    ['Started', ({ createdAt }: BulkActionProgressFragment) => formatForFile(createdAt)],
    ['Finished', ({ finishedAt }: BulkActionProgressFragment) => formatForFile(finishedAt)],
  ],
} as const;
