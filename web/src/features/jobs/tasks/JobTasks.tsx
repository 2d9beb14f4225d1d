import { Section } from '../../../kit/detail/Section.tsx';
import type { FramedJob } from '../detail/JobFrame.tsx';
import { JobTaskDesk } from './JobTaskDesk.tsx';
import { TaskRow } from './TaskRow.tsx';
import classes from './tasks.module.css';

const title = 'Task list';

/** The section with all tasks of a job and their answers. */
export const JobTasks = ({ job }: { job: FramedJob }) => (
  <Section title={title}>
    <JobTaskDesk job={job} title={title}>
      {({ sections, unread }) =>
        sections.map(({ key, name, tasks }) => (
          <section key={key} className={classes.group} aria-label={name}>
            <h3 className={classes.groupName}>{name}</h3>
            <ol className={classes.tasks}>
              {tasks.map((task) => (
                <TaskRow key={task.question.id} task={task} unread={unread} />
              ))}
            </ol>
          </section>
        ))
      }
    </JobTaskDesk>
  </Section>
);
