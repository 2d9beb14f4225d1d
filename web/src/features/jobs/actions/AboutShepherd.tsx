import { useEffect, useMemo, useState } from 'react';
import type { AssignPlan } from '../assign/definition.ts';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { formatDate, timesText } from '../../../kit/value/time.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { jobMessages } from '../messages.ts';
import classes from './AboutShepherd.module.css';
import { bookedOn } from './bookedOn.ts';
import type { BookedTerms } from './bookedOn.ts';
import { candidatesOf, jobsToAssign, skillNames } from './candidates.ts';
import type { Candidate, NamesOf } from './candidates.ts';
import { distancesOf, matchingOf, warningsOf } from './candidateWords.ts';
import { ordersOf } from './shepherdLookup.ts';
import { useJobsToAssignQuery, useShepherdsForJobsQuery } from './ShepherdsForJobs.generated.ts';

interface AboutShepherdProps {
  readonly jobIds: readonly string[];
  readonly plan: AssignPlan & { readonly agentId: string };
  /** Called once the days are on screen; null if the server chooses them. */
  readonly onShown: (agentId: string, terms: BookedTerms | null) => void;
}

/** The most jobs and visits that are named; the others are counted. */
const mostNamed = 5;

/** The fit of a Shepherd: distance, skills, visits and warnings. */
export function AboutShepherd({ jobIds, plan, onShown }: AboutShepherdProps) {
  const ids = useMemo(() => [...jobIds], [jobIds]);
  const jobs = useJobsToAssignQuery({
    variables: { ids, perPage: Math.max(1, ids.length) },
    // After assigning, the data is no longer needed, though the dialog is still closing.
    nextFetchPolicy: 'cache-only',
  });
  const [now] = useState(() => new Date());
  const toAssign = jobs.data ? jobsToAssign(jobs.data, now) : [];
  const about = useShepherdsForJobsQuery({
    variables: { perPage: 1, filter: { ids: [plan.agentId] }, ...ordersOf(toAssign) },
    skip: toAssign.length === 0,
    // The Shepherd's visits change while other users assign jobs.
    fetchPolicy: 'cache-and-network',
    // Each failed part is missing alone.
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const [shepherd] = about.data ? candidatesOf(about.data, toAssign, plan) : [];
  const settled = jobs.error !== undefined || (jobs.data !== undefined && !about.loading);
  const terms = shepherd?.visits ? bookedOn(shepherd.planned) : null;
  const { agentId } = plan;
  useEffect(() => {
    if (settled) onShown(agentId, terms);
  });
  if (!plan.asRequested && shepherd?.planned.every(({ day }) => day === null)) return null;
  return (
    <section className={classes.about} aria-label={jobMessages.aboutShepherd}>
      <SectionState result={jobs.data ? about : jobs} value={about.data} title={jobMessages.aboutShepherd}>
        {(data) => <Facts shepherd={shepherd} named={skillNames(data)} asRequested={plan.asRequested} />}
      </SectionState>
    </section>
  );
}

interface FactsProps {
  readonly shepherd: Candidate | undefined;
  readonly named: NamesOf;
  readonly asRequested: boolean;
}

function Facts({ shepherd, named, asRequested }: FactsProps) {
  if (!shepherd) return jobMessages.shepherdGone;
  const matching = matchingOf(shepherd, named);
  const warned = shepherd.fits.flatMap((fit) => {
    const warnings = warningsOf(fit, named);
    return warnings.length === 0 ? [] : [{ id: fit.id, warnings }];
  });
  return (
    <>
      <dl className={classes.facts}>
        {asRequested && (
          <div>
            <dt>{jobMessages.bookedOn}</dt>
            <dd>
              <BookedDays {...shepherd} />
            </dd>
          </div>
        )}
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

/** All of them, as only shown days are sent. */
function BookedDays({ planned, visits }: Pick<Candidate, 'planned' | 'visits'>) {
  if (!visits) return jobMessages.bookedLater;
  const texts = planned.map(({ id, day, startTime, endTime }) => {
    const times = startTime === null && endTime === null ? [] : [timesText(startTime, endTime)];
    return { id, when: day === null ? jobMessages.noDayLeft : [formatDate(day), ...times].join(' · ') };
  });
  const [first, ...others] = texts;
  if (!first || others.length === 0) return first?.when;
  return (
    <ul className={classes.booked} aria-label={jobMessages.bookedOn}>
      {texts.map(({ id, when }) => (
        <li key={id}>{jobMessages.bookedJob(id, when)}</li>
      ))}
    </ul>
  );
}

function Day({ visits }: Pick<Candidate, 'visits'>) {
  if (!visits) return jobMessages.dayUnknown;
  if (visits.length === 0) return jobMessages.dayFree;
  return (
    <ul className={classes.day}>
      {visits.slice(0, mostNamed).map(({ jobId, day, startTime, endTime, city }) => (
        <li key={jobId}>
          {[formatDate(day), timesText(startTime, endTime), jobId, city].filter(Boolean).join(' · ')}
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
