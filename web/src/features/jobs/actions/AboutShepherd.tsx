import { useMemo } from 'react';
import type { AssignPlan } from '../../../kit/assign/definition.ts';
import { isCalendarDate } from '../../../kit/date/typedDate.ts';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { formatDate, timesText } from '../../../kit/value/time.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { jobMessages } from '../messages.ts';
import classes from './AboutShepherd.module.css';
import { useJobsToAssignQuery, useShepherdForJobsQuery } from './AboutShepherd.generated.ts';
import type { JobsToAssignQuery, ShepherdForJobsQuery } from './AboutShepherd.generated.ts';
import { fitOf, milesText } from './shepherdFit.ts';
import type { Demands, Fit, Known, PlannedVisit } from './shepherdFit.ts';

interface AboutShepherdProps {
  readonly jobIds: readonly string[];
  readonly plan: AssignPlan & { readonly agentId: string };
}

/** As many as anybody has in a few days; more would say nothing more. */
const mostVisits = 200;
/** So many jobs and visits are named; the others are counted. */
const mostNamed = 5;

/** What speaks for a Shepherd and against: how far it is, what they can do, what is in their day. */
export function AboutShepherd({ jobIds, plan }: AboutShepherdProps) {
  const ids = useMemo(() => [...jobIds], [jobIds]);
  const jobs = useJobsToAssignQuery({ variables: { ids, perPage: Math.max(1, ids.length) } });
  const planned = jobs.data ? plannedVisits(jobs.data, plan) : [];
  const days = planned.map(({ jobDate }) => jobDate).toSorted();
  const [from = ''] = days;
  const to = days.at(-1) ?? '';
  const orderIds = [...new Set(planned.flatMap(({ orderId }) => orderId ?? []))];
  const about = useShepherdForJobsQuery({
    variables: { id: plan.agentId, orderIds, from, to, perPage: mostVisits },
    skip: planned.length === 0,
    // What is in their day changes while others assign.
    fetchPolicy: 'cache-and-network',
    // Each part that could not be read is missing for itself.
    errorPolicy: 'all',
    context: { quiet: true },
  });
  if (jobs.data && planned.length === 0) return null;
  return (
    <section className={classes.about} aria-label={jobMessages.aboutShepherd}>
      <SectionState
        result={jobs.data ? about : jobs}
        value={about.data ?? about.previousData}
        title={jobMessages.aboutShepherd}
      >
        {(data) => <Facts data={data} planned={planned} />}
      </SectionState>
    </section>
  );
}

function Facts({ data, planned }: { data: ShepherdForJobsQuery; planned: readonly PlannedVisit[] }) {
  const known = knownOf(data);
  const demands = new Map(data.orders.items.map((order) => [order.id, demandsOf(order)]));
  const fits = planned.map((job) => fitOf(job, known, demands.get(job.orderId ?? ''), planned));
  const names = new Map(data.skills.flatMap(({ skills }) => skills.map(({ id, name }) => [id, name])));
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id);
  const distances = fits.flatMap(({ metres }) => metres ?? []);
  const matching = named([...new Set(fits.flatMap((fit) => fit.matching))]);
  const warned = fits.flatMap((fit) => {
    const warnings = warningsOf(fit, named);
    return warnings.length === 0 ? [] : [{ id: fit.id, warnings }];
  });
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>Distance</dt>
          <dd>{distanceText(distances, known.position !== null)}</dd>
        </div>
        <div>
          <dt>Matching skills</dt>
          <dd>{matching.length === 0 ? jobMessages.noSkillsAsked : matching.join(', ')}</dd>
        </div>
        <div>
          <dt>In their day</dt>
          <dd>
            <Day visits={data.agent?.assignments?.items} />
          </dd>
        </div>
      </dl>
      {warned.length > 0 && (
        <ul className={classes.warnings} aria-label={jobMessages.foreseen}>
          {warned.slice(0, mostNamed).map(({ id, warnings }) => (
            <li key={id}>
              Job {id}: {warnings.join('. ')}
            </li>
          ))}
          {warned.length > mostNamed && <li>{jobMessages.moreWarned(warned.length - mostNamed)}</li>}
        </ul>
      )}
    </>
  );
}

