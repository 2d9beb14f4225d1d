import { Section } from '../../kit/detail/Section.tsx';
import { SectionState } from '../../kit/detail/SectionState.tsx';
import { Timeline } from '../../kit/timeline/Timeline.tsx';
import { errorMessages } from '../../messages/errors.ts';
import { useJobHistoryQuery } from './detail/JobDetail.generated.ts';
import { JobFrame } from './detail/JobFrame.tsx';
import { jobMessages } from './messages.ts';

/** The log tab: what happened to the job. */
export default function JobLogsPage() {
  return <JobFrame>{({ id }) => <JobHistory jobId={id} />}</JobFrame>;
}

function JobHistory({ jobId }: { jobId: string }) {
  // What others did meanwhile belongs to it.
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
