import { bulkColumns } from '../bulk-actions/types.ts';
import type { BulkActionType } from '../bulk-actions/types.ts';
import { insertRows } from '../database/statements.ts';
import { money } from '../money/money.ts';
import { formatInstant, hour, later, minute } from '../time/instants.ts';
import { agentId } from './agents.ts';
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
  comment: 'The customer does not need it any more',
  admin_user_email: 'reviewer@shepherd.test',
};

/** What a file changes is so now: what it cancelled is cancelled, and who was given a job had it. */
const done: Readonly<Record<BulkActionType, (job: Job) => boolean>> = {
  assign_agent: (job) => job.agent_id !== null && job.status === 'assigned',
  unassign: (job) => job.status === 'unassigned' && job.agent_id !== null,
  cancel: (job) => job.status === 'cancelled',
  unfulfilled: (job) => job.status === 'unfulfilled',
  update_dates: (job) => job.status === 'unassigned',
  update_rates: (job) => job.status === 'unassigned',
  assign_reviewer: (job) => job.reviewer === 'reviewer@shepherd.test' && job.status === 'qa',
};
/** Nothing can be done to these any more. */
const isOver = (job: Job): boolean => job.status === 'completed' || job.status === 'attempted';

type Job = Awaited<ReturnType<typeof readJobs>>[number];
const readJobs = (database: SeedContext['database']) =>
  database
    .selectFrom('jobs')
    .leftJoin('assignments', 'assignments.id', 'jobs.assignment_id')
    .leftJoin('users', 'users.id', 'jobs.reviewer_id')
    .select([
      'jobs.id',
      'jobs.status',
      'jobs.created_at',
      'jobs.start_date',
      'jobs.end_date',
      'jobs.agent_fee',
      'jobs.currency',
      'assignments.agent_id',
      'users.email as reviewer',
    ])
    .orderBy('jobs.id')
    .execute();

const valueOf = (column: string, job: Job): string => {
  switch (column) {
    case 'job_id':
      return job.id;
    case 'agent_id':
      return job.agent_id ?? firstShepherd;
    case 'agent_fee':
      return String(money(job.agent_fee, job.currency).amount);
    case 'start_date':
      return job.start_date;
    case 'end_date':
      return job.end_date;
    default:
      return cells[column] ?? '';
  }
};
const firstShepherd = agentId(0);

/** Uploads of every type that were finished, with and without rows that failed. */
export async function seedBulkActions({ database, now, random }: SeedContext): Promise<void> {
  const jobs = await readJobs(database);
  const made = kinds.map(([type, failures], index) => {
    const { required, oneOf } = bulkColumns[type];
    const columns = [...required, ...(oneOf?.slice(0, 1) ?? [])];
    const created = later(now, -(kinds.length - index) * (2 * hour) - random.integer(0, 90) * minute);
    const existing = jobs.filter((job) => job.created_at < formatInstant(created));
    const refused = existing.filter(isOver).slice(index * 5, index * 5 + failures);
    const changed = existing.filter(done[type]).slice(0, random.integer(5, 9));
    const rows = [...refused, ...changed].map((job, row) => ({
      row: row + 1,
      values: Object.fromEntries(columns.map((column) => [column, valueOf(column, job)])),
      failed: row < failures,
    }));
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
