import type { ReportQuestion } from '../odd/readable.ts';
import type { Sort } from './rows.ts';
import classes from './Matrix.module.css';

interface MatrixHeadProps {
  readonly tasks: readonly ReportQuestion[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly isPrinted: boolean;
}

/** The column heads; pressing one sorts ascending, then descending, then not at all. */
export function MatrixHead({ tasks, ...all }: MatrixHeadProps) {
  return (
    <thead>
      <tr>
        <Heading name="Item" taskId={null} {...all} />
        {tasks.map(({ id, title }) => (
          <Heading key={id} name={title} taskId={id} {...all} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadingProps extends Omit<MatrixHeadProps, 'tasks'> {
  readonly name: string;
  readonly taskId: string | null;
}

function Heading({ name, taskId, sort, onSort, isPrinted }: HeadingProps) {
  // A head with buttons would be printed on the first page only.
  if (isPrinted) return <th scope="col">{name}</th>;
  const own = sort?.taskId === taskId ? sort : null;
  const order = own === null ? 'none' : own.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(own?.descending ? null : { taskId, descending: own !== null })}
      >
        {name}
        <svg viewBox="0 0 10 14" width="10" height="14" aria-hidden data-order={order}>
          <path d="M5 1l3.5 4.5h-7z" />
          <path d="M5 13L1.5 8.5h7z" />
        </svg>
      </button>
    </th>
  );
}
