import { skipToken } from '@apollo/client/react';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FailedMessage } from '../../../kit/page/FailedMessage.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { errorMessages } from '../../../messages/errors.ts';
import { jobMessages } from '../messages.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { isChosen, isEntered, matrixPageSize } from './jobTasks.ts';
import type { AnsweredQuestion, AnswerPlace, JobAnswer, JobQuestion } from './jobTasks.ts';
import { JobAnswersDocument, JobMatrixItemsDocument, useJobMatrixItemsQuery } from './JobTasks.generated.ts';
import type { JobMatrixItemsQuery } from './JobTasks.generated.ts';

interface EditAnswerProps {
  readonly jobId: string;
  readonly questions: readonly JobQuestion[];
  readonly answers: readonly JobAnswer[];
  readonly mayEdit: boolean;
  readonly place: AnswerPlace | null;
  readonly onDone: () => void;
}

/** The form for one answer, or why there is none. */
export function EditAnswer({ jobId, questions, answers, mayEdit, place, onDone }: EditAnswerProps) {
  // Who may no longer edit it meanwhile keeps what was typed: the server says so when it is saved.
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
  if (!question || !place) return <p>{jobMessages.noSuchTask}</p>;
  if (!allowed) return <p>{jobMessages.mayNotEdit}</p>;
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
      return answerIn(data, place);
    }
    const { data } = await client.query({ query: JobAnswersDocument, variables: { id: jobId }, fetchPolicy });
    return data?.job?.report?.tasks.find(({ taskId }) => taskId === place.taskId);
  };
  return (
    <AnswerForm
      jobId={jobId}
      place={place}
      question={question}
      answer={answer}
      reread={reread}
      onDone={onDone}
    />
  );
}

/** The task at a place, as far as it is answered by what can be corrected. */
function questionAt(
  questions: readonly JobQuestion[],
  { taskId, inside }: AnswerPlace,
): AnsweredQuestion | null {
  const within: readonly AnsweredQuestion[] = inside
    ? (questions.find(({ id }) => id === inside.matrixId)?.component.matrixTasks ?? [])
    : questions;
  const question = within.find(({ id }) => id === taskId);
  return question && (isChosen(question) || isEntered(question)) ? question : null;
}

const answerIn = (
  data: JobMatrixItemsQuery | undefined,
  { taskId, inside }: AnswerPlace,
): JobAnswer | undefined =>
  data?.job?.matrixItems?.items
    .find(({ reference }) => reference === inside?.item)
    ?.tasks.find((answer) => answer.taskId === taskId);
