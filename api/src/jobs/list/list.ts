import { expressionBuilder, sql } from 'kysely';
import type { Expression, Kysely, SqlBool } from 'kysely';
import { folded } from '@shepherd/domain/folded.ts';
import type { Database } from '../../database/database.ts';
import { containing, countGroups, holds, readingOrder } from '../../http/lists/lists.ts';
import type { List } from '../../http/lists/lists.ts';
import { boxOf, isInBox } from '../../http/lists/map-box.ts';
import { countByStatus, countJobs, countPair, countsByDay, jobsVersion, knownCounts } from './counts.ts';
import type { JobsQuery } from './query.ts';

const jobs = expressionBuilder<Database, 'jobs'>();

export const jobList: List<JobsQuery> = {
  rows: sql`jobs
    left join customers on customers.id = jobs.customer_id
    left join templates on templates.id = jobs.template_id`,
  id: sql`jobs.id`,
  ids: /^\d+-\d+$/,
  search: (pattern) =>
    jobs.or([
      sql<boolean>`jobs.search like ${pattern}`,
      sql<boolean>`jobs.customer_id = any(array(select id from customers where ${holds(sql.ref('name'), pattern)}))`,
      sql<boolean>`jobs.template_id = any(array(select id from templates where ${holds(sql.ref('name'), pattern)}))`,
    ]),
  filters: {
    id: (ids) => jobs('jobs.id', 'in', ids),
    // Depends on another filter, see `always`.
    status: () => sql<boolean>`true`,
    with_rejections: () => sql<boolean>`true`,
    customer_id: (ids) => jobs('jobs.customer_id', 'in', ids),
    order_id: (ids) => jobs('jobs.order_id', 'in', ids),
    campaign_id: (ids) =>
      sql<boolean>`jobs.order_id in (select orders.id from orders where orders.campaign_id in (${sql.join(ids)}))`,
    template_id: (ids) => jobs('jobs.template_id', 'in', ids),
    agent_id: (ids) =>
      sql<boolean>`jobs.assignment_id in (select assignments.id from assignments where assignments.agent_id in (${sql.join(ids)})) and jobs.status not in ('unassigned', 'pending')`,
    stage: (statuses) =>
      sql<boolean>`jobs.assignment_id in (select assignments.id from assignments where assignments.status in (${sql.join(statuses)}))`,
    reviewer: (reviewers) => {
      const ids = reviewers.filter((reviewer) => reviewer !== 'none');
      return jobs.or([
        ...(ids.length > 0 ? [jobs('jobs.reviewer_id', 'in', ids)] : []),
        ...(reviewers.includes('none') ? [jobs('jobs.reviewer_id', 'is', null)] : []),
      ]);
    },
    has_market_offer: (wanted) => jobs('jobs.market_offer_id', wanted ? 'is not' : 'is', null),
    bundle_name: (name) => jobs('jobs.bundle_name', '=', name),
    country_code: (codes) => jobs('jobs.country_code', 'in', codes),
    city: (cities) =>
      sql<boolean>`folded(jobs.city) in (${sql.join(cities.map((city) => folded(city.trim())))})`,
    start_date_from: (day) => jobs('jobs.start_date', '>=', day),
    start_date_to: (day) => jobs('jobs.start_date', '<=', day),
    end_date_from: (day) => jobs('jobs.end_date', '>=', day),
    end_date_to: (day) => jobs('jobs.end_date', '<=', day),
    // The corners belong together, see `always`.
    latitude_nw: () => sql<boolean>`true`,
    longitude_nw: () => sql<boolean>`true`,
    latitude_se: () => sql<boolean>`true`,
    longitude_se: () => sql<boolean>`true`,
    metadata: (pairs) => sql<boolean>`jobs.metadata @> ${JSON.stringify(pairs)}::jsonb`,
  },
  always: ({ status, with_rejections: withRejections, ...query }) => {
    const box = boxOf(query);
    const inBox = box ? [isInBox('jobs', box)] : [];
    if (status === undefined || status.length === 0) return inBox;
    const inStatus = jobs('jobs.status', 'in', status);
    return [withRejections === true ? jobs.or([inStatus, rejected]) : inStatus, ...inBox];
  },
  sort: {
    id: sql`jobs.order_id`,
    reference: readingOrder(sql`jobs.reference`),
    status: sql`jobs.status`,
    customer: readingOrder(sql`customers.name`),
    template: readingOrder(sql`templates.name`),
    start_date: sql`jobs.start_date`,
    end_date: sql`jobs.end_date`,
    completed_at: sql`jobs.completed_at`,
    fee: sql`coalesce(jobs.agreed_fee, jobs.agent_fee)`,
    city: readingOrder(sql`jobs.city`),
    zip: readingOrder(sql`jobs.zip`),
    created_at: sql`jobs.created_at`,
  },
  defaultSort: '-start_date',
  ties: [sql`jobs.order_id`, sql`jobs.sequence`],
  neverNull: ['id', 'start_date', 'end_date', 'status', 'created_at', 'fee'],
  total: countJobs,
  version: jobsVersion,
  values: countsByDay,
};

