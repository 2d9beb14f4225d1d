import { skipToken, useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FailedMessage } from '../../../../kit/page/failures/FailedMessage.tsx';
import { Waiting } from '../../../../kit/page/Waiting.tsx';
import { errorMessages } from '../../../../messages/errors.ts';
import { jobMessages } from '../../messages.ts';
import { matrixPageSize } from '../jobTasks.ts';
import type { AnsweredQuestion, AnswerPlace, JobAnswer, JobQuestion } from '../jobTasks.ts';
import { JobAnswersDocument, JobMatrixItemsDocument, useJobMatrixItemsQuery } from '../JobTasks.generated.ts';
import type { JobMatrixItemsQuery } from '../JobTasks.generated.ts';

/** The props of the forms of an answer. */
export interface AnswerEdit {
  readonly jobId: string;
  readonly place: AnswerPlace;
  readonly question: AnsweredQuestion;
  readonly answer: JobAnswer | undefined;
  /** Reads the current answer, and the version of its report. Items of a matrix are no part of the report's version. */
  readonly reread: () => Promise<{ readonly answer: JobAnswer | undefined; readonly version: string | null }>;
  readonly onDone: () => void;
}

export interface EditedAnswerProps {
  readonly jobId: string;
  readonly questions: readonly JobQuestion[];
  readonly answers: readonly JobAnswer[];
  readonly mayEdit: boolean;
  readonly place: AnswerPlace | null;
  readonly onDone: () => void;
}

interface EditorProps extends EditedAnswerProps {
  /** Whether the task has the edited part; by default every task. */
  readonly accepts?: (question: AnsweredQuestion) => boolean;
  /** Why the user may not edit it. */
  readonly refusal?: string;
  readonly children: (edit: AnswerEdit) => ReactNode;
}

/** The form for a part of an answer, or why there is none. */
export function EditedAnswer({
  jobId,
  questions,
  answers,
  mayEdit,
  place,
  onDone,
  accepts = every,
  refusal = jobMessages.mayNotEdit,
  children,
}: EditorProps) {
  // A user who loses permission meanwhile keeps the input: the server reports it on saving.
  const [allowed] = useState(mayEdit);
  const client = useApolloClient();
  const question = place && questionAt(questions, place);
  const variables = place?.inside && {
    id: jobId,
    taskId: place.inside.matrixId,
    page: place.inside.page,
    perPage: matrixPageSize,
  };
  const items = useJobMatrixItemsQuery(
    variables && question && allowed ? { variables, fetchPolicy: 'cache-first' } : skipToken,
  );
  if (!question || !place || !accepts(question)) return <p>{jobMessages.noSuchTask}</p>;
  if (!allowed) return <p>{refusal}</p>;
  if (variables && !items.data)
    return items.error ? (
      <FailedMessage
        title={jobMessages.itemsFailed}
        detail={errorMessages.contactDevelopers}
        onRetry={() => void items.refetch().catch(() => undefined)}
      />
    ) : (
      <Waiting label={question.title} height={240} />
    );
  const answer = variables
    ? answerIn(items.data, place)
    : answers.find(({ taskId }) => taskId === place.taskId);
  const reread = async () => {
    const fetchPolicy = 'network-only';
    if (variables) {
      const { data } = await client.query({ query: JobMatrixItemsDocument, variables, fetchPolicy });
      return { answer: answerIn(data, place), version: null };
    }
    const { data } = await client.query({ query: JobAnswersDocument, variables: { id: jobId }, fetchPolicy });
    const { tasks = [], version = null } = data?.job?.report ?? {};
    return { answer: tasks.find(({ taskId }) => taskId === place.taskId), version };
  };
  return children({ jobId, place, question, answer, reread, onDone });
}

const every = () => true;

function questionAt(
  questions: readonly JobQuestion[],
  { taskId, inside }: AnswerPlace,
): AnsweredQuestion | undefined {
  const within: readonly AnsweredQuestion[] = inside
    ? (questions.find(({ id }) => id === inside.matrixId)?.component.matrixTasks ?? [])
    : questions;
  return within.find(({ id }) => id === taskId);
}

const answerIn = (
  data: JobMatrixItemsQuery | undefined,
  { taskId, inside }: AnswerPlace,
): JobAnswer | undefined =>
  data?.job?.matrixItems?.items
    .find(({ reference }) => reference === inside?.item)
    ?.tasks.find((answer) => answer.taskId === taskId);
