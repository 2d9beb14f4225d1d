import { JobFrame } from './detail/JobFrame.tsx';
import { JobHistory } from './detail/JobHistory.tsx';

/** The log tab of a job. */
export default function JobLogsPage() {
  return <JobFrame>{({ id }) => <JobHistory jobId={id} />}</JobFrame>;
}
