import { sql } from 'kysely';
import { insertRows } from '../../database/statements.ts';
import { dayAfter, formatInstant } from '../../time/instants.ts';
import { localDay } from '../british-time.ts';
import { insertNumbered } from '../rows.ts';
import type { SeedContext } from '../context.ts';

type Offered = {
  readonly id: string;
  readonly bundle_name: string | null;
  readonly start_date: string;
  readonly end_date: string;
  readonly agent_fee: number;
  readonly offered: Date;
  readonly seller: string | null;
};

/** Offers every pending job on the market: on its own, or in its bundle. */
export async function seedOffers({ database, now }: SeedContext, jobs: readonly Offered[]): Promise<void> {
  const groups = [...Map.groupBy(jobs, (job) => job.bundle_name ?? job.id).values()].toSorted(
    ([one], [other]) => (one?.offered.getTime() ?? 0) - (other?.offered.getTime() ?? 0),
  );
  const offers = groups.flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    const rules = rulesOf(index);
    return [
      {
        id: String(index + 1),
        ...(index % 2 === 0 ? { start_date: null, end_date: null } : someDays(first, now)),
        start_time: null,
        end_time: null,
        rules,
        rules_operator: rules.length > 1 ? (index % 2 === 0 ? 'and' : 'or') : null,
        bundle_name: first.bundle_name,
        created_by: first.seller,
        created_at: formatInstant(first.offered),
      },
    ];
  });
  await insertNumbered(database, 'market_offers', offers);
  const given = groups.flatMap((group, index) =>
    group.map((job) => ({ offer_id: String(index + 1), job_id: job.id, agent_fee: job.agent_fee })),
  );
  await insertRows(database, 'market_offer_jobs', given);
  await sql`update jobs set market_offer_id = market_offer_jobs.offer_id from market_offer_jobs
    where market_offer_jobs.job_id = jobs.id`.execute(database);
}

/** One week of the job's days, from tomorrow. */
function someDays({ start_date: first, end_date: last }: Offered, now: Date) {
  const tomorrow = dayAfter(localDay(now), 1);
  const start = first > tomorrow ? first : tomorrow;
  const end = dayAfter(start, 7);
  return { start_date: start, end_date: end < last ? end : last };
}

const rulesOf = (index: number) =>
  index % 3 === 0
    ? [
        { rule_id: 'completion_rate', operator: 'gte', value: ['80'] },
        { rule_id: 'agent_tags', operator: 'not_in', value: ['Needs coaching'] },
      ]
    : index % 3 === 1
      ? [{ rule_id: 'distance', operator: 'lte', value: ['10'] }]
      : [];
