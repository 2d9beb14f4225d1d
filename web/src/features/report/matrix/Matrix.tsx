import { useEffect, useRef } from 'react';
import { inDigits } from '../../../messages/inDigits.ts';
import { counted } from '../counting.ts';
import type { NumberedTask } from '../reading.ts';
import { OddFields } from '../odd/OddFields.tsx';
import { useNear } from '../useNear.ts';
import { useItemReader, useReadItems } from './itemReaders.ts';
import { drawTable, useTableCode } from './loadTable.ts';
import taskClasses from '../tasks/Task.module.css';

const answerFields = ['value', 'deviates', 'itemCount', 'answeredCount', 'deviationCount'];
const aheadOfReader = { rootMargin: '600px' };

interface MatrixProps {
  readonly task: NumberedTask;
  /** In print all items are shown, whatever the filters are. */
  readonly isPrinted: boolean;
}

/** The items of a matrix in a table, loaded and rendered once the reader scrolls near. */
export function Matrix({ task: { question, answer }, isPrinted }: MatrixProps) {
  const expected = answer?.itemCount ?? 0;
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame, aheadOfReader) && expected > 0;
  const reader = useItemReader(question.id, expected);
  const read = useReadItems(reader);
  const hasTable = useTableCode(near || (isPrinted && read.items.length > 0));
  useEffect(() => {
    if (near) void reader.readMore();
  }, [near, reader]);
  // The count of the answer may be unreadable, and the items are there.
  const count = Math.max(expected, read.total);
  const answered = answer?.answeredCount ?? count;
  const missing = count - read.items.length;
  return (
    <div ref={frame}>
      <p className={taskClasses.matrix}>
        {answered < count && `${inDigits(answered)} of `}
        {counted(count, 'item')}
        {answered < count && ' answered'}
        {answer?.deviates && `, ${counted(answer.deviationCount ?? 0, 'deviation')}`}
        <OddFields odd={answer?.odd} fields={answerFields} />
      </p>
      {hasTable && drawTable({ question, reader, read, isPrinted })}
      {!hasTable && count > 0 && <div className={taskClasses.matrixToCome} aria-hidden />}
      {count > 0 && (!hasTable || !read.isComplete) && (
        <p className={taskClasses.printOnly}>
          {missing === count ? 'The items are' : `${counted(missing, 'more item')} can be read`} in the online
          report.
        </p>
      )}
    </div>
  );
}
