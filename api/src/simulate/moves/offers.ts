import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { offerOnMarket } from '../../jobs/assignment/market-offer.ts';
import type { MarketOfferInput } from '../../jobs/assignment/market-offer.ts';
import { money } from '../../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { oneOf } from '../../seed/random.ts';
import type { Random } from '../../seed/random.ts';
import { dayOf } from '../../time/instants.ts';
import { readMarket } from './market.ts';
import { staffMemberWith } from '../people/staff.ts';
import { ago, hasRested, minutesFor, shuffled } from '../stage.ts';
import type { Mover, Stage } from '../stage.ts';

/** Maximum of jobs on the market: offers are taken within hours. */
const mostOffered = 45;

/** Staff offer unassigned jobs of an order: one, or a few as a bundle. */
export const playOffer: Mover = async (stage, named) => {
  const { database, draw, clock } = stage;
  if (named === null && !(await isMarketShort(stage))) return null;
  const free = await readUnassigned(database, dayOf(clock()), named);
  const first = oneOf(draw, free);
  const by = await staffMemberWith(stage, 'jobs.manage');
  if (!first || !by) return null;
  const others = free.filter(
    (job) => job.id !== first.id && job.order_id === first.order_id && job.currency === first.currency,
  );
  const more = named === null && draw.chance(0.12) ? shuffled(draw, others).slice(0, draw.integer(1, 2)) : [];
  const jobs = [first, ...more];
  const input: MarketOfferInput = {
    fees: jobs.map(({ id, agent_fee, currency }) => ({
      job_id: id,
      agent_fee: money(agent_fee, currency).amount,
    })),
    ...(jobs.length > 1 && { bundle_name: `${jobs.length} in ${first.city || 'one go'}` }),
    ...drawRules(draw),
  };
  await database.transaction().execute((transaction) =>
    offerOnMarket(
      transaction,
      jobs.map(({ id }) => id),
      input,
      by,
    ),
  );
  return { action: 'offer', about: first.id, who: by.actor.name };
};

async function isMarketShort(stage: Stage): Promise<boolean> {
  const offered = await readMarket(stage.database, stage.clock());
  if (offered.length >= mostOffered) return false;
  const newest = await stage.database
    .selectFrom('market_offers')
    .where('created_at', '>', ago(stage, 5).toISOString())
    .orderBy('id', 'desc')
    .select(['id', 'created_at'])
    .limit(1)
    .executeTakeFirst();
  return newest === undefined || hasRested(stage, newest.created_at, minutesFor(`offers ${newest.id}`, 1, 3));
}

type Free = { id: string; order_id: string; agent_fee: number; currency: Currency; city: string };

/** Unassigned jobs of orders under way that can still be done. */
const readUnassigned = (database: Kysely<Database>, today: string, named: string | null): Promise<Free[]> =>
  database
    .selectFrom('jobs')
    .innerJoin('orders', 'orders.id', 'jobs.order_id')
    .leftJoin('location_groups', 'location_groups.id', 'jobs.location_group_id')
    .where('jobs.status', '=', 'unassigned')
    .where('jobs.interest', '=', false)
    .where('orders.status', '=', 'started')
    .where('orders.archived_at', 'is', null)
    .where('orders.paused', '=', false)
    .where('orders.hide_from_market', '=', false)
    .where((where) =>
      where.or([
        where('location_groups.hide_from_market', '=', false),
        where('location_groups.id', 'is', null),
      ]),
    )
    .where('jobs.end_date', '>=', today)
    .$if(named !== null, (query) => query.where('jobs.id', '=', named))
    .orderBy('jobs.order_id')
    .orderBy('jobs.sequence')
    .select(['jobs.id', 'jobs.order_id', 'jobs.agent_fee', 'jobs.currency', 'jobs.city'])
    .limit(2_000)
    .execute();

/** Most offers have no rules. */
function drawRules(draw: Random): Pick<MarketOfferInput, 'rules' | 'rules_operator'> {
  if (draw.chance(0.7)) return {};
  const rules = shuffled(draw, [
    { rule_id: 'distance', operator: 'lte', value: String(draw.integer(8, 25)) },
    { rule_id: 'completion_rate', operator: 'gte', value: String(draw.integer(8, 18) * 5) },
    { rule_id: 'agent_tags', operator: 'not_in', value: ['trainee'] },
    { rule_id: 'jobs_completed', operator: 'gte', value: '1' },
  ]).slice(0, draw.integer(1, 2));
  return { rules, ...(rules.length > 1 && { rules_operator: draw.pick(['and', 'and', 'or']) }) };
}
