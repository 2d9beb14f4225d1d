import { readAmount } from '@shepherd/domain/amount.ts';
import { isFarAboveUsual } from '@shepherd/domain/usualAmounts.ts';
import type { AmountKind } from '@shepherd/domain/usualAmounts.ts';
import type { BulkRows } from './bulkFile.ts';
import type { BulkColumn } from './types.ts';

const kindOf: Readonly<Partial<Record<BulkColumn, AmountKind>>> = {
  agent_fee: 'fee',
  customer_price: 'price',
};

export interface UnusualCell {
  readonly row: number;
  /** Exact decimal text. */
  readonly amount: string;
}

/**
 * Amounts of a file that are far above the usual in pounds. A file contains no currency, and in many others such an
 * amount is ordinary, so it is only pointed out.
 */
export function unusualCells({ columns, rows }: Pick<BulkRows, 'columns' | 'rows'>): readonly UnusualCell[] {
  const places = columns.flatMap((column, place) => {
    const kind = kindOf[column as BulkColumn];
    return kind === undefined ? [] : [{ place, kind }];
  });
  return rows.flatMap(({ row, cells }) =>
    places.flatMap(({ place, kind }) => {
      const reading = readAmount(cells[place] ?? '', { currency: null });
      return reading.ok && isFarAboveUsual(reading.value, kind, 'GBP')
        ? [{ row, amount: reading.value }]
        : [];
    }),
  );
}
