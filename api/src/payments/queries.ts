import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { agentReference } from '../agents/queries.ts';
import type { Database } from '../database/database.ts';
import { money } from '../money/money.ts';
import type { Payment, Withdrawal } from './schemas.ts';

type NamedUser = { readonly user_first_name: string | null; readonly user_last_name: string | null };

const staffReference = (id: string | null, user: NamedUser) =>
  id === null ? null : { id, first_name: user.user_first_name ?? '', last_name: user.user_last_name ?? '' };

/** The rows of these ids, in no particular order. */
export async function readPayments(database: Kysely<Database>, ids: readonly string[]): Promise<Payment[]> {
  const found = await database
    .selectFrom('payments')
    .innerJoin('agents', 'agents.id', 'payments.agent_id')
    .leftJoin('users', 'users.id', 'payments.admin_user_id')
    .leftJoin('assignments', 'assignments.id', 'payments.assignment_id')
    .where('payments.id', 'in', ids)
    .selectAll('payments')
    .select([
      'agents.first_name',
      'agents.last_name',
      'users.first_name as user_first_name',
      'users.last_name as user_last_name',
      'assignments.job_id as assigned_job_id',
      'assignments.status as assignment_status',
    ])
    .execute();
  return found.map((row) => ({
    id: row.id,
    reference: row.reference,
    agent_id: row.agent_id,
    agent: agentReference(row),
    type: row.type,
    assignment_id: row.assignment_id,
    assignment:
      row.assignment_id === null || row.assigned_job_id === null || row.assignment_status === null
        ? null
        : { id: row.assignment_id, job_id: row.assigned_job_id, status: row.assignment_status },
    amount: money(row.amount, row.currency),
    country_code: row.country_code,
    created_at: row.created_at,
    comment: row.comment,
    admin_user: staffReference(row.admin_user_id, row),
    method: row.method,
    status: row.status,
  }));
}

/** The rows of these ids, in no particular order. */
export async function readWithdrawals(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Withdrawal[]> {
  const found = await database
    .selectFrom('withdrawals')
    .innerJoin('agents', 'agents.id', 'withdrawals.agent_id')
    .innerJoin('agent_payment_methods', 'agent_payment_methods.id', 'withdrawals.payment_method_id')
    .leftJoin('users', 'users.id', 'withdrawals.reviewed_by')
    .where('withdrawals.id', 'in', ids)
    .selectAll('withdrawals')
    .select([
      'agents.first_name',
      'agents.last_name',
      'agent_payment_methods.type as method_type',
      'agent_payment_methods.label as method_label',
      'agent_payment_methods.is_default as method_default',
      'agent_payment_methods.removed_at as method_removed_at',
      'users.first_name as user_first_name',
      'users.last_name as user_last_name',
    ])
    .execute();
  return found.map((row) => ({
    id: row.id,
    reference: row.reference,
    agent_id: row.agent_id,
    agent: agentReference(row),
    automatic: row.automatic,
    payment_method: {
      id: row.payment_method_id,
      type: row.method_type,
      label: row.method_label,
      default: row.method_default,
      removed_at: row.method_removed_at,
    },
    amount: money(row.amount, row.currency),
    country_code: row.country_code,
    created_at: row.created_at,
    status: row.status,
    review_comment: row.review_comment,
    reviewed_by: staffReference(row.reviewed_by, row),
    reviewed_at: row.reviewed_at,
  }));
}

/** The earnings of each of these months, in minor units; months are `yyyy-MM-01`, in UTC. */
export async function readMonthlyEarnings(
  database: Kysely<Database>,
  agentId: string,
  currency: string,
  months: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; earned: string }>`
    select date_trunc('month', created_at at time zone 'UTC')::date as month, sum(amount) as earned
    from ledger_entries
    where agent_id = ${agentId} and kind = 'payment' and currency = ${currency}
      and date_trunc('month', created_at at time zone 'UTC')::date in (${sql.join(months)})
    group by 1`.execute(database);
  return new Map(rows.map((row) => [row.month, Number(row.earned)]));
}
