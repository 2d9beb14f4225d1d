import { Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { Timeline } from './Timeline.tsx';
import { errorMessages } from '../../../messages/errors.ts';
import { jobMessages } from '../messages.ts';
import { useJobHistoryQuery } from './JobDetail.generated.ts';

/** The log of the job. */
export function JobHistory({ jobId }: { jobId: string }) {
  // It includes concurrent changes of other users.
  const result = useJobHistoryQuery({ variables: { id: jobId }, fetchPolicy: 'cache-and-network' });
  return (
    <Section title="Log history">
      <SectionState
        result={result}
        value={result.data?.job?.history}
        title="Log history"
        detail={errorMessages.contactDevelopers}
        rows={6}
      >
        {(entries) => <Timeline entries={entries} empty={jobMessages.noHistory} />}
      </SectionState>
    </Section>
  );
}