type Visits = NonNullable<NonNullable<ShepherdForJobsQuery['agent']>['assignments']>['items'];

function Day({ visits }: { visits: Visits | undefined }) {
  if (!visits) return jobMessages.dayUnknown;
  if (visits.length === 0) return jobMessages.dayFree;
  return (
    <ul className={classes.day}>
      {visits.slice(0, mostNamed).map(({ id, jobId, jobDate, startTime, endTime, location }) => (
        <li key={id}>
          {[jobDate && formatDate(jobDate), timesText(startTime, endTime), jobId, location?.city]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
      {visits.length > mostNamed && <li>and {inDigits(visits.length - mostNamed)} more</li>}
    </ul>
  );
}

/** The days and hours at which the jobs would be done, of those whose day is known. */
const plannedVisits = ({ jobs }: JobsToAssignQuery, plan: AssignPlan): readonly PlannedVisit[] =>
  jobs.items.flatMap(({ id, startDate, startTime, endTime, order, location }) => {
    const jobDate = plan.asRequested ? startDate : plan.jobDate;
    if (jobDate === null || !isCalendarDate(jobDate)) return [];
    const { latitude, longitude } = location ?? {};
    const own = !plan.asRequested;
    return [
      {
        id,
        jobDate,
        startTime: own ? plan.startTime || null : startTime,
        endTime: own ? plan.endTime || null : endTime,
        orderId: order?.id ?? null,
        place: latitude != null && longitude != null ? { latitude, longitude } : null,
      },
    ];
  });

const knownOf = ({ agent }: ShepherdForJobsQuery): Known => ({
  position: agent?.position ?? null,
  areas: agent?.locations ?? null,
  skills: agent?.skills?.flatMap(({ skills }) => skills.map(({ id }) => id)) ?? null,
  tags: agent?.tags ?? null,
  identityPassed: agent?.identityCheck ? agent.identityCheck.result === 'PASS' : null,
  visits:
    agent?.assignments?.items.flatMap(({ jobId, jobDate, startTime, endTime }) =>
      jobDate === null ? [] : [{ jobId, jobDate, startTime, endTime }],
    ) ?? null,
});

type Order = ShepherdForJobsQuery['orders']['items'][number];
const demandsOf = (order: Order): Demands => ({
  identityCheck: order.identityCheckRequired === true,
  requiredSkills: order.requireAgentSkills ?? [],
  excludedSkills: order.excludeAgentSkills ?? [],
  requiredTags: order.requireAgentTags ?? [],
  excludedTags: order.excludeAgentTags ?? [],
});

const warningsOf = (fit: Fit, named: (ids: readonly string[]) => readonly string[]): readonly string[] => [
  ...(fit.overlaps ? [jobMessages.warnings.overlap] : []),
  ...(fit.collides ? [jobMessages.warnings.collides] : []),
  ...(fit.lacking.length > 0 ? [jobMessages.warnings.lacks(named(fit.lacking))] : []),
  ...(fit.excluded.length > 0 ? [jobMessages.warnings.excluded(named(fit.excluded))] : []),
  ...(fit.unchecked ? [jobMessages.warnings.unchecked] : []),
  ...(fit.outside ? [jobMessages.warnings.outside] : []),
];

function distanceText(metres: readonly number[], fromPosition: boolean): string {
  if (metres.length === 0) return jobMessages.distanceUnknown;
  const nearest = milesText(Math.min(...metres));
  const farthest = milesText(Math.max(...metres));
  const range = nearest === farthest ? nearest : `${nearest} to ${farthest}`;
  return fromPosition ? jobMessages.fromPosition(range) : jobMessages.fromArea(range);
}
