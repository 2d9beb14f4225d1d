import { bookedDays } from '@shepherd/domain/visit-day.ts';
import type { Visit } from '@shepherd/domain/visit-day.ts';
import { dayInZone, timeInZone } from '@shepherd/domain/zone.ts';
import type { AssignTimes } from '../assign/definition.ts';
import { isCalendarDate } from '../../../kit/date/typedDate.ts';
import { browserTimeZone } from '../../../kit/value/time.ts';
import { nameOf } from '../labels.ts';
import { fitOf } from './shepherdFit.ts';
import type { Demands, Fit, Known, Place, PlannedVisit } from './shepherdFit.ts';
import type { JobsToAssignQuery, ShepherdsForJobsQuery } from './ShepherdsForJobs.generated.ts';

export interface OpenVisit extends Visit {
  readonly jobId: string;
  readonly city: string | null;
}

/** A possible Shepherd for the jobs, with the facts known beforehand. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  /** One for each job, in the order of the jobs. */
  readonly planned: readonly PlannedVisit[];
  /** One for each job, in the order of the jobs. */
  readonly fits: readonly Fit[];
  /** Whether distances are from their last position, not from their areas. */
  readonly fromPosition: boolean;
  /** Their other visits on the days of the jobs; null if these could not be loaded. */
  readonly visits: readonly OpenVisit[] | null;
}

/** A job to assign, before a Shepherd is chosen. */
export interface JobToAssign {
  readonly id: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** The current day at its place. */
  readonly today: string;
  /** The current time of day at its place, HH:mm. */
  readonly time: string;
  readonly orderId: string | null;
  readonly place: Place | null;
}

export const jobsToAssign = ({ jobs }: JobsToAssignQuery, now: Date): readonly JobToAssign[] =>
  jobs.items.map(({ id, startDate, endDate, startTime, endTime, order, location }) => {
    const { latitude, longitude, timeZone } = location ?? {};
    const zone = timeZone ?? browserTimeZone();
    const today = dayInZone(zone, now);
    return {
      id,
      firstDay: startDate ?? today,
      lastDay: endDate ?? startDate ?? today,
      startTime,
      endTime,
      today,
      time: timeInZone(zone, now),
      orderId: order?.id ?? null,
      place: latitude != null && longitude != null ? { latitude, longitude } : null,
    };
  });

/** The times at which a Shepherd with these visits would do the jobs. */
function plannedVisits(
  jobs: readonly JobToAssign[],
  { asRequested, ...own }: AssignTimes,
  visits: readonly Visit[],
): readonly PlannedVisit[] {
  const ownDay = own.jobDate !== null && isCalendarDate(own.jobDate) ? own.jobDate : null;
  const booked = bookedDays(jobs, visits);
  return jobs.map(({ id, startTime, endTime, orderId, place }) => {
    const found = booked.get(id);
    return asRequested
      ? { id, day: found?.day ?? null, requested: found?.state ?? null, startTime, endTime, orderId, place }
      : {
          id,
          day: ownDay,
          requested: null,
          startTime: own.startTime || null,
          endTime: own.endTime || null,
          orderId,
          place,
        };
  });
}

/** Names of skills by their ids; a tag is its own name. */
export type NamesOf = (ids: readonly string[]) => readonly string[];

export function skillNames({ skills }: ShepherdsForJobsQuery): NamesOf {
  const names = new Map(
    skills.flatMap(({ skills: ofCategory }) => ofCategory.map(({ id, name }) => [id, name])),
  );
  return (ids) => ids.map((id) => names.get(id) ?? id);
}

/** Sorted by the number of warnings, then by distance. */
export function candidatesOf(
  { agents, orders }: ShepherdsForJobsQuery,
  jobs: readonly JobToAssign[],
  times: AssignTimes,
): readonly Candidate[] {
  const demands = new Map(orders.items.map((order) => [order.id, demandsOf(order)]));
  const ids = new Set(jobs.map(({ id }) => id));
  return agents.items
    .map((agent) => {
      const all = visitsOf(agent);
      const others = all?.filter(({ jobId }) => !ids.has(jobId)) ?? null;
      const planned = plannedVisits(jobs, times, others ?? []);
      const days = new Set(planned.map(({ day }) => day));
      const known = knownOf(agent, all);
      return {
        id: agent.id,
        name: nameOf(agent),
        planned,
        fits: planned.map((job) => fitOf(job, known, demands.get(job.orderId ?? ''), planned)),
        fromPosition: known.position !== null,
        visits: others?.filter(({ day }) => days.has(day)) ?? null,
      };
    })
    .toSorted((one, other) => hindrances(one) - hindrances(other) || farness(one) - farness(other));
}

/** Whether this Shepherd has a warning for this job, apart from the other jobs. */
export const isHindered = ({ overlaps, busy, passed, lacking, excluded, unchecked, outside }: Fit): boolean =>
  overlaps || busy || passed || lacking.length > 0 || excluded.length > 0 || unchecked || outside;

const hindrances = ({ fits }: Candidate): number => fits.filter(isHindered).length;

/** The total distance to the jobs; infinite if unknown. */
const farness = ({ fits }: Candidate): number => {
  const distances = fits.flatMap(({ metres }) => metres ?? []);
  return distances.length === 0 ? Infinity : distances.reduce((sum, metres) => sum + metres, 0);
};

type Agent = ShepherdsForJobsQuery['agents']['items'][number];

const visitsOf = ({ openJobs }: Agent): readonly OpenVisit[] | null =>
  openJobs?.flatMap(({ id: jobId, city, assignment }) => {
    const { jobDate, startTime, endTime } = assignment ?? {};
    return jobDate
      ? [{ jobId, city, day: jobDate, startTime: startTime ?? null, endTime: endTime ?? null }]
      : [];
  }) ?? null;

const knownOf = (agent: Agent, visits: Known['visits']): Known => ({
  position: agent.position,
  areas: agent.locations,
  skills: agent.skillIds,
  tags: agent.tags,
  identityPassed: agent.identityCheck ? agent.identityCheck.result === 'PASS' : null,
  visits,
});

type Order = ShepherdsForJobsQuery['orders']['items'][number];
const demandsOf = (order: Order): Demands => ({
  identityCheck: order.identityCheckRequired === true,
  requiredSkills: order.requireAgentSkills ?? [],
  excludedSkills: order.excludeAgentSkills ?? [],
  requiredTags: order.requireAgentTags ?? [],
  excludedTags: order.excludeAgentTags ?? [],
});
