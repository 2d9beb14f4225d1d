import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import type { GalleryMedia } from '../../../kit/media/media.ts';
import { useModal } from '../../../kit/modal/useModal.ts';
import { FailedMessage } from '../../../kit/page/failures/FailedMessage.tsx';
import { usePolledQuery } from '../../../kit/polling/usePolledQuery.ts';
import { taskSections } from '../../../kit/tasks/reading.ts';
import { useToldHere } from '../../../kit/toast/useToldHere.ts';
import { PlaceZoneProvider } from '../../../kit/value/placeTime.ts';
import { errorMessages } from '../../../messages/errors.ts';
import type { FramedJob } from '../detail/JobFrame.tsx';
import { useMayEdit } from '../detail/useMayEdit.ts';
import { DeleteFailedMediaDialog } from '../media/FailedMedia.tsx';
import { JobMediaGallery } from '../media/JobMediaGallery.tsx';
import { jobMessages } from '../messages.ts';
import { editAnswerModal, EditAnswerDialogs } from './edit/EditAnswerDialog.tsx';
import { isProcessing, picturesOf } from './jobTasks.ts';
import type { JobTaskSection } from './jobTasks.ts';
import { JobAnswersDocument, useJobTasksQuery } from './JobTasks.generated.ts';
import type { JobAnswersQuery, JobTasksQuery } from './JobTasks.generated.ts';
import { MatrixDialog, matrixModal } from './MatrixDialog.tsx';
import { TaskDeskProvider } from './TaskDesk.tsx';
import classes from './tasks.module.css';

/** The shown tasks of a job. */
export interface ShownTasks {
  readonly sections: readonly JobTaskSection[];
  /** All photos and videos of the tasks that can be shown, in order. */
  readonly pictures: readonly GalleryMedia[];
  /** The answers are not loaded: nothing can be said about them. */
  readonly unread: boolean;
}

interface JobTaskDeskProps {
  readonly job: FramedJob;
  /** The section's title in its error. */
  readonly title: string;
  readonly children: (tasks: ShownTasks) => ReactNode;
}

/**
 * The tasks of a job with their answers, the gallery of their photos, and the edit controls for users with permission.
 * Tasks and answers have separate queries, so that they fail alone, and files in processing are polled without the
 * tasks.
 */
export function JobTaskDesk({ job, title, children }: JobTaskDeskProps) {
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
          <AnsweredTasks job={job} list={list} answers={given}>
            {children}
          </AnsweredTasks>
        </>
      )}
    </SectionState>
  );
}

type Answers = NonNullable<NonNullable<JobAnswersQuery['job']>['report']>['tasks'];
const answersOf = (data: JobAnswersQuery | undefined): Answers | undefined => data?.job?.report?.tasks;
const none: Answers = [];

/** A job keeps its last assignment, whose answers are no longer those of the job. */
const isFree = ({ status }: FramedJob): boolean => status === 'UNASSIGNED' || status === 'PENDING';

interface AnsweredTasksProps extends Pick<JobTaskDeskProps, 'job' | 'children'> {
  readonly list: NonNullable<JobTasksQuery['job']>;
  /** Undefined until they are loaded. */
  readonly answers: Answers | undefined;
}

function AnsweredTasks({
  job,
  list: { template, taskGroups, taskLogic },
  answers,
  children,
}: AnsweredTasksProps) {
  const { open: openMatrix } = useModal(matrixModal);
  const { open: openAnswer } = useModal(editAnswerModal);
  // Only assigned work has answers.
  const mayEdit = useMayEdit(job) && !isFree(job) && job.assignment !== null && answers !== undefined;
  const inReview = job.status === 'QA';
  const sections = useMemo(
    () => taskSections(taskGroups ?? [], taskLogic ?? [], answers ?? none),
    [taskGroups, taskLogic, answers],
  );
  const pictures = useMemo(() => picturesOf(sections), [sections]);
  const sentBack = job.assignment?.status === 'PARTIALLY_FAILED';
  const questions = sections.flatMap(({ tasks }) => tasks.map(({ question }) => question));
  if (questions.length === 0) return <p className={classes.quiet}>{jobMessages.noTasks}</p>;
  return (
    <TaskDeskProvider
      jobId={job.id}
      mayEdit={mayEdit}
      inReview={inReview}
      templateVersion={template?.version ?? null}
      openMatrix={openMatrix}
      openAnswer={openAnswer}
    >
      <PlaceZoneProvider value={job.location?.timeZone ?? null}>
        {sentBack && answers !== undefined && answers.length > 0 && (
          <p className={classes.quiet}>{jobMessages.answersOfBefore}</p>
        )}
        <JobMediaGallery editedJob={mayEdit ? job.id : null} items={pictures}>
          {children({
            sections,
            pictures,
            unread: answers === undefined,
          })}
        </JobMediaGallery>
        <MatrixDialog jobId={job.id} questions={questions} />
      </PlaceZoneProvider>
      {mayEdit && <DeleteFailedMediaDialog jobId={job.id} />}
      {answers && (
        <EditAnswerDialogs
          jobId={job.id}
          questions={questions}
          answers={answers}
          mayEdit={mayEdit}
          inReview={inReview}
          currency={job.agentFee?.currency ?? job.fee?.currency ?? 'GBP'}
        />
      )}
    </TaskDeskProvider>
  );
}
