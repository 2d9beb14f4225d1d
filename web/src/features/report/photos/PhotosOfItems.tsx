import { useEffect, useMemo } from 'react';
import { inDigits } from '../../../messages/inDigits.ts';
import { useItemReader, useReadItems } from '../matrix/itemReaders.ts';
import { itemsProblem } from '../matrix/itemsProblem.ts';
import { matricesWithPhotos } from './pictures.ts';
import type { NumberedTask, ReportSection } from '../reading.ts';
import taskClasses from '../tasks/Task.module.css';
import classes from './PhotoGrid.module.css';

/** Photos of items are added once the items are loaded, which opening all photos does. */
export function PhotosOfItems({ sections }: { readonly sections: readonly ReportSection[] }) {
  const matrices = useMemo(() => matricesWithPhotos(sections), [sections]);
  return matrices.map((task) => <ItemsOfMatrix key={task.question.id} task={task} />);
}

function ItemsOfMatrix({ task: { number, question, answer } }: { readonly task: NumberedTask }) {
  const reader = useItemReader(question.id, answer?.itemCount ?? 0);
  const { items, total, isComplete, problem } = useReadItems(reader);
  // Opening this also retries a failed load.
  useEffect(() => void reader.readAll(), [reader]);
  if (isComplete) return null;
  const name = `${number}. ${question.title}`;
  if (problem === null)
    return (
      <p className={classes.line}>
        <output>
          Loading the photos of {name}: {inDigits(items.length)} of {inDigits(total)} items…
        </output>
      </p>
    );
  return (
    <div className={classes.line} role="alert">
      <span className={classes.failed}>
        {name}: {itemsProblem(problem)}
      </span>
      <button type="button" className={taskClasses.quietButton} onClick={() => void reader.readAll()}>
        Retry
      </button>
    </div>
  );
}
