import { readDate } from '@shepherd/domain/date.ts';
import type { DateOrder } from '@shepherd/domain/date.ts';
import { cleanEntered, cleanReference } from '@shepherd/domain/text.ts';
import { readTime } from '@shepherd/domain/time.ts';
import { withoutApostrophe } from './harmless.ts';

/** What the cells of a column hold. In codes a hyphen of a word processor is a mistake. */
export type CellKind = 'text' | 'code' | 'date' | 'time';

/** A cell as it is sent: a date as `yyyy-MM-dd`, a time as `HH:mm`; what cannot be read stays, to be refused. */
export function readCell(kind: CellKind, cell: string, order?: DateOrder): string {
  if (kind === 'text') return withoutApostrophe(cleanEntered(cell));
  const text = withoutApostrophe(cleanReference(cell));
  if (kind === 'code' || text === '') return text;
  const read = kind === 'date' ? readDate(text, order) : readTime(text);
  return read.ok ? read.value : text;
}
