import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Contradictions between orders, jobs, assignments and their payments, one sentence each. */
export async function marketplaceProblems(database: Kysely<Database>, now: Date): Promise<string[]> {
  return [
    ...(await rowsOf(database, wrongCounts, 'The counts of an order are not those of its jobs')),
    ...(await rowsOf(database, wrongDayCounts, 'The counts of a day are not those of its jobs')),
    ...(await rowsOf(database, wrongAssignments, 'A job and its assignment contradict each other')),
    ...(await rowsOf(database, twiceRunning, 'A job has two shepherds at once')),
    ...(await rowsOf(database, twiceAtWork, 'Somebody works on two jobs at once')),
    ...(await rowsOf(database, unpaid, 'A completed job was not paid once')),
    ...(await rowsOf(database, inTheFuture(now), 'Something happened in the future')),
    ...(await rowsOf(database, failedWork, 'Work failed')),
  ];
}

async function rowsOf(
  database: Kysely<Database>,
  query: ReturnType<typeof sql>,
  sentence: string,
): Promise<string[]> {
  const { rows } = await query.execute(database);
  return rows.slice(0, 5).map((row) => `${sentence}: ${JSON.stringify(row)}`);
}

const wrongCounts = sql`
  select * from (
    select order_id, customer_id, template_id, status, sum(amount)::int as counted from job_counts
    group by order_id, customer_id, template_id, status having sum(amount) <> 0) as kept
  full join (
    select order_id, customer_id, template_id, status, count(*)::int as there from jobs
    group by order_id, customer_id, template_id, status) as jobs using (order_id, customer_id, template_id, status)
  where kept.counted is distinct from jobs.there`;

const wrongDayCounts = sql`
  select * from (
    select start_date, status, sum(amount)::int as counted from job_day_counts
    group by start_date, status having sum(amount) <> 0) as kept
  full join (
    select start_date, status, count(*)::int as there from jobs group by start_date, status) as jobs
    using (start_date, status)
  where kept.counted is distinct from jobs.there`;

const wrongAssignments = sql`
  select jobs.id, jobs.status, assignments.id as assignment, assignments.status as assigned
  from jobs left join assignments on assignments.id = jobs.assignment_id
  where case jobs.status
    when 'assigned' then assignments.status is distinct from 'accepted'
    when 'in_progress' then coalesce(assignments.status, '') not in ('in_progress', 'stopped', 'partially_failed')
    when 'qa' then assignments.status is distinct from 'qa'
    when 'attempted' then assignments.status is distinct from 'attempted'
    when 'completed' then assignments.status is distinct from 'completed'
    else coalesce(assignments.status, 'cancelled') not in ('cancelled', 'abandoned', 'failed') end
  or assignments.job_id <> jobs.id
  or (jobs.status = 'pending') <> (jobs.market_offer_id is not null)`;

const running = sql`('accepted', 'in_progress', 'qa', 'stopped', 'partially_failed')`;
const twiceRunning = sql`
  select job_id, count(*)::int from assignments where status in ${running} group by job_id having count(*) > 1`;

/** Work that the seed began is excluded: it gives agents more work at a time than is possible. */
const twiceAtWork = sql`
  select agent_id, count(*)::int from assignments
  where status = 'in_progress' and started_at > (select created_at + interval '1 hour' from seeds where name = 'demo')
  group by agent_id having count(*) > 1`;

const unpaid = sql`
  select jobs.id from jobs join assignments on assignments.id = jobs.assignment_id
  where jobs.status in ('completed', 'attempted') and assignments.agent_fee > 0
    and (select count(*) from payments where payments.job_id = jobs.id and payments.type = 'job') <> 1`;

const inTheFuture = (now: Date) => sql`
  select * from (
    select 'assignment' as what, id::text, greatest(created_at, started_at, ended_at, stopped_at, closed_at) as at from assignments
    union all select 'history of a job', job_id, created_at from job_history
    union all select 'history of an order', order_id::text, created_at from order_history
    union all select 'payment', id::text, created_at from payments
    union all select 'withdrawal', id::text, created_at from withdrawals
    union all select 'photo', id::text, created_at from report_media
    union all select 'person', id::text, greatest(created_at, position_updated_at, last_seen_at) from agents
  ) as happened where at > ${now.toISOString()}::timestamptz`;

const failedWork = sql`select name, last_error from work where status = 'failed' or (attempts > 0 and status = 'waiting')`;
