import { readAmount } from '@shepherd/domain/amount.ts';
import { isFarAboveUsual } from '@shepherd/domain/usualAmounts.ts';
import type { AmountKind } from '@shepherd/domain/usualAmounts.ts';
import type { Currency } from '../../../graphql/generated/schema.ts';
import { formatMoney } from '../../../kit/value/money.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import type { BulkRows } from './bulkFile.ts';
import type { BulkColumn } from './types.ts';

const kindOf: Readonly<Partial<Record<BulkColumn, AmountKind>>> = {
  agent_fee: 'fee',
  customer_price: 'price',
};

/** A large number in a file. A file names no currency, so that it is far above the usual only in some. */
export interface LargeCell {
  readonly row: number;
  readonly jobId: string;
  readonly kind: AmountKind;
  /** Exact decimal text. */
  readonly amount: string;
}

/** The amounts of a file that are far above the usual in pounds, where the limit is the lowest number of all currencies. */
export function largeCells({ columns, rows }: Pick<BulkRows, 'columns' | 'rows'>): readonly LargeCell[] {
  const jobPlace = columns.indexOf('job_id');
  const places = columns.flatMap((column, place) => {
    const kind = kindOf[column as BulkColumn];
    return kind === undefined ? [] : [{ place, kind }];
  });
  return rows.flatMap(({ row, cells }) =>
    places.flatMap(({ place, kind }) => {
      const reading = readAmount(cells[place] ?? '', { currency: null });
      return reading.ok && isFarAboveUsual(reading.value, kind, 'GBP')
        ? [{ row, jobId: cells[jobPlace] ?? '', kind, amount: reading.value }]
        : [];
    }),
  );
}

interface ShownCell {
  readonly row: number;
  readonly text: string;
}

interface UnusualCells {
  /** Far above the usual in the currency of their job. */
  readonly known: readonly ShownCell[];
  /** Amounts of jobs whose currency is unknown. */
  readonly unknown: readonly ShownCell[];
}

/** Judges large numbers by the currencies of their jobs. */
export function unusualCells(
  cells: readonly LargeCell[],
  currencyOf: ReadonlyMap<string, Currency>,
): UnusualCells {
  const known: ShownCell[] = [];
  const unknown: ShownCell[] = [];
  for (const { row, jobId, kind, amount } of cells) {
    const currency = currencyOf.get(jobId);
    if (currency === undefined) unknown.push({ row, text: grouped(amount) });
    else if (isFarAboveUsual(amount, kind, currency))
      known.push({ row, text: formatMoney(amount, currency) });
  }
  return { known, unknown };
}

const grouped = (amount: string): string => {
  const [whole = '', fraction] = amount.split('.');
  return `${inDigits(Number(whole))}${fraction === undefined ? '' : `.${fraction.padEnd(2, '0')}`}`;
};
