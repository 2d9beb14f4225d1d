import { Skeleton } from '@mantine/core';
import { Figures } from '../../kit/chart/Figures.tsx';
import type { Measure } from '../../kit/chart/Figures.tsx';
import { FailedMessage } from '../../kit/page/failures/FailedMessage.tsx';
import { NotOfferedMessage } from '../../kit/page/failures/NotOfferedMessage.tsx';
import { formatMonth } from '../../kit/value/time.ts';
import { listMessages } from '../../messages/lists.ts';
import classes from './MonthlyFigures.module.css';

interface MonthlyFiguresProps<Month> {
  readonly result: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The earliest first, each by its first day; null where the server behind the gateway has none. */
  readonly months: readonly Month[] | null | undefined;
  readonly measures: readonly Measure<Month>[];
}

const noFigures = 'This server has no such figures';

/** Values by month: bars in chronological order, and a table with the latest first. */
export function MonthlyFigures<Month extends { readonly month: string }>({
  result,
  months,
  measures,
}: MonthlyFiguresProps<Month>) {
  if (months === null) return <NotOfferedMessage title={noFigures} />;
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
  if (months.every((month) => !measures.some(({ value }) => value(month)))) {
    return <output className={classes.empty}>{listMessages.emptyEmbedded}</output>;
  }
  return (
    <Figures
      rows={months}
      named="Month"
      name={({ month }) => formatMonth(month)}
      shortName={({ month }) => formatMonth(month).slice(0, 3)}
      measures={measures}
      lastFirst
    />
  );
}
