import { use, useState } from 'react';
import { createPortal } from 'react-dom';
import { Section } from '../../../kit/detail/Section.tsx';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import { WorkOfOthers } from '../../../kit/presence/WorkOfOthers.tsx';
import { JobComments } from '../detail/JobComments.tsx';
import { JobStop } from '../detail/JobEnd.tsx';
import type { FramedJob } from '../detail/JobFrame.tsx';
import { JobHistory } from '../detail/JobHistory.tsx';
import { JobQaNotes } from '../detail/JobQaNotes.tsx';
import { JobTaskDesk } from '../tasks/JobTaskDesk.tsx';
import { useNextFetched } from './nextJobs.ts';
import classes from './review.module.css';
import { DecisionKeys } from './ReviewKeys.tsx';
import { ReviewTasks } from './ReviewTasks.tsx';

const title = 'Task list';

/** Tasks and answers on one side; the photo of the current task, notes, comments and history on the other. */
export function ReviewDesk({ job }: { job: FramedJob }) {
  const person = use(Person);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const own = job.status === 'QA' && job.reviewer?.id === person;
  useNextFetched(own ? (job.order?.id ?? null) : null);
  return (
    <div className={classes.desk}>
      {own && <DecisionKeys />}
      <Section title={title}>
        <WorkOfOthers thing="job" className={classes.workOfOthers} />
        <JobTaskDesk job={job} title={title}>
          {(tasks) => (
            <ReviewTasks job={job} tasks={tasks}>
              {(photo) => beside && createPortal(photo, beside)}
            </ReviewTasks>
          )}
        </JobTaskDesk>
      </Section>
      <div className={classes.beside}>
        <div ref={setBeside} />
        <JobStop job={job} />
        <JobQaNotes job={job} />
        <JobComments job={job} />
        <JobHistory jobId={job.id} />
      </div>
    </div>
  );
}
