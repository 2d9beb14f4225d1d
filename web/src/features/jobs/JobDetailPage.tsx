import { DetailColumns } from '../../kit/detail/DetailPage.tsx';
import { JobComments } from './detail/JobComments.tsx';
import { JobDescription, JobFacts, JobLocation, JobShepherd } from './detail/JobFacts.tsx';
import { JobFrame } from './detail/JobFrame.tsx';
import { JobQaNotes } from './detail/JobQaNotes.tsx';
import { JobTasks } from './tasks/JobTasks.tsx';

/** The details tab: each section with its own API call has its own query. */
export default function JobDetailPage() {
  return (
    <JobFrame>
      {(job) => (
        <DetailColumns
          main={
            <>
              <JobDescription job={job} />
              <JobQaNotes job={job} />
              <JobTasks job={job} />
              <JobComments job={job} />
            </>
          }
          side={
            <>
              <JobShepherd job={job} />
              <JobFacts job={job} />
              <JobLocation job={job} />
            </>
          }
        />
      )}
    </JobFrame>
  );
}
