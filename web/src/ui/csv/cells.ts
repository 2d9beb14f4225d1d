import { readDate } from '@shepherd/domain/date.ts';
import type { DateOrder } from '@shepherd/domain/date.ts';
import { cleanEntered, cleanReference } from '@shepherd/domain/text.ts';
import { readTime } from '@shepherd/domain/time.ts';
import { withoutApostrophe } from './harmless.ts';

/** The content of a column's cells. Codes are cleaned of typographic hyphens, which are mistakes. */
export type CellKind = 'text' | 'code' | 'date' | 'time';

/**
 * A cell in the format of the API: a date as `yyyy-MM-dd`, a time as `HH:mm`. Unreadable values stay as they are, for
 * validation to report.
 */
export function readCell(kind: CellKind, cell: string, order?: DateOrder): string {
  if (kind === 'text') return withoutApostrophe(cleanEntered(cell));
  const text = withoutApostrophe(cleanReference(cell));
  if (kind === 'code' || text === '') return text;
  const read = kind === 'date' ? readDate(text, order) : readTime(text);
  return read.ok ? read.value : text;
}
