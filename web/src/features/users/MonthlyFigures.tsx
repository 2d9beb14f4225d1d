import { Skeleton } from '@mantine/core';
import { FailedMessage } from '../../kit/page/pageMessages.tsx';
import { formatMonth, noValue } from '../../kit/value/time.ts';
import { listMessages } from '../../messages/lists.ts';
import classes from './MonthlyFigures.module.css';

/** One figure of each month. The first measure of a table is also drawn as bars. */
export interface Measure<Month> {
  readonly label: string;
  readonly value: (month: Month) => number | null;
  /** How the figure is written; in digits by default. */
  readonly text?: (figure: number) => string;
  /** False where a sum over the months says nothing. */
  readonly total?: boolean;
}

interface MonthlyFiguresProps<Month> {
  readonly result: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The earliest first, each by its first day. */
  readonly months: readonly Month[] | undefined;
  readonly measures: readonly Measure<Month>[];
}

/** Figures month by month: bars for the first one, and a table of all. */
export function MonthlyFigures<Month extends { readonly month: string }>({
  result,
  months,
  measures,
}: MonthlyFiguresProps<Month>) {
  if (!months) {
    return result.error !== undefined && !result.loading ? (
      <FailedMessage
        title="These figures could not be loaded"
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    ) : (
      <Skeleton height={320} aria-busy="true" />
    );
  }
  const [first] = measures;
  if (first === undefined || months.every((month) => !measures.some(({ value }) => value(month)))) {
    return <output className={classes.empty}>{listMessages.emptyEmbedded}</output>;
  }
  return (
    <>
      <Bars months={months} measure={first} />
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {measures.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatMonth(month.month)}</th>
              {measures.map((measure) => (
                <td key={measure.label}>{figureText(measure, measure.value(month))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {measures.map((measure) => (
              <td key={measure.label}>
                {measure.total === false ? noValue : figureText(measure, sum(months, measure))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** The same as a column of the table, so screen readers are spared it. */
function Bars<Month extends { readonly month: string }>({
  months,
  measure,
}: {
  months: readonly Month[];
  measure: Measure<Month>;
}) {
  // The figure above the highest bar takes a line of the height.
  const highest = Math.max(1, ...months.map((month) => measure.value(month) ?? 0));
  return (
    <div className={classes.bars} aria-hidden>
      {months.map((month) => {
        const figure = measure.value(month) ?? 0;
        return (
          <div key={month.month} className={classes.month} title={formatMonth(month.month)}>
            <div className={classes.track}>
              <span className={classes.figure}>{figure > 0 && figure.toLocaleString('en-GB')}</span>
              <span className={classes.bar} style={{ height: `calc((100% - 1rem) * ${figure / highest})` }} />
            </div>
            <span className={classes.name}>{formatMonth(month.month).slice(0, 3)}</span>
          </div>
        );
      })}
    </div>
  );
}

const sum = <Month,>(months: readonly Month[], { value }: Measure<Month>): number =>
  months.reduce((total, month) => total + (value(month) ?? 0), 0);

const figureText = <Month,>({ text }: Measure<Month>, figure: number | null): string =>
  figure === null ? noValue : (text?.(figure) ?? figure.toLocaleString('en-GB'));
