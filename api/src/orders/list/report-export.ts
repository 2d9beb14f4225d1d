import type { Kysely } from 'kysely';
import { csvHeader, csvRow, localTime } from '../../csv/csv.ts';
import type { Column } from '../../csv/csv.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/errors.ts';
import { money } from '../../money/money.ts';
import { endColumns, endedByStaffAt, endOf, jobEndedAt } from '../../jobs/list/work-ends.ts';
import { timeZoneOf } from '../../time/zones.ts';

/** The results of all jobs of an order, one row each; throws `not_found` without the order. */
export async function reportCsv(
  database: Kysely<Database>,
  orderId: string,
  timezone: string,
): Promise<string> {
  const order = await database.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw notFound();
  const jobs = await resultRows(database, orderId).execute();
  // Visit times are in the zone of the place, or the reader's where the place is unknown.
  const results = jobs.map((job) => ({ ...job, ended_at: endedAt(job), zone: timeZoneOf(job) ?? timezone }));
  return csvHeader(columns) + results.map((result) => csvRow(columns, result, timezone)).join('');
}

const resultRows = (database: Kysely<Database>, orderId: string) =>
  database
    .selectFrom('jobs')
    .leftJoin('assignments', 'assignments.id', 'jobs.assignment_id')
    .where('jobs.order_id', '=', orderId)
    .orderBy('jobs.sequence')
    .select([
      'jobs.id',
      'jobs.reference',
      'jobs.status',
      'jobs.name',
      'jobs.address1',
      'jobs.city',
      'jobs.zip',
      'jobs.start_date',
      'jobs.end_date',
      'jobs.started_at',
      'jobs.completed_at',
      'jobs.ended_at',
      'jobs.latitude',
      'jobs.longitude',
      'jobs.agent_fee',
      'jobs.customer_price',
      'jobs.currency',
      'assignments.status as work_status',
      'assignments.ended_at as work_ended_at',
      'assignments.stopped_at',
      endedByStaffAt.as('ended_by_staff_at'),
    ]);

type Read = Awaited<ReturnType<ReturnType<typeof resultRows>['execute']>>[number];
type Result = Read & { readonly zone: string };

const endedAt = (job: Read): string | null =>
  jobEndedAt(job, job.work_status && { ...job, status: job.work_status, ended_at: job.work_ended_at });

const columns: readonly Column<Result>[] = [
  ['Job', (job) => job.id],
  ['Reference', (job) => job.reference],
  ['Status', (job) => job.status],
  ['Location', (job) => job.name],
  ['Address', (job) => job.address1],
  ['City', (job) => job.city],
  ['Postcode', (job) => job.zip],
  ['Start date', (job) => job.start_date],
  ['End date', (job) => job.end_date],
  ['Started', (job) => localTime(job.started_at, job.zone)],
  ['Completed', (job) => localTime(job.completed_at, job.zone)],
  ...endColumns<Result>(endOf, (job) => job.zone),
  ['Fee', (job) => money(job.agent_fee, job.currency).amount],
  ['Price', (job) => money(job.customer_price, job.currency).amount],
  ['Currency', (job) => job.currency],
];
