import type { Kysely } from 'kysely';
import { csvHeader, csvRow, localTime } from '../csv/csv.ts';
import type { Column } from '../csv/csv.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { money } from '../money/money.ts';
import { timeZoneOf } from '../time/zones.ts';

/** The results of all jobs of an order, one row each; a `not_found` error without the order. */
export async function reportCsv(
  database: Kysely<Database>,
  orderId: string,
  timezone: string,
): Promise<string> {
  const order = await database.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw notFound();
  const jobs = await resultRows(database, orderId).execute();
  // Times of a visit are those of its place; the reader's where the place is unknown.
  const results = jobs.map((job) => ({ ...job, zone: timeZoneOf(job) ?? timezone }));
  return csvHeader(columns) + results.map((result) => csvRow(columns, result, timezone)).join('');
}

const resultRows = (database: Kysely<Database>, orderId: string) =>
  database
    .selectFrom('jobs')
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .select([
      'id',
      'reference',
      'status',
      'name',
      'address1',
      'city',
      'zip',
      'start_date',
      'end_date',
      'started_at',
      'completed_at',
      'latitude',
      'longitude',
      'agent_fee',
      'customer_price',
      'currency',
    ]);

type Result = Awaited<ReturnType<ReturnType<typeof resultRows>['execute']>>[number] & {
  readonly zone: string;
};

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
  ['Time zone', (job) => job.zone],
  ['Fee', (job) => money(job.agent_fee, job.currency).amount],
  ['Price', (job) => money(job.customer_price, job.currency).amount],
  ['Currency', (job) => job.currency],
];
