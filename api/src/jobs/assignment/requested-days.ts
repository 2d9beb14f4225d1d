import type { Kysely } from 'kysely';
import { bookedDays } from '@shepherd/domain/visit-day.ts';
import type { BookedDay, RequestedVisit, Visit } from '@shepherd/domain/visit-day.ts';
import { dayInZone, timeInZone } from '@shepherd/domain/zone.ts';
import type { Database } from '../../database/database.ts';
import { timeZoneOf } from '../../time/zones.ts';
import type { LockedJob } from '../locking.ts';
import { openAssignmentStatuses } from '../statuses.ts';

type Clock = {
  readonly now: Date;
  /** The fallback for jobs whose place is unknown. */
  readonly timezone: string;
};

type Place = Pick<LockedJob, 'latitude' | 'longitude'>;

/** The current day at the place of a job. */
export const todayAt = (place: Place, clock: Clock): string => dayInZone(zoneAt(place, clock), clock.now);

const zoneAt = (place: Place, { timezone }: Clock): string => timeZoneOf(place) ?? timezone;

type Requested = Pick<LockedJob, 'id' | 'latitude' | 'longitude'> & {
  readonly first: string;
  readonly last: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
};

/** The ids of jobs that are no longer possible: at their place, their days and the hours of the last are over. */
export const overIds = (requested: readonly Requested[], clock: Clock): readonly string[] =>
  requested.flatMap((job) => {
    const { state } = bookedDays([visitOf(job, clock)], []).get(job.id) ?? {};
    return state === 'over' ? [job.id] : [];
  });

/** The day of each job for an agent, from its requested or offered days. */
export async function requestedDays(
  database: Kysely<Database>,
  agentId: string,
  requested: readonly Requested[],
  clock: Clock,
): Promise<ReadonlyMap<string, BookedDay>> {
  const booked = await openVisits(
    database,
    agentId,
    requested.map(({ id }) => id),
  );
  return bookedDays(
    requested.map((job) => visitOf(job, clock)),
    booked,
  );
}

function visitOf(job: Requested, clock: Clock): RequestedVisit {
  const zone = zoneAt(job, clock);
  return {
    id: job.id,
    firstDay: job.first,
    lastDay: job.last,
    startTime: job.startTime,
    endTime: job.endTime,
    today: dayInZone(zone, clock.now),
    time: timeInZone(zone, clock.now),
  };
}

/** An agent's open visits, without those for these jobs. */
const openVisits = (
  database: Kysely<Database>,
  agentId: string,
  without: readonly string[],
): Promise<Visit[]> =>
  database
    .selectFrom('assignments')
    .where('agent_id', '=', agentId)
    .where('status', 'in', openAssignmentStatuses)
    .where('job_id', 'not in', without)
    .select(['job_date as day', 'start_time as startTime', 'end_time as endTime'])
    .execute();
