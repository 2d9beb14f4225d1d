import type { FragmentType } from '@apollo/client';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { VisitTime } from '../../../kit/value/VisitTime.tsx';
import { attemptReasons } from '../../../kit/value/attemptReasons.ts';
import { endOf } from '../jobEnd.ts';
import { jobMessages } from '../messages.ts';
import { useJobFactsFragment } from './JobDetail.generated.ts';
import type { JobFactsFragment } from './JobDetail.generated.ts';

/** When and how the work ended, and the reason if it has no result. */
export function EndFacts({ job }: { readonly job: JobFactsFragment }) {
  const end = endOf(job);
  const { attemptReason } = job;
  return (
    <>
      {end && (
        <Fact label={end.how}>
          <VisitTime value={end.at} timeZone={job.location?.timeZone} />
        </Fact>
      )}
      {end?.how === 'Stopped by the Shepherd' && (
        <Fact label="What the Shepherd said">{job.assignment?.stopComment}</Fact>
      )}
      {attemptReason !== null && attemptReason !== 'ABANDONED' && (
        <Fact label="Why it was not done">{attemptReasons[attemptReason]}</Fact>
      )}
    </>
  );
}

/** For the review desk, which does not show the Shepherd: nothing unless the work was stopped. */
export function JobStop({ job }: { readonly job: FragmentType<JobFactsFragment> }) {
  const { data } = useJobFactsFragment(job);
  const end = endOf(data);
  if (data.attemptReason === null && (end === null || end.how === 'Handed in')) return null;
  return (
    <Section title={jobMessages.stoppedWork}>
      <Facts>
        <EndFacts job={data} />
      </Facts>
    </Section>
  );
}
