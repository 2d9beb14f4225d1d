import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { metresBetween } from '../../jobs/assignment/conflicts.ts';
import { britishPlaces } from '../../seed/people/places.ts';
import { formatInstant, minute, oneDay } from '../../time/instants.ts';
import { localTime, timeZoneOf } from '../../time/zones.ts';
import { minutesFor } from '../stage.ts';
import type { Mover, Stage } from '../stage.ts';
import { oneOf, random } from '../../seed/random.ts';

export type Point = { readonly latitude: number; readonly longitude: number };

/** The point of coordinates; null if one is unknown. */
export const pointOf = (latitude: number | null, longitude: number | null): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

type Mode = 'walking' | 'cycling' | 'vehicle';
/** Metres per second, with traffic lights. */
const speeds: Record<Mode, number> = { walking: 1.4, cycling: 4.5, vehicle: 13 };
/** Metres above which agents take a train or a motorway. */
const longWay = 15_000;
const longWaySpeed = 25;

/** The position on the way to `to`, `seconds` after being at `from`. */
export function goTowards(from: Point, to: Point, seconds: number, mode: Mode): Point {
  const distance = metresBetween(from, to);
  const share = distance === 0 ? 1 : Math.min(1, (seconds * speedOver(distance, mode)) / distance);
  return {
    latitude: round(from.latitude + (to.latitude - from.latitude) * share),
    longitude: round(from.longitude + (to.longitude - from.longitude) * share),
  };
}

const speedOver = (metres: number, mode: Mode): number => (metres > longWay ? longWaySpeed : speeds[mode]);
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export type Traveller = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly position_updated_at: string | null;
  readonly mode: Mode | null;
};

/** Seconds of travel since the last known position; 0 if that is unknown. */
export function secondsTo(place: Point, { latitude, longitude, mode }: Traveller): number {
  if (latitude === null || longitude === null) return 0;
  const distance = metresBetween({ latitude, longitude }, place);
  return distance / speedOver(distance, mode ?? 'walking');
}

export const secondsSince = (instant: string | null, now: Date): number =>
  instant === null ? Number.POSITIVE_INFINITY : Math.max(0, (now.getTime() - Date.parse(instant)) / 1_000);

/** Stores a position of an agent. */
export async function seenAt(
  database: Kysely<Database>,
  agentId: string,
  at: Point,
  now: Date,
): Promise<void> {
  await database
    .updateTable('agents')
    .set({ ...at, position_updated_at: formatInstant(now), last_seen_at: formatInstant(now) })
    .where('id', '=', agentId)
    .execute();
}

/** The agent's widest mode of travel, in SQL for several queries. */
export const widestMode = sql<Mode | null>`(
  select areas.transport_mode from agent_areas as areas where areas.agent_id = agents.id
  order by areas.radius desc, areas.id limit 1)`;

export async function readMode(database: Kysely<Database>, agentId: string): Promise<Mode | null> {
  const agent = await database
    .selectFrom('agents')
    .where('id', '=', agentId)
    .select(widestMode.as('mode'))
    .executeTakeFirst();
  return agent?.mode ?? null;
}

/** Minimum seconds between positions of a phone. */
const leastSeconds = 45;

/** An agent's next position: at work, on the way there, in town, or at home at night. */
export const playPosition: Mover = async (stage, agentId) => {
  const { database, clock, draw } = stage;
  const now = clock();
  const id = agentId ?? (await agentToMove(stage));
  const agent = id === undefined ? undefined : await readTraveller(stage, id);
  if (!agent || secondsSince(agent.position_updated_at, now) < leastSeconds) return null;
  const home = homeOf(agent);
  const target = agent.target ?? (home && aboutTown(agent.id, home, now));
  if (!target) return null;
  const { latitude, longitude } = agent;
  const at =
    latitude === null || longitude === null
      ? (home ?? target)
      : goTowards(
          { latitude, longitude },
          target,
          // Limited, because they have not been under way since yesterday.
          Math.min(secondsSince(agent.position_updated_at, now), draw.integer(60, 600)),
          agent.mode ?? 'walking',
        );
  await seenAt(database, agent.id, at, now);
  return { action: 'move', about: agent.id, who: `${agent.first_name} ${agent.last_name}` };
};

