import type { AssignTimes } from '../../../kit/assign/definition.ts';
import { isCalendarDate } from '../../../kit/date/typedDate.ts';
import { nameOf } from '../labels.ts';
import { fitOf } from './shepherdFit.ts';
import type { Demands, Fit, Known, PlannedVisit, Visit } from './shepherdFit.ts';
import type { JobsToAssignQuery, ShepherdsForJobsQuery } from './ShepherdsForJobs.generated.ts';

export interface BookedVisit extends Visit {
  readonly jobId: string;
  readonly city: string | null;
}

/** Somebody whom jobs could be given to, with what is known before it is tried. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  /** One for each job, in the order of the jobs. */
  readonly fits: readonly Fit[];
  /** Whether distances are from where they were last, and not from their areas. */
  readonly fromPosition: boolean;
  /** What they have on the days of the jobs, without these jobs; null where that could not be read. */
  readonly visits: readonly BookedVisit[] | null;
}

/** The days and hours at which the jobs would be done. */
export const plannedVisits = (
  { jobs }: JobsToAssignQuery,
  { asRequested, ...own }: AssignTimes,
): readonly PlannedVisit[] =>
  jobs.items.map(({ id, startDate, startTime, endTime, order, location }) => {
    const { latitude, longitude } = location ?? {};
    const day = asRequested ? startDate : own.jobDate;
    return {
      id,
      jobDate: day !== null && isCalendarDate(day) ? day : null,
      startTime: asRequested ? startTime : own.startTime || null,
      endTime: asRequested ? endTime : own.endTime || null,
      orderId: order?.id ?? null,
      place: latitude != null && longitude != null ? { latitude, longitude } : null,
    };
  });

/** Names of skills by their ids; a tag is its own name. */
export type NamesOf = (ids: readonly string[]) => readonly string[];

export function skillNames({ skills }: ShepherdsForJobsQuery): NamesOf {
  const names = new Map(
    skills.flatMap(({ skills: ofCategory }) => ofCategory.map(({ id, name }) => [id, name])),
  );
  return (ids) => ids.map((id) => names.get(id) ?? id);
}

/** Those first against whom least speaks, and of these the nearest. */
export function candidatesOf(
  { agents, orders }: ShepherdsForJobsQuery,
  planned: readonly PlannedVisit[],
): readonly Candidate[] {
  const demands = new Map(orders.items.map((order) => [order.id, demandsOf(order)]));
  const days = new Set(planned.map(({ jobDate }) => jobDate));
  const ids = new Set(planned.map(({ id }) => id));
  return agents.items
    .map((agent) => {
      const visits = visitsOf(agent);
      const known = knownOf(agent, visits);
      return {
        id: agent.id,
        name: nameOf(agent),
        fits: planned.map((job) => fitOf(job, known, demands.get(job.orderId ?? ''), planned)),
        fromPosition: known.position !== null,
        visits: visits?.filter(({ jobId, jobDate }) => days.has(jobDate) && !ids.has(jobId)) ?? null,
      };
    })
    .toSorted((one, other) => hindrances(one) - hindrances(other) || farness(one) - farness(other));
}

/** Whether anything speaks against this Shepherd and this job, beside the other jobs. */
export const isHindered = ({ overlaps, lacking, excluded, unchecked, outside }: Fit): boolean =>
  overlaps || lacking.length > 0 || excluded.length > 0 || unchecked || outside;

const hindrances = ({ fits }: Candidate): number => fits.filter(isHindered).length;

/** How far it is to the jobs on the whole; without a limit where nobody knows. */
const farness = ({ fits }: Candidate): number => {
  const distances = fits.flatMap(({ metres }) => metres ?? []);
  return distances.length === 0 ? Infinity : distances.reduce((sum, metres) => sum + metres, 0);
};

type Agent = ShepherdsForJobsQuery['agents']['items'][number];

const visitsOf = ({ openJobs }: Agent): readonly BookedVisit[] | null =>
  openJobs?.flatMap(({ id: jobId, city, assignment }) => {
    const { jobDate, startTime, endTime } = assignment ?? {};
    return jobDate ? [{ jobId, city, jobDate, startTime: startTime ?? null, endTime: endTime ?? null }] : [];
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
