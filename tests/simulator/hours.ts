import type { Played } from '../../api/src/simulate/stage.ts';
import type { StoreDatabase } from '../rest/state-machines/hosted-api.ts';

/** All places of the demo are in this time zone. */
const london = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** Maximum speed of a Shepherd in metres a second: a train. */
const fastest = 30;

type Watch = (played: Played, now: Date) => Promise<string[]>;

/**
 * Checks each step independently of the simulator: was it on its day, in its hours, by a Shepherd who can be there?
 * @param first when the first step is played
 */
export async function watchSteps(database: StoreDatabase, first: Date): Promise<Watch> {
  const positions = new Map<string, Position>();
  for (const one of await readPositions(database)) positions.set(one.id, one);
  return async (played, now) => {
    if (!played) return [];
    const problems = ['accept', 'start', 'submit', 'stop'].includes(played.action)
      ? await hourProblems(database, played.action, played.about, { now, first })
      : [];
    if (['move', 'start', 'submit'].includes(played.action))
      for (const position of await readPositions(database)) {
        const before = positions.get(position.id);
        if (before && jumps(before, position))
          problems.push(`${played.action} of ${played.about}: ${position.id} jumps at ${now.toISOString()}`);
        positions.set(position.id, position);
      }
    return problems;
  };
}

type Position = {
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly position_updated_at: string | null;
  readonly retired_at: string | null;
};

const readPositions = (database: StoreDatabase): Promise<Position[]> =>
  database
    .selectFrom('agents')
    .select(['id', 'latitude', 'longitude', 'position_updated_at', 'retired_at'])
    .execute();

function jumps(before: Position, after: Position): boolean {
  if (before.latitude === null || before.longitude === null || before.position_updated_at === null)
    return false;
  // A removed Shepherd is anonymized on a planned day; all other positions stay.
  if (after.latitude === null || after.longitude === null || after.position_updated_at === null)
    return after.retired_at === null;
  const seconds = (Date.parse(after.position_updated_at) - Date.parse(before.position_updated_at)) / 1_000;
  const north = (after.latitude - before.latitude) * 111_000;
  const east = (after.longitude - before.longitude) * 111_000 * Math.cos((before.latitude * Math.PI) / 180);
  const metres = Math.hypot(north, east);
  return metres > 5 && metres > fastest * seconds;
}

async function hourProblems(
  database: StoreDatabase,
  action: string,
  job: string,
  { now, first }: { readonly now: Date; readonly first: Date },
): Promise<string[]> {
  const [day = '', time = ''] = london.format(now).split(' ');
  const work = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.assignment_id', 'assignments.id')
    .where('jobs.id', '=', job)
    .select([
      'assignments.id',
      'assignments.agent_id',
      'assignments.job_date',
      'assignments.start_time',
      'assignments.end_time',
      'assignments.started_at',
      'jobs.end_date',
    ])
    .executeTakeFirstOrThrow();
  const { event } = await database
    .selectFrom('job_history')
    .where('job_id', '=', job)
    .orderBy('id', 'desc')
    .select('event')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { job_date: date, start_time: start, end_time: end } = work;
  const said = `${action} of ${job} at ${day} ${time}, which is on ${date} from ${start} to ${end}`;
  const inHours = (start ?? '00:00') <= time && time <= (end ?? '24:00');
  if (action === 'accept') {
    const others = await database
      .selectFrom('assignments')
      .where('agent_id', '=', work.agent_id)
      .where('id', '!=', work.id)
      .where('status', 'in', ['accepted', 'in_progress', 'partially_failed'])
      .where('job_date', '=', date)
      .select(['id', 'start_time', 'end_time'])
      .execute();
    const overlapping = others.filter(
      (other) =>
        (other.start_time ?? '00:00') < (end ?? '24:00') && (start ?? '00:00') < (other.end_time ?? '24:00'),
    );
    return [
      ...(date < day ? [`${said}: the day is over`] : []),
      ...(date > work.end_date ? [`${said}: the job ends before`] : []),
      ...overlapping.map(({ id }) => `${said}: overlaps with ${id}`),
    ];
  }
  if (action === 'start') return day === date && inHours ? [] : [said];
  // Work that began before the first step, outside the simulator or its hours, is submitted by its Shepherd; another
  // attempt has until the last day.
  if (work.started_at !== null && new Date(work.started_at) < first) return [];
  const [beginDay = '', beginTime = ''] = london.format(new Date(work.started_at ?? now)).split(' ');
  const beganWell = beginDay === date && (start ?? '00:00') <= beginTime && beginTime <= (end ?? '24:00');
  const onDay = day === date || (event === 'Handed in again' && day > date && day <= work.end_date);
  return !beganWell || (onDay && inHours) ? [] : [said];
}
