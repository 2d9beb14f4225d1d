import type { BulkActionType } from '../../../graphql/generated/schema.ts';
import { rowsAgain, wrongRowsCsv } from './bulkFile.ts';

export interface Failed {
  readonly row: number;
  readonly reason: string;
  readonly values: readonly { readonly column: string; readonly value: string }[];
}

/** Rows that failed on the server, for correction in a spreadsheet. */
export const failedCsv = (type: BulkActionType, failed: readonly Failed[]): string =>
  wrongRowsCsv(
    rowsAgain(type, failed),
    failed.map(({ reason }) => reason),
  );
