import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { findConflicts } from '../../jobs/assignment/conflicts.ts';
import * as field from '../../jobs/actions/field.ts';
import { lockWithBundles } from '../../jobs/locking.ts';
import type { LockedJob } from '../../jobs/locking.ts';
import { isOfferedTo, readRuleFacts } from '../../jobs/assignment/market-fit.ts';
import { readOffers } from '../../jobs/assignment/offers.ts';
import { dayAfter, dayOf } from '../../time/instants.ts';
import { pointOf, secondsTo, widestMode } from './positions.ts';
import type { Point, Traveller } from './positions.ts';
import { ago, hasRested, minutesFor, shuffled } from '../stage.ts';
import { oneOf } from '../../seed/random.ts';
import type { Mover, Stage } from '../stage.ts';
import { firstDay } from '../people/work-time.ts';

/** A job on the market that can be accepted today. */
export type Offered = { readonly job: string; readonly bundle: string | null; readonly since: string };

/** Offers that can be accepted, by the same conditions as acceptance. */
export async function readMarket(
  database: Kysely<Database>,
  now: Date,
  job: string | null = null,
): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select jobs.id as job, jobs.bundle_id::text as bundle, offers.created_at as since
    from jobs
    join orders on orders.id = jobs.order_id
    join market_offers as offers on offers.id = jobs.market_offer_id
    left join location_groups as groups on groups.id = jobs.location_group_id
    where jobs.status = 'pending' and not jobs.interest
      and orders.status in ('active', 'started') and orders.archived_at is null
      and not orders.paused and not orders.hide_from_market and groups.hide_from_market is not true
      and (offers.created_at at time zone 'UTC')::date + orders.accept_window >= ${dayOf(now)}::date
      and coalesce(offers.end_date, jobs.end_date) >= ${dayAfter(dayOf(now), -1)}::date
      and (${job}::text is null or jobs.id::text = ${job})
    order by offers.id, jobs.id limit 1000`.execute(database);
  return rows;
}

/** How many agents consider an offer per step. */
const mostLookers = 12;
/** Maximum of open jobs per agent. */
const mostOpen = 4;

/** A nearby agent whom the offer addresses accepts it for a suitable day. */
export const playAccept: Mover = async (stage, named) => {
  const { database, clock, draw } = stage;
  const now = clock();
  if (named === null && !(await hasMarketRested(stage))) return null;
  const offered = (await readMarket(database, now, named)).filter(
    ({ job, since }) => named !== null || hasRested(stage, since, minutesFor(`offer ${job}`, 2, 40)),
  );
  const chosen = oneOf(draw, offered);
  if (!chosen) return null;
  const { jobs, others } = await lockWithBundles(database, [chosen.job]);
  const together = [...jobs, ...others.filter(({ status }) => status === 'pending')];
  const taker = await findTaker(stage, together, now);
  if (!taker) return null;
  await database.transaction().execute(async (transaction) => {
    const worker = await field.fieldWorker(transaction, taker.id);
    await field.accept(transaction, chosen.job, worker, now, taker.days);
  });
  return { action: 'accept', about: chosen.job, who: `${taker.first_name} ${taker.last_name}` };
};

async function hasMarketRested(stage: Stage): Promise<boolean> {
  const newest = await stage.database
    .selectFrom('assignments')
    .where('created_at', '>', ago(stage, 5).toISOString())
    .orderBy('created_at', 'desc')
    .select(['id', 'created_at'])
    .limit(1)
    .executeTakeFirst();
  return newest === undefined || hasRested(stage, newest.created_at, minutesFor(`taken ${newest.id}`, 1, 3));
}

type Candidate = Traveller & { id: string; first_name: string; last_name: string };
type Taker = Candidate & { readonly days: ReadonlyMap<string, string> };

async function findTaker(stage: Stage, jobs: readonly LockedJob[], now: Date): Promise<Taker | null> {
  const { database, draw } = stage;
  const places = jobs.flatMap((job) => placeOf(job) ?? []);
  const offers = await readOffers(
    database,
    jobs.flatMap((job) => job.market_offer_id ?? []),
  );
  const candidates = await readCandidates(database, jobs);
  for (const candidate of shuffled(draw, candidates).slice(0, mostLookers)) {
    const facts = await readRuleFacts(database, candidate.id);
    if (![...offers.values()].every((offer) => isOfferedTo({ ...offer, places }, facts))) continue;
    for (const delay of draw.chance(0.7) ? [0, 1, 2] : [1, 2, 0]) {
      const days = daysFor(jobs, offers, candidate, { now, delay });
      if (!days) continue;
      const planned = jobs.map((job) => {
        const offer = offers.get(job.market_offer_id ?? '');
        return {
          job,
          jobDate: days.get(job.id) ?? '',
          startTime: offer?.start_time ?? job.start_time,
          endTime: offer?.end_time ?? job.end_time,
        };
      });
      const warnings = (await findConflicts(database, candidate.id, planned, now)).flatMap(
        (one) => one.warnings,
      );
      if (warnings.length === 0) return { ...candidate, days };
      // These may not apply on another day; all other warnings do.
      if (warnings.some(({ code }) => code !== 'overlap' && code !== 'job_limit')) break;
    }
  }
  return null;
}

const placeOf = ({ latitude, longitude }: LockedJob): Point | null => pointOf(latitude, longitude);

type Offers = Awaited<ReturnType<typeof readOffers>>;

/** A day for each job in turn; null when a job has no day left. */
function daysFor(
  jobs: readonly LockedJob[],
  offers: Offers,
  candidate: Candidate,
  { now, delay }: { readonly now: Date; readonly delay: number },
): ReadonlyMap<string, string> | null {
  const days = new Map<string, string>();
  for (const [index, job] of jobs.entries()) {
    const offer = offers.get(job.market_offer_id ?? '');
    const { first, last } = field.offeredDays(job, offer);
    const at = placeOf(job);
    const { latitude, longitude } = candidate;
    const timed = {
      assignment: job.id,
      job_date: first,
      end_date: last,
      start_time: offer?.start_time ?? job.start_time,
      end_time: offer?.end_time ?? job.end_time,
      started_at: null,
      // Longer than any template's duration, so that the day has time left.
      duration: 75,
      time_limit: null,
      place: at ?? pointOf(latitude, longitude),
    };
    const earliest = firstDay(timed, now, at === null ? 0 : secondsTo(at, candidate) / 60);
    const day = earliest === null ? null : dayAfter(earliest, delay + index);
    if (day === null || day > last) return null;
    days.set(job.id, day);
  }
  return days;
}

/** Degrees around a job within which agents' areas may contain it. */
const near = { latitude: 0.4, longitude: 0.6 };

/** Agents of the country with an area nearby; whether the area contains the job is checked for each. */
async function readCandidates(database: Kysely<Database>, jobs: readonly LockedJob[]): Promise<Candidate[]> {
  const [job] = jobs;
  const [at] = jobs.flatMap((one) => placeOf(one) ?? []);
  if (!job) return [];
  return database
    .selectFrom('agents')
    .where('status', '=', 'active')
    .where('rejected_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('country_code', '=', job.country_code)
    .$if(at !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('agent_areas')
            .whereRef('agent_areas.agent_id', '=', 'agents.id')
            .where('agent_areas.available', '=', true)
            .where(sql<boolean>`abs(agent_areas.latitude - ${at?.latitude ?? 0}) < ${near.latitude}`)
            .where(sql<boolean>`abs(agent_areas.longitude - ${at?.longitude ?? 0}) < ${near.longitude}`)
            .select('agent_areas.id'),
        ),
      ),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('assignments')
          .whereRef('assignments.agent_id', '=', 'agents.id')
          .where('assignments.status', 'in', ['accepted', 'in_progress', 'partially_failed'])
          .select(({ fn }) => fn.countAll<number>().as('open')),
        '<',
        mostOpen,
      ),
    )
    .orderBy('id')
    .select(['id', 'first_name', 'last_name', 'latitude', 'longitude', 'position_updated_at'])
    .select(widestMode.as('mode'))
    .execute();
}
