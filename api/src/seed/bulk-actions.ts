import { bulkColumns } from '../bulk-actions/types.ts';
import type { BulkActionType } from '../bulk-actions/types.ts';
import { insertRows } from '../database/statements.ts';
import { formatInstant, later, minute, oneDay } from '../time/instants.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';

const kinds: readonly (readonly [type: BulkActionType, failures: number])[] = [
  ['assign_agent', 0],
  ['assign_agent', 3],
  ['unassign', 0],
  ['unassign', 2],
  ['cancel', 0],
  ['cancel', 1],
  ['unfulfilled', 0],
  ['unfulfilled', 2],
  ['update_dates', 0],
  ['update_rates', 4],
  ['update_rates', 0],
  ['assign_reviewer', 1],
];

const cells: Readonly<Record<string, string>> = {
  agent_id: '1020',
  agent_fee: '12.50',
  comment: 'The customer does not need it any more',
  start_date: '2026-12-01',
  end_date: '2026-12-10',
  admin_user_email: 'reviewer@shepherd.test',
};

/** Uploads of every type that were finished, with and without rows that failed. */
export async function seedBulkActions({ database, now, random }: SeedContext): Promise<void> {
  const jobs = await database.selectFrom('jobs').select('id').orderBy('id').limit(200).execute();
  const made = kinds.map(([type, failures], index) => {
    const { required, oneOf } = bulkColumns[type];
    const columns = [...required, ...(oneOf?.slice(0, 1) ?? [])];
    const rows = Array.from({ length: random.integer(5, 12) }, (_, row) => ({
      row: row + 1,
      values: Object.fromEntries(
        columns.map((column) => [
          column,
          column === 'job_id' ? (jobs[(index * 13 + row) % jobs.length]?.id ?? '') : (cells[column] ?? ''),
        ]),
      ),
      failed: row < failures,
    }));
    const created = later(now, -(kinds.length - index) * oneDay - random.integer(0, 600) * minute);
    const csv = [columns, ...rows.map(({ values }) => columns.map((column) => values[column] ?? ''))]
      .map((line) => line.join(','))
      .join('\n');
    return { id: String(index + 1), type, failures, columns, rows, csv: `${csv}\n`, created };
  });
  await insertNumbered(
    database,
    'bulk_actions',
    made.map(({ id, type, failures, columns, rows, csv, created }) => ({
      id,
      type,
      status: 'completed',
      csv,
      columns,
      rows: rows.length,
      failures,
      timezone: 'Europe/London',
      // admin@ is the third account.
      created_by: '3',
      created_at: formatInstant(created),
      finished_at: formatInstant(later(created, minute)),
    })),
  );
  await insertRows(
    database,
    'bulk_action_rows',
    made.flatMap(({ id, rows }) =>
      rows.map(({ row, values, failed }) => ({
        bulk_action_id: id,
        row,
        values,
        status: failed ? 'failed' : 'applied',
        reason: failed ? `This is not possible in the current status of the job ${values['job_id']}` : null,
      })),
    ),
  );
}
