import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { FailedMessage } from '../../../kit/page/failures/FailedMessage.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { usePolledQuery } from '../../../kit/polling/usePolledQuery.ts';
import { useToldHere } from '../../../kit/toast/useToldHere.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { listMessages } from '../../../messages/lists.ts';
import { JobMediaGallery } from '../media/JobMediaGallery.tsx';
import { jobMessages } from '../messages.ts';
import { isProcessing, matrixPageSize, picturesOfItems } from './jobTasks.ts';
import type { JobQuestion, MatrixItem } from './jobTasks.ts';
import { JobMatrixItemsDocument } from './JobTasks.generated.ts';
import type { JobMatrixItemsQuery } from './JobTasks.generated.ts';
import { useTaskDesk } from './TaskDesk.tsx';
import { AnswerBody, EditAnswerButton, TaskHead } from './TaskRow.tsx';
import classes from './tasks.module.css';

interface MatrixItemsProps {
  readonly jobId: string;
  readonly question: JobQuestion;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The items of a matrix task, ten per page. */
export function MatrixItems({ jobId, question, page, onPage }: MatrixItemsProps) {
  const { mayEdit } = useTaskDesk();
  const top = useRef<HTMLDivElement>(null);
  const taskId = question.id;
  const variables = useMemo(
    () => ({ id: jobId, taskId, page, perPage: matrixPageSize }),
    [jobId, taskId, page],
  );
  const result = usePolledQuery({
    query: JobMatrixItemsDocument,
    variables,
    inProgress: (data) => isProcessing(itemsOf(data)?.items.flatMap(({ tasks }) => tasks) ?? []),
  });
  // The previous page stays while the next one loads.
  const shown = itemsOf(result.data) ?? itemsOf(result.previousData as JobMatrixItemsQuery | undefined);
  const lastPage = shown?.pageInfo.lastPage ?? 1;
  const failed = !result.loading && itemsOf(result.data) === undefined;
  useToldHere(result.observable.queryName, failed);
  const behind = !result.loading && page > lastPage;
  useEffect(() => {
    if (behind) onPage(1);
  }, [behind, onPage]);
  const arrived = shown !== undefined;
  useEffect(() => {
    // Before they loaded, only the close button could have the focus.
    if (arrived) top.current?.focus({ preventScroll: true });
  }, [arrived]);
  const turn = (to: number) => {
    onPage(to);
    top.current?.scrollIntoView?.({ block: 'start' });
    // The pressed button becomes disabled.
    if (to === 1 || to === lastPage) top.current?.focus({ preventScroll: true });
  };
  if (failed)
    return (
      <FailedMessage
        title={jobMessages.itemsFailed}
        detail={errorMessages.contactDevelopers}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  if (!shown) return <Waiting label={question.title} height={320} />;
  return (
    <div ref={top} tabIndex={-1} className={classes.matrixItems} aria-busy={result.loading}>
      <JobMediaGallery editedJob={mayEdit ? jobId : null} items={picturesOfItems(question, shown.items)}>
        <ul className={classes.tasks}>
          {shown.items.map((item) => (
            <Item key={item.reference} question={question} item={item} page={shown.pageInfo.page} />
          ))}
        </ul>
      </JobMediaGallery>
      {lastPage > 1 && (
        <nav className={classes.pages} aria-label={jobMessages.pagesOfItems}>
          <Button variant="default" size="xs" disabled={page <= 1} onClick={() => turn(page - 1)}>
            Previous
          </Button>
          <output>{listMessages.page(page, lastPage)}</output>
          <Button variant="default" size="xs" disabled={page >= lastPage} onClick={() => turn(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </div>
  );
}

const itemsOf = (data: JobMatrixItemsQuery | undefined) => data?.job?.matrixItems ?? undefined;

interface ItemProps {
  readonly question: JobQuestion;
  readonly item: MatrixItem;
  readonly page: number;
}

function Item({ question, item: { reference, label, subtext, tasks }, page }: ItemProps) {
  return (
    <li className={classes.item}>
      <h3 className={classes.itemLabel}>{label}</h3>
      <p className={classes.quiet}>{[reference, subtext].filter(Boolean).join(' · ')}</p>
      {(question.component.matrixTasks ?? []).map((inner) => {
        const answer = tasks.find(({ taskId }) => taskId === inner.id);
        const place = { taskId: inner.id, inside: { matrixId: question.id, item: reference, page } };
        const name = `${label}: ${inner.title}`;
        return (
          <div key={inner.id} className={classes.innerTask}>
            <TaskHead
              heading={<h4 className={classes.title}>{inner.title}</h4>}
              question={inner}
              answer={answer}
              conditions={noConditions}
              unread={false}
              edit={<EditAnswerButton question={inner} answer={answer} place={place} name={name} />}
            />
            <AnswerBody question={inner} answer={answer} place={place} name={name} />
          </div>
        );
      })}
    </li>
  );
}

const noConditions: readonly string[] = [];
