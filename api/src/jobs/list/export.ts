import { allOf } from '../../authentication/permissions.ts';
import { localTime } from '../../csv/csv.ts';
import type { Column } from '../../csv/csv.ts';
import { defineExport } from '../../http/lists/exports.ts';
import { jobList } from './list.ts';
import { JobsQuery } from './query.ts';
import { readJobRows } from './rows.ts';
import type { JobRow } from '../schemas.ts';
import { endColumns, endOf } from './work-ends.ts';

const zoneOf = ({ location }: JobRow): string | null => location.time_zone;

const columns: readonly Column<JobRow>[] = [
  ['Id', (job) => job.id],
  ['Status', (job) => job.status],
  ['Reference', (job) => job.reference],
  ['Order', (job) => job.order.title],
  ['Customer', (job) => job.customer.name],
  ['Template', (job) => job.template.name],
  ['Start date', (job) => job.start_date],
  ['End date', (job) => job.end_date],
  ['Start time', (job) => job.start_time],
  ['End time', (job) => job.end_time],
  ['Shepherd', (job) => nameOf(job.assignment?.agent)],
  ['Stage', (job) => job.assignment?.status ?? null],
  ['Reviewer', (job) => nameOf(job.review?.reviewer)],
  ['Fee', (job) => job.fee.amount],
  ['Customer price', (job) => job.customer_price.amount],
  ['Currency', (job) => job.fee.currency],
  ['Address', (job) => job.address1],
  ['City', (job) => job.city],
  ['Zip', (job) => job.zip],
  ['Country', (job) => job.country],
  ['Bundle', (job) => job.bundle_name],
  ['Offer price', (job) => job.market_offer?.price.amount ?? null],
  ['Offered', (job, timezone) => localTime(job.market_offer?.created_at ?? null, timezone)],
  ['Started', (job, timezone) => localTime(job.started_at, zoneOf(job) ?? timezone)],
  ['Completed', (job, timezone) => localTime(job.completed_at, zoneOf(job) ?? timezone)],
  ...endColumns<JobRow>((job) => endOf({ ...job, stopped_at: job.assignment?.stopped_at ?? null }), zoneOf),
];

const nameOf = (person: { first_name: string; last_name: string } | undefined): string | null =>
  person ? `${person.first_name} ${person.last_name}` : null;

/** File addresses do not belong in a table. */
const noUrls = { show: <Stored extends string | null>(stored: Stored): Stored => stored, read: () => '' };

export const jobExport = defineExport({
  name: 'jobs',
  path: 'jobs/export',
  operationId: 'exportJobs',
  tag: 'jobs',
  permission: allOf('jobs.export'),
  query: JobsQuery,
  list: jobList,
  columns,
  readRows: (database, ids) => readJobRows(database, ids, noUrls),
});
