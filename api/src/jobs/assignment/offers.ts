import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { money } from '../../money/money.ts';
import { dayOf, later, oneDay } from '../../time/instants.ts';
import type { JobRow } from '../schemas.ts';

type Offer = NonNullable<JobRow['market_offer']>;

/** Offers by id, each with its jobs that are still on the market. */
export async function readOffers(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const offers = await database.selectFrom('market_offers').selectAll().where('id', 'in', distinct).execute();
  const jobs = await database
    .selectFrom('market_offer_jobs')
    .innerJoin('jobs', (join) =>
      join
        .onRef('jobs.id', '=', 'market_offer_jobs.job_id')
        .onRef('jobs.market_offer_id', '=', 'market_offer_jobs.offer_id'),
    )
    .innerJoin('orders', 'orders.id', 'jobs.order_id')
    .where('market_offer_jobs.offer_id', 'in', distinct)
    .orderBy('jobs.order_id')
    .orderBy('jobs.sequence')
    .select([
      'jobs.id',
      'jobs.reference',
      'jobs.currency',
      'market_offer_jobs.offer_id',
      'market_offer_jobs.agent_fee',
      'orders.accept_window',
    ])
    .execute();
  return new Map(
    offers.map((offer) => {
      const own = jobs.filter((job) => job.offer_id === offer.id);
      const total = own.reduce((sum, job) => sum + job.agent_fee, 0);
      return [
        offer.id,
        {
          id: offer.id,
          jobs: own.map(({ id, reference, currency, agent_fee: fee }) => ({
            id,
            reference,
            agent_fee: money(fee, currency),
          })),
          price: money(total, own[0]?.currency ?? 'GBP'),
          start_date: offer.start_date,
          end_date: offer.end_date,
          start_time: offer.start_time,
          end_time: offer.end_time,
          rules: offer.rules,
          rules_operator: offer.rules_operator,
          bundle_name: offer.bundle_name,
          created_at: offer.created_at,
          accept_until: lastDay(offer.created_at, own),
        },
      ];
    }),
  );
}

/** Orders limit how many days after creation an offer can be accepted; the shortest limit counts. */
function lastDay(created: string, jobs: readonly { readonly accept_window: number }[]): string {
  const days = jobs.length === 0 ? 0 : Math.min(...jobs.map((job) => job.accept_window));
  return dayOf(later(new Date(created), days * oneDay));
}