const rejected = sql<boolean>`jobs.id in (select assignments.job_id from assignments where assignments.status in ('failed', 'partially_failed'))`;

/**
 * The list for one query. Names are joined only for sorting: PostgreSQL removes an unused left join, but up to
 * version 16 it still counts the join's columns as needed and reads every skipped row instead of the index alone (30
 * times as long for page 10,000). The matches of keywords and metadata are counted first, because the database cannot
 * estimate them and would choose the wrong plan for very frequent words.
 */
export async function jobListFor(database: Kysely<Database>, query: JobsQuery): Promise<List<JobsQuery>> {
  const [search, frequent] = await Promise.all([
    searchFor(database, (query.keywords ?? query.keyword ?? '').trim()),
    areFrequent(database, query),
  ]);
  const byName = /^-?(customer|template)$/.test(query.sort ?? '');
  const list = { ...jobList, search, ...(!byName && { rows: sql`jobs` }) };
  return frequent ? { ...list, filters: { ...jobList.filters, metadata: withoutIndex } } : list;
}

/** The matching jobs by status: from the stored counts if they can answer the filters, else counted. */
export const countJobsByStatus = async (
  database: Kysely<Database>,
  query: JobsQuery,
): Promise<Map<string, number>> =>
  (await knownCounts(database, query)) ??
  countGroups(database, await jobListFor(database, query), query, sql`jobs.status`);

/** Whether scanning jobs in list order finds a page with this metadata earlier than reading all matches. */
async function areFrequent(
  database: Kysely<Database>,
  { metadata = {}, page = 1, per_page: size = 25 }: JobsQuery,
): Promise<boolean> {
  const pairs = Object.entries(metadata);
  if (pairs.length === 0) return false;
  const [all = 0, ...counts] = await Promise.all([
    sumOf(countByStatus(database, {})),
    ...pairs.map((pair) => sumOf(countPair(database, pair))),
  ]);
  const fitting = Math.min(...counts);
  return fitting > 0 && (all / fitting) * page * size < fitting;
}

const sumOf = async (counts: Promise<Map<string, number>>): Promise<number> =>
  [...(await counts).values()].reduce((sum, count) => sum + count, 0);

/** The concatenation only prevents the use of an index. */
const withoutIndex = (pairs: Record<string, string>) =>
  sql<boolean>`(jobs.metadata || '{}'::jsonb) @> ${JSON.stringify(pairs)}::jsonb`;

async function searchFor(database: Kysely<Database>, words: string): Promise<List<JobsQuery>['search']> {
  if (words === '') return jobList.search;
  const pattern = containing(words);
  const named = (table: 'customers' | 'templates') =>
    database
      .selectFrom(table)
      .select('id')
      .where(holds(sql.ref('name'), pattern))
      .execute();
  const [customers, templates] = await Promise.all([named('customers'), named('templates')]);
  const found: Expression<SqlBool>[] = [sql<boolean>`jobs.search like ${pattern}`];
  if (customers.length > 0) found.push(jobs('jobs.customer_id', 'in', idsOf(customers)));
  if (templates.length > 0) found.push(jobs('jobs.template_id', 'in', idsOf(templates)));
  return () => jobs.or(found);
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);