/** Half of the chosen agents are at work or have work today. */
async function agentToMove({ database, draw, clock }: Stage): Promise<string | undefined> {
  const now = clock();
  const here = () =>
    database
      .selectFrom('agents')
      .where('agents.status', '=', 'active')
      .where('agents.deleted_at', 'is', null)
      .where('agents.rejected_at', 'is', null)
      .where((where) =>
        where.or([
          where('agents.position_updated_at', 'is', null),
          where('agents.position_updated_at', '<', formatInstant(new Date(now.getTime() - minute))),
        ]),
      )
      .orderBy('agents.id');
  const atWork = draw.chance(0.5);
  const day = formatInstant(now).slice(0, 10);
  const busy = atWork
    ? await here()
        .innerJoin('assignments', 'assignments.agent_id', 'agents.id')
        .where('assignments.status', 'in', ['accepted', 'in_progress'])
        .where('assignments.job_date', '=', day)
        .select('agents.id')
        .distinct()
        .execute()
    : [];
  const found = busy.length > 0 ? busy : await here().select('agents.id').limit(2_000).execute();
  return oneOf(draw, found)?.id;
}

type Known = NonNullable<Awaited<ReturnType<typeof readTraveller>>>;

async function readTraveller({ database, clock }: Stage, id: string) {
  const agent = await database
    .selectFrom('agents')
    .leftJoin('agent_areas', (join) =>
      join.on('agent_areas.id', '=', ({ selectFrom }) =>
        selectFrom('agent_areas as first')
          .whereRef('first.agent_id', '=', 'agents.id')
          .select(({ fn }) => fn.min('first.id').as('id')),
      ),
    )
    .where('agents.id', '=', id)
    .where('agents.deleted_at', 'is', null)
    .select([
      'agents.id',
      'agents.first_name',
      'agents.last_name',
      'agents.city',
      'agents.latitude',
      'agents.longitude',
      'agents.position_updated_at',
      'agent_areas.latitude as home_latitude',
      'agent_areas.longitude as home_longitude',
      widestMode.as('mode'),
    ])
    .executeTakeFirst();
  if (!agent) return undefined;
  const work = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .where('assignments.agent_id', '=', id)
    .where('assignments.status', 'in', ['accepted', 'in_progress'])
    .where('jobs.latitude', 'is not', null)
    .orderBy((order) => order.case().when('assignments.status', '=', 'in_progress').then(0).else(1).end())
    .orderBy('assignments.id')
    .select(['assignments.status', 'assignments.job_date', 'jobs.latitude', 'jobs.longitude'])
    .execute();
  const next = work.find(
    ({ status, job_date: date, ...place }) => status === 'in_progress' || date === todayAt(place, clock()),
  );
  return { ...agent, target: next ? pointOf(next.latitude, next.longitude) : null };
}

export const todayAt = (place: { latitude: number | null; longitude: number | null }, now: Date): string =>
  localTime(timeZoneOf(place) ?? 'UTC', now).day;

/** The centre of the agent's first area, or of the city. */
function homeOf({ home_latitude, home_longitude, city }: Known): Point | null {
  const place = britishPlaces.find((one) => one.city === city);
  return pointOf(home_latitude, home_longitude) ?? (place ? pointOf(place.latitude, place.longitude) : null);
}

/** A new errand about every half hour, close to home; none at night. */
function aboutTown(id: string, home: Point, now: Date): Point {
  const { minutes } = localTime(timeZoneOf(home) ?? 'UTC', now);
  if (minutes < 7 * 60 || minutes > 22 * 60) return home;
  const errand = Math.floor((now.getTime() % oneDay) / (minutesFor(id, 20, 50) * minute));
  const draw = random(`${id} ${now.toISOString().slice(0, 10)} ${errand}`);
  return {
    latitude: round(home.latitude + draw.integer(-90, 90) / 10_000),
    longitude: round(home.longitude + draw.integer(-150, 150) / 10_000),
  };
}
