import { IconAlertTriangle } from '@tabler/icons-react';
import { taskSections } from '../../../../kit/tasks/reading.ts';
import { reviewMessages } from '../../review/messages.ts';
import { tasksWithGaps } from '../../review/remarks.ts';
import { useJobAnswersQuery, useJobTasksQuery } from '../../tasks/JobTasks.generated.ts';
import classes from './JobDecisions.module.css';

/** A number that users read before they decide; the review shows all of them at their tasks. */
const mostNamed = 5;

/**
 * The missing required answers of a job, before it is completed. The page below uses the same queries, and reports
 * their failures.
 */
export function AnswerGaps({ jobId }: { readonly jobId: string }) {
  const options = { variables: { id: jobId }, context: { quiet: true } };
  const { data: tasks } = useJobTasksQuery(options);
  const { data: answers } = useJobAnswersQuery(options);
  const list = tasks?.job?.taskGroups;
  const given = answers?.job?.report?.tasks;
  if (!list || !given) return null;
  const sections = taskSections(list, tasks.job?.taskLogic ?? [], given);
  const gaps = tasksWithGaps(sections.flatMap((section) => section.tasks));
  if (gaps.length === 0) return null;
  const named = gaps.slice(0, mostNamed);
  return (
    <div className={classes.gaps} role="note">
      <IconAlertTriangle size={14} aria-hidden />
      <div>
        <p>{reviewMessages.gaps(gaps.length)}</p>
        <ul>
          {named.map(({ task: { number, question }, missing }) => (
            <li key={question.id}>
              {number}. {question.title}: {missing.join('. ')}
            </li>
          ))}
          {gaps.length > named.length && <li>{reviewMessages.moreGaps(gaps.length - named.length)}</li>}
        </ul>
      </div>
    </div>
  );
}
