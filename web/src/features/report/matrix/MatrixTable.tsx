import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { errorMessages } from '../../../messages/errors.ts';
import { UnreadableValues } from '../../../kit/unreadable/UnreadableValues.tsx';
import { inDigits } from '../../../messages/inDigits.ts';
import { counted } from '../counting.ts';
import { useReportCurrency } from '../reportCurrency.ts';
import { watchNear } from '../useNear.ts';
import type { Place } from '../useNear.ts';
import type { ItemReader, ReadItems } from './itemReader.ts';
import { MatrixHead } from './MatrixHead.tsx';
import { itemsProblem } from './itemsProblem.ts';
import { MatrixRow } from './MatrixRow.tsx';
import { innerTasks, itemsInSight } from './rows.ts';
import type { MatrixQuestion, Sort } from './rows.ts';
import hiddenClasses from '../hidden.module.css';
import taskClasses from '../tasks/Task.module.css';
import classes from './Matrix.module.css';

export interface MatrixTableProps {
  readonly question: MatrixQuestion;
  readonly reader: ItemReader;
  readonly read: ReadItems;
  readonly isPrinted: boolean;
}

const everything = { search: '', onlyDeviations: false } as const;

/** One row per item and one column per inner task. */
export function MatrixTable({ question, reader, read, isPrinted }: MatrixTableProps) {
  const currency = useReportCurrency();
  const [search, setSearch] = useState('');
  const [onlyDeviations, setOnlyDeviations] = useState(false);
  const [sort, setSort] = useState<Sort | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const searched = useDeferredValue(search);
  const { items, total, isComplete, problem } = read;
  const look = useMemo(() => ({ search: searched, onlyDeviations, sort }), [searched, onlyDeviations, sort]);
  const shown = useMemo(
    () => itemsInSight(question, items, isPrinted ? { ...everything, sort } : look, currency),
    [question, items, look, isPrinted, sort, currency],
  );
  const isNarrowed = look.search.trim() !== '' || onlyDeviations;
  // Searching and sorting need all items.
  const needsAll = isNarrowed || sort !== null;
  useEffect(() => {
    if (needsAll) void reader.readAll();
  }, [needsAll, reader]);
  const inner = innerTasks(question);
  const isReading = problem === null && !isComplete && (needsAll || items.length === 0);
  return (
    <div className={classes.matrix} style={{ '--answers': inner.length }}>
      <Tools
        question={question}
        reader={reader}
        search={search}
        onSearch={setSearch}
        onlyDeviations={onlyDeviations}
        onOnlyDeviations={setOnlyDeviations}
      />
      <output className={classes.status}>
        {isReading
          ? `Loading the items, ${inDigits(items.length)} of ${inDigits(total)}…`
          : isNarrowed && `${inDigits(shown.length)} of ${counted(items.length, 'item')}`}
      </output>
      <UnreadableValues values={read.unreadable} />
      <section ref={scroller} className={classes.scroller} aria-label={question.title}>
        <table className={classes.table}>
          <MatrixHead tasks={inner} sort={sort} onSort={setSort} isPrinted={isPrinted} />
          <tbody>
            {shown.map((item, position) => (
              <MatrixRow key={item.reference || position} item={item} tasks={inner} />
            ))}
          </tbody>
        </table>
        {isReading && items.length === 0 && <div className={classes.skeleton} aria-hidden />}
        {!isComplete && problem === null && !needsAll && (
          <Sentinel key={items.length} scroller={scroller} onNear={() => void reader.readMore()} />
        )}
      </section>
      {shown.length === 0 && isNarrowed && !isReading && problem === null && (
        <p className={classes.nothing}>No item is like that.</p>
      )}
      {problem && (
        <div className={classes.problem} role="alert">
          <p>{itemsProblem(problem)}</p>
          <button
            type="button"
            className={taskClasses.quietButton}
            onClick={() => void (needsAll ? reader.readAll() : reader.retry())}
          >
            Retry
          </button>
        </div>
      )}
    </div>
  );
}

interface SentinelProps {
  readonly scroller: Place;
  readonly onNear: () => void;
}

/** After the last row: the next items are loaded before the reader reaches it. */
function Sentinel({ scroller, onNear }: SentinelProps) {
  const end = useRef<HTMLDivElement>(null);
  const [near] = useState(() => onNear);
  useEffect(() => {
    if (!end.current) return undefined;
    return watchNear(end.current, { root: scroller.current, rootMargin: '800px' }, near);
  }, [scroller, near]);
  return <div ref={end} className={classes.sentinel} />;
}

interface ToolsProps {
  readonly question: MatrixQuestion;
  readonly reader: ItemReader;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onlyDeviations: boolean;
  readonly onOnlyDeviations: (only: boolean) => void;
}

function Tools({ question, reader, search, onSearch, onlyDeviations, onOnlyDeviations }: ToolsProps) {
  const id = useId();
  const currency = useReportCurrency();
  const [isSaving, setIsSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setIsSaving(true);
    setFailed(false);
    try {
      const [{ saveMatrixCsv }, isRead] = await Promise.all([import('./matrixCsv.ts'), reader.readAll()]);
      // A failure to load the items is shown below them.
      if (isRead) await saveMatrixCsv(question, reader.now().items, currency);
    } catch {
      setFailed(true);
    }
    setIsSaving(false);
  };
  return (
    <div className={classes.tools}>
      <label htmlFor={id} className={hiddenClasses.hidden}>
        Search the items of {question.title}
      </label>
      <input
        id={id}
        type="search"
        className={classes.search}
        placeholder="Search items"
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <label className={classes.toggle}>
        <input
          type="checkbox"
          checked={onlyDeviations}
          onChange={({ currentTarget }) => onOnlyDeviations(currentTarget.checked)}
        />
        Only deviations
      </label>
      <button
        type="button"
        className={taskClasses.quietButton}
        aria-disabled={isSaving}
        onClick={() => {
          if (!isSaving) void save();
        }}
      >
        Download CSV
      </button>
      <output className={classes.failed}>{failed && errorMessages.report.notSaved}</output>
    </div>
  );
}
