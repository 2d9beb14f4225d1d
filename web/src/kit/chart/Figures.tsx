import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { ChartTone } from '../../ui/chart/BarChart.tsx';
import { PieceBoundary } from '../page/code/PieceBoundary.tsx';
import { whenOnline } from '../page/code/whenOnline.ts';
import { noValue } from '../value/time.ts';
import classes from './Figures.module.css';

const BarChart = lazy(whenOnline(() => import('../../ui/chart/BarChart.tsx')));

/** One value of each row. */
export interface Measure<Row> {
  readonly label: string;
  readonly value: (row: Row) => number | null;
  /** Formats the value; digits by default. */
  readonly text?: (figure: number) => string;
  /** False where a sum over the rows is meaningless. */
  readonly total?: boolean;
  /** Drawn in this colour; without any, the first measure is drawn. Several are stacked. */
  readonly drawn?: ChartTone;
}

interface FiguresProps<Row> {
  readonly rows: readonly Row[];
  /** The head of the column of names, such as 'Month'. */
  readonly named: string;
  readonly name: (row: Row) => string;
  /** The name as the table shows it. */
  readonly label?: (row: Row) => ReactNode;
  /** The name as it fits below a bar. */
  readonly shortName?: (row: Row) => string;
  readonly measures: readonly Measure<Row>[];
  /** The table lists the last row first. */
  readonly lastFirst?: boolean;
}

const chartHeight = 200;

/** Values as a bar chart and as a table; the table is also for screen readers. */
export function Figures<Row>({
  rows,
  named,
  name,
  label = name,
  shortName = name,
  measures,
  lastFirst = false,
}: FiguresProps<Row>) {
  const chosen = measures.filter(({ drawn }) => drawn !== undefined);
  const drawn = chosen.length > 0 ? chosen : measures.slice(0, 1);
  return (
    <>
      <div className={classes.chart} aria-hidden>
        <PieceBoundary>
          <Suspense fallback={<Skeleton height={chartHeight} />}>
            <BarChart
              names={rows.map(shortName)}
              series={drawn.map(({ label: of, drawn: tone = 'accent' }) => ({ label: of, tone }))}
              figures={drawn.map(({ value }) => rows.map((row) => value(row) ?? 0))}
              text={drawn[0]?.text ?? plainText}
              stacked
              height={chartHeight}
            />
          </Suspense>
        </PieceBoundary>
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{named}</th>
            {measures.map((measure) => (
              <th key={measure.label} scope="col">
                {measure.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(lastFirst ? rows.toReversed() : rows).map((row) => (
            <tr key={name(row)}>
              <th scope="row">{label(row)}</th>
              {measures.map((measure) => (
                <td key={measure.label}>{figureText(measure, measure.value(row))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {measures.map((measure) => (
              <td key={measure.label}>
                {measure.total === false ? noValue : figureText(measure, sum(rows, measure))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}

const plainText = (figure: number): string => figure.toLocaleString('en-GB');

const sum = <Row,>(rows: readonly Row[], { value }: Measure<Row>): number =>
  rows.reduce((total, row) => total + (value(row) ?? 0), 0);

const figureText = <Row,>({ text = plainText }: Measure<Row>, figure: number | null): string =>
  figure === null ? noValue : text(figure);
