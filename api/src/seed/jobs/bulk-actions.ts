import { bulkColumns } from '../../bulk-actions/types.ts';
import type { BulkActionType } from '../../bulk-actions/types.ts';
import { insertRows } from '../../database/statements.ts';
import { money } from '../../money/money.ts';
import { formatInstant, later } from '../../time/instants.ts';
import { agentId } from '../people/agents.ts';
import type { BulkPlan, ToldJob } from './bulk-plan.ts';
import { insertNumbered } from '../rows.ts';
import type { Staff } from '../people/staff.ts';
import type { SeedContext } from '../context.ts';

const comments: Readonly<Partial<Record<BulkActionType, string>>> = {
  cancel: 'The customer does not need it any more',
  unfulfilled: 'Nobody near there has time',
};

const firstReviewer = 'reviewer@shepherd.test';

/** The value of a column for a job. A job that could not be changed gets the same values as the others. */
function valueOf(column: string, { type, at }: BulkPlan, { row, story }: ToldJob, staff: Staff): string {
  const line = story.lines.find((one) => one.at.getTime() === at.getTime());
  switch (column) {
    case 'job_id':
      return row.id;
    case 'agent_id':
      return line?.work?.shepherd.id ?? agentId(0);
    case 'agent_fee':
      return String(money(line?.work?.fee ?? row.agent_fee, row.currency).amount);
    case 'start_date':
      return row.start_date;
    case 'end_date':
      return row.end_date;
    case 'admin_user_email':
      return staff.find(({ name }) => line?.event === `Review assigned to ${name}`)?.email ?? firstReviewer;
    default:
      return comments[type] ?? '';
  }
}

/** The product's error texts; the job is named only where the history names it. */
const reasonOf = (type: BulkActionType, { row }: ToldJob): string => {
  const reason = 'This is not possible in the current status of the job';
  return type === 'update_dates' || type === 'update_rates' ? reason : `${reason} ${row.id}`;
};

/** Inserts the bulk action files, with rows that succeeded and rows that failed. */
export async function keepBulkActions(
  database: SeedContext['database'],
  plans: readonly BulkPlan[],
  staff: Staff,
): Promise<void> {
  const made = plans.map((plan, index) => {
    const { required, oneOf } = bulkColumns[plan.type];
    const columns = [...required, ...(oneOf?.slice(0, 1) ?? [])];
    const rows = plan.jobs.map(({ told, refused }, row) => ({
      row: row + 1,
      values: Object.fromEntries(columns.map((column) => [column, valueOf(column, plan, told, staff)])),
      reason: refused ? reasonOf(plan.type, told) : null,
    }));
    const csv = [columns, ...rows.map(({ values }) => columns.map((column) => values[column] ?? ''))]
      .map((line) => line.join(','))
      .join('\n');
    return { id: String(index + 1), plan, columns, rows, csv: `${csv}\n` };
  });
  await insertNumbered(
    database,
    'bulk_actions',
    made.map(({ id, plan, columns, rows, csv }) => ({
      id,
      type: plan.type,
      status: 'completed',
      csv,
      columns,
      rows: rows.length,
      failures: rows.filter(({ reason }) => reason !== null).length,
      timezone: 'Europe/London',
      created_by: plan.actor.userId,
      created_at: formatInstant(later(plan.at, -(2 + (Number(id) % 4)) * 1_000)),
      finished_at: formatInstant(plan.at),
    })),
  );
  await insertRows(
    database,
    'bulk_action_rows',
    made.flatMap(({ id, rows }) =>
      rows.map(({ row, values, reason }) => ({
        bulk_action_id: id,
        row,
        values,
        status: reason === null ? 'applied' : 'failed',
        reason,
      })),
    ),
  );
}
