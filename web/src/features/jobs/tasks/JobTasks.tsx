import { useMemo } from 'react';
import { Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { MediaGallery } from '../../../kit/media/MediaGallery.tsx';
import { useModal } from '../../../kit/modal/useModal.ts';
import { FailedMessage } from '../../../kit/page/FailedMessage.tsx';
import { usePolledQuery } from '../../../kit/polling/usePolledQuery.ts';
import { taskSections } from '../../../kit/tasks/reading.ts';
import { useToldHere } from '../../../kit/toast/useToldHere.ts';
import { errorMessages } from '../../../messages/errors.ts';
import type { FramedJob } from '../detail/JobFrame.tsx';
import { useMayEdit } from '../detail/useMayEdit.ts';
import { jobMessages } from '../messages.ts';
import { editAnswerModal, EditAnswerDialog } from './EditAnswerDialog.tsx';
import { isProcessing, picturesOf } from './jobTasks.ts';
import { JobAnswersDocument, useJobTasksQuery } from './JobTasks.generated.ts';
import type { JobAnswersQuery, JobTasksQuery } from './JobTasks.generated.ts';
import { MatrixDialog, matrixModal } from './MatrixDialog.tsx';
import { TaskDeskProvider } from './TaskDesk.tsx';
import { TaskRow } from './TaskRow.tsx';
import classes from './tasks.module.css';

const title = 'Task list';

/**
 * The tasks of a job with what was answered, and for who may edit them the ways to. Tasks and answers are read apart,
 * so that either fails alone, and files that are being processed are asked for without the tasks.
 */
export function JobTasks({ job }: { job: FramedJob }) {
  const variables = useMemo(() => ({ id: job.id }), [job.id]);
  const tasks = useJobTasksQuery({ variables, fetchPolicy: 'cache-and-network' });
  const answers = usePolledQuery({
    query: JobAnswersDocument,
    variables,
    inProgress: (data) => isProcessing(answersOf(data) ?? []),
  });
  const given = answersOf(answers.data);
  const failed = given === undefined && !answers.loading;
  useToldHere(answers.observable.queryName, failed);
  return (
    <Section title={title}>
      <SectionState
        result={tasks}
        value={tasks.data?.job?.taskGroups && tasks.data.job}
        title={title}
        detail={errorMessages.contactDevelopers}
        rows={8}
      >
        {(list) => (
          <>
            {failed && (
              <FailedMessage
                title={jobMessages.answersFailed}
                detail={errorMessages.contactDevelopers}
                onRetry={() => void answers.refetch().catch(() => undefined)}
              />
            )}
            <AnsweredTasks job={job} list={list} answers={given} />
          </>
        )}
      </SectionState>
    </Section>
  );
}

type Answers = NonNullable<NonNullable<JobAnswersQuery['job']>['report']>['tasks'];
const answersOf = (data: JobAnswersQuery | undefined): Answers | undefined => data?.job?.report?.tasks;
const none: Answers = [];

interface AnsweredTasksProps {
  readonly job: FramedJob;
  readonly list: NonNullable<JobTasksQuery['job']>;
  /** Nothing while they are not known. */
  readonly answers: Answers | undefined;
}

function AnsweredTasks({ job, list: { template, taskGroups, taskLogic }, answers }: AnsweredTasksProps) {
  const { open: openMatrix } = useModal(matrixModal);
  const { open: openAnswer } = useModal(editAnswerModal);
  // Only work that somebody was given has answers.
  const mayEdit = useMayEdit(job) && job.assignment !== null && answers !== undefined;
  const sections = useMemo(
    () => taskSections(taskGroups ?? [], taskLogic ?? [], answers ?? none),
    [taskGroups, taskLogic, answers],
  );
  const pictures = useMemo(() => picturesOf(sections), [sections]);
  if (sections.length === 0) return <p className={classes.quiet}>{jobMessages.noTasks}</p>;
  const questions = sections.flatMap(({ tasks }) => tasks.map(({ question }) => question));
  return (
    <TaskDeskProvider
      jobId={job.id}
      mayEdit={mayEdit}
      templateVersion={template?.version ?? null}
      openMatrix={openMatrix}
      openAnswer={openAnswer}
    >
      <MediaGallery items={pictures}>
        {sections.map(({ key, name, tasks }) => (
          <section key={key} className={classes.group} aria-label={name}>
            <h3 className={classes.groupName}>{name}</h3>
            <ol className={classes.tasks}>
              {tasks.map((task) => (
                <TaskRow key={task.question.id} task={task} unread={answers === undefined} />
              ))}
            </ol>
          </section>
        ))}
      </MediaGallery>
      <MatrixDialog jobId={job.id} questions={questions} />
      {answers && (
        <EditAnswerDialog jobId={job.id} questions={questions} answers={answers} mayEdit={mayEdit} />
      )}
    </TaskDeskProvider>
  );
}
