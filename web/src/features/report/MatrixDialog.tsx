import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { errorMessages } from '../../messages/errors.ts';
import { MatrixItems } from './MatrixItems.tsx';
import { useReportKey } from './reportKey.ts';
import { requestItems } from './requestReport.ts';
import type { Outcome, Report, ReportItemPage } from './requestReport.ts';
import classes from './Matrix.module.css';
import taskClasses from './Task.module.css';

export const matrixPageSize = 10;

interface MatrixDialogProps {
  readonly question: Report['taskGroups'][number]['tasks'][number];
  readonly onClose: () => void;
}

/** The items of a matrix task, ten at a time. */
export function MatrixDialog({ question, onClose }: MatrixDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [page, setPage] = useState(1);
  const [tries, setTries] = useState(0);
  const outcome = useItems(question.id, page, tries);
  const last = useLastPage(outcome);

  // Closed while it still stands in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const turn = (to: number) => {
    setPage(to);
    dialog.current?.scrollTo?.({ top: 0 });
  };
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A gallery opened from here closes alone.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={classes.bar}>
        <h2 id={titleId} className={classes.title}>
          {question.title}
        </h2>
        <button type="button" className={taskClasses.quietButton} onClick={onClose}>
          Close
        </button>
      </header>
      <div className={classes.body} aria-busy={outcome === null}>
        {outcome === null && <MatrixSkeleton />}
        {outcome?.kind === 'read' && (
          <MatrixItems question={question} items={outcome.value.items} heading="h3" />
        )}
        {outcome?.kind === 'problem' && (
          <div className={classes.problem} role="alert">
            <p>{errorMessages.report[outcome.problem.kind === 'failed' ? 'error' : outcome.problem.kind]}</p>
            {outcome.problem.kind === 'failed' && (
              <p className={classes.explanation}>
                The items could not be loaded. Please check your connection and try again.
              </p>
            )}
            <button type="button" className={taskClasses.quietButton} onClick={() => setTries(tries + 1)}>
              Retry
            </button>
          </div>
        )}
      </div>
      <footer className={classes.foot}>
        <button
          type="button"
          className={taskClasses.quietButton}
          onClick={() => turn(page - 1)}
          disabled={page <= 1}
        >
          Previous
        </button>
        <output>{last === null ? '' : `Page ${page} of ${last}`}</output>
        <button
          type="button"
          className={taskClasses.quietButton}
          onClick={() => turn(page + 1)}
          disabled={last === null || page >= last}
        >
          Next
        </button>
      </footer>
    </dialog>
  );
}

/** A page of items; null while it is read. An answer that comes too late for its page is dropped. */
function useItems(taskId: string, page: number, tries: number): Outcome<ReportItemPage> | null {
  const key = useReportKey();
  const asked = `${taskId} ${page} ${tries}`;
  const [answered, setAnswered] = useState<{ asked: string; outcome: Outcome<ReportItemPage> } | null>(null);
  useEffect(() => {
    let dropped = false;
    void requestItems(key, taskId, page, matrixPageSize).then((outcome) => {
      if (!dropped) setAnswered({ asked, outcome });
    });
    return () => {
      dropped = true;
    };
  }, [key, taskId, page, asked]);
  return answered?.asked === asked ? answered.outcome : null;
}

/** The last page that any answer named, so that the footer stays while the next page is read. */
function useLastPage(outcome: Outcome<ReportItemPage> | null): number | null {
  const [last, setLast] = useState<number | null>(null);
  const now = outcome?.kind === 'read' ? outcome.value.pageInfo.lastPage : last;
  if (now !== last) setLast(now);
  return now;
}

const MatrixSkeleton = () => (
  <>
    <output className={classes.hidden}>Loading the items</output>
    {Array.from({ length: 5 }, (_, row) => (
      <div key={row} className={classes.skeleton} />
    ))}
  </>
);
