import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ColumnValues } from '../../http/lists/lists.ts';
import type { JobsQuery } from './query.ts';

/** The filters that `job_counts` can answer. */
type Counted = Pick<JobsQuery, 'status' | 'order_id' | 'customer_id' | 'template_id' | 'campaign_id'>;

/** The number of matching jobs, from the stored counts; null if they cannot answer the query's filters. */
export async function countJobs(database: Kysely<Database>, query: JobsQuery): Promise<number | null> {
  const { status, with_rejections: withRejections } = query;
  if (withRejections === true && isGiven(status)) return null;
  const counts = await knownCounts(database, query);
  if (!counts) return null;
  return [...counts].reduce(
    (sum, [value, count]) =>
      !isGiven(status) || status.some((wanted) => wanted === value) ? sum + count : sum,
    0,
  );
}

/** Matching jobs by status, from the stored counts; null if they cannot answer the filters. */
export async function knownCounts(
  database: Kysely<Database>,
  query: JobsQuery,
): Promise<Map<string, number> | null> {
  const {
    page: _page,
    per_page: _size,
    sort: _sort,
    status: _status,
    with_rejections: _withRejections,
    order_id: orders,
    customer_id: customers,
    template_id: templates,
    campaign_id: campaigns,
    metadata,
    ...others
  } = query;
  if (Object.values(others).some(narrows)) return null;
  const scope = {
    order_id: orders,
    customer_id: customers,
    template_id: templates,
    campaign_id: campaigns,
  };
  const [pair, ...morePairs] = Object.entries(metadata ?? {});
  if (!pair) return countByStatus(database, scope);
  if (morePairs.length > 0 || Object.values(scope).some(isGiven)) return null;
  return countPair(database, pair);
}

/** Jobs by status, from the stored counts. */
export async function countByStatus(
  database: Kysely<Database>,
  scope: Omit<Counted, 'status'>,
): Promise<Map<string, number>> {
  const conditions = [
    isAmong(sql`order_id`, scope.order_id),
    isAmong(sql`customer_id`, scope.customer_id),
    isAmong(sql`template_id`, scope.template_id),
    isGiven(scope.campaign_id)
      ? sql`order_id in (select id from orders where campaign_id in (${sql.join(scope.campaign_id)}))`
      : sql`true`,
  ];
  const counts = Object.values(scope).some(isGiven)
    ? sql`job_counts where ${sql.join(conditions, sql` and `)}`
    : sql`job_day_counts`;
  const { rows } = await sql<{ status: string; total: string }>`
    select status, sum(amount) as total from ${counts} group by status`.execute(database);
  return new Map(rows.map((row) => [row.status, Number(row.total)]));
}

/** Jobs with this pair of metadata by status, from the stored counts. */
export async function countPair(
  database: Kysely<Database>,
  [category, value]: readonly [string, string],
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('job_metadata_counts')
    .where('category', '=', category)
    .where('value', '=', value)
    .groupBy('status')
    .select(['status', ({ fn }) => fn.sum<string>('amount').as('total')])
    .execute();
  return new Map(rows.map((row) => [row.status, Number(row.total)]));
}

/** Jobs by first day, from the stored counts; null when the query filters by more than the status. */
export function countsByDay(query: JobsQuery): ColumnValues | null {
  const {
    page: _page,
    per_page: _size,
    sort: _sort,
    status,
    with_rejections: withRejections,
    ...others
  } = query;
  if (Object.values(others).some(narrows)) return null;
  if (withRejections === true && isGiven(status)) return null;
  return {
    column: 'start_date',
    counts: sql`select start_date as value, sum(amount) as amount from job_day_counts
      where ${isAmong(sql`status`, status)} group by start_date`,
  };
}

/** Changes whenever data changes that job filters read. */
export const jobsVersion = sql`select coalesce(sum(amount), 0) from job_changes`;

/** An empty list or text is no filter. */
const narrows = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
const isGiven = (values: readonly string[] | undefined): values is readonly string[] =>
  values !== undefined && values.length > 0;
const isAmong = (column: ReturnType<typeof sql>, values: readonly string[] | undefined) =>
  isGiven(values) ? sql`${column} in (${sql.join(values)})` : sql`true`;
