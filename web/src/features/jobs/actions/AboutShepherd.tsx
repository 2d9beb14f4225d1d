import { useMemo } from 'react';
import type { AssignPlan } from '../../../kit/assign/definition.ts';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { formatDate, timesText } from '../../../kit/value/time.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { jobMessages } from '../messages.ts';
import classes from './AboutShepherd.module.css';
import { candidatesOf, plannedVisits, skillNames } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { distancesOf, matchingOf, warningsOf } from './candidateWords.ts';
import type { PlannedVisit } from './shepherdFit.ts';
import { ordersOf } from './shepherdLookup.ts';
import { useJobsToAssignQuery, useShepherdsForJobsQuery } from './ShepherdsForJobs.generated.ts';
import type { ShepherdsForJobsQuery } from './ShepherdsForJobs.generated.ts';

interface AboutShepherdProps {
  readonly jobIds: readonly string[];
  readonly plan: AssignPlan & { readonly agentId: string };
}

/** So many jobs and visits are named; the others are counted. */
const mostNamed = 5;

/** What speaks for a Shepherd and against: how far it is, what they can do, what is in their day. */
export function AboutShepherd({ jobIds, plan }: AboutShepherdProps) {
  const ids = useMemo(() => [...jobIds], [jobIds]);
  const jobs = useJobsToAssignQuery({
    variables: { ids, perPage: Math.max(1, ids.length) },
    // Once the jobs are assigned nobody needs to know any more, though the dialog is still closing.
    nextFetchPolicy: 'cache-only',
  });
  const planned = jobs.data ? plannedVisits(jobs.data, plan) : [];
  const about = useShepherdsForJobsQuery({
    variables: { perPage: 1, filter: { ids: [plan.agentId] }, ...ordersOf(planned) },
    skip: planned.length === 0,
    // What is in their day changes while others assign.
    fetchPolicy: 'cache-and-network',
    // Each part that could not be read is missing for itself.
    errorPolicy: 'all',
    context: { quiet: true },
  });
  if (jobs.data && planned.every(({ jobDate }) => jobDate === null)) return null;
  return (
    <section className={classes.about} aria-label={jobMessages.aboutShepherd}>
      <SectionState result={jobs.data ? about : jobs} value={about.data} title={jobMessages.aboutShepherd}>
        {(data) => <Facts data={data} planned={planned} />}
      </SectionState>
    </section>
  );
}

function Facts({ data, planned }: { data: ShepherdsForJobsQuery; planned: readonly PlannedVisit[] }) {
  const [shepherd] = candidatesOf(data, planned);
  if (!shepherd) return jobMessages.shepherdGone;
  const named = skillNames(data);
  const matching = matchingOf(shepherd, named);
  const warned = shepherd.fits.flatMap((fit) => {
    const warnings = warningsOf(fit, named);
    return warnings.length === 0 ? [] : [{ id: fit.id, warnings }];
  });
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>Distance</dt>
          <dd>{distanceText(shepherd)}</dd>
        </div>
        <div>
          <dt>Matching skills</dt>
          <dd>{matching.length === 0 ? jobMessages.noSkillsAsked : matching.join(', ')}</dd>
        </div>
        <div>
          <dt>In their day</dt>
          <dd>
            <Day visits={shepherd.visits} />
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

function Day({ visits }: Pick<Candidate, 'visits'>) {
  if (!visits) return jobMessages.dayUnknown;
  if (visits.length === 0) return jobMessages.dayFree;
  return (
    <ul className={classes.day}>
      {visits.slice(0, mostNamed).map(({ jobId, jobDate, startTime, endTime, city }) => (
        <li key={jobId}>
          {[formatDate(jobDate), timesText(startTime, endTime), jobId, city].filter(Boolean).join(' · ')}
        </li>
      ))}
      {visits.length > mostNamed && <li>and {inDigits(visits.length - mostNamed)} more</li>}
    </ul>
  );
}

function distanceText(shepherd: Candidate): string {
  const miles = distancesOf(shepherd);
  if (miles === undefined) return jobMessages.distanceUnknown;
  return shepherd.fromPosition ? jobMessages.fromPosition(miles) : jobMessages.fromArea(miles);
}
