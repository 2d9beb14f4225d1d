import type { Asked } from './ask.ts';
import type { ListKind, Oddity } from './oddity.ts';
import { propertyOf, rowsOf } from './question.ts';

type Found = Pick<Oddity, 'state' | 'property' | 'kind' | 'expected' | 'sample' | 'times' | 'effect'>;

/** What is odd in the rows of a list, whatever their properties are. */
export const rowOddities = (asked: Asked, body: unknown): readonly Found[] =>
  asked.question.batch ? batchOddities(asked, body) : pageOddities(asked, body);

/** A page with rows twice, or with more than were asked for. */
function pageOddities(asked: Asked, body: unknown): readonly Found[] {
  const rows = rowsOf(body);
  const ids = rows.map((row) => propertyOf(row, 'id')).filter((id) => typeof id === 'string');
  const most = Number(asked.query['per_page']);
  const found: Found[] = [];
  if (new Set(ids).size < ids.length)
    found.push(listed('repeated', 'rows with the id of another one', 'each id is shown once'));
  if (rows.length > most)
    found.push(listed('too_many', `${rows.length} rows on a page of ${most}`, 'all are shown on one page'));
  return found;
}

/** Rows that were read by their ids, beside or in place of which there are others. */
function batchOddities(asked: Asked, body: unknown): readonly Found[] {
  const { batch, from } = asked.question;
  if (!batch) return [];
  const answered = rowsOf(body).map(batch.idOf);
  const distinct = [...new Set(answered)];
  const fitting = distinct.filter((id) => typeof id === 'string' && asked.ids.includes(id));
  const found: Found[] = [];
  if (fitting.length < distinct.length)
    found.push(
      listed(
        'filter_ignored',
        `rows of other ids than those in ${from?.parameter ?? 'id[]'}`,
        'they are ignored',
      ),
    );
  if (batch.complete) {
    const missing = asked.ids.length - fitting.length;
    const inOrder = asked.ids.filter((id) => fitting.includes(id));
    if (distinct.length < answered.length)
      found.push(listed('repeated', 'several rows of one id', 'the first one is read'));
    if (missing > 0)
      found.push(listed('incomplete', `no row for ${missing} of ${asked.ids.length} ids`, oneByOne));
    if (fitting.some((id, index) => id !== inOrder[index]))
      found.push(
        listed('other_order', 'rows in another order than their ids', 'they are matched by their ids'),
      );
  }
  return found;
}

const oneByOne = 'up to 20 of them are read one by one, and others are shown as not readable';

const expectations: Readonly<Record<ListKind, string>> = {
  other_order: 'any order',
  repeated: 'each row once',
  incomplete: 'a row for each id',
  filter_ignored: 'no other rows',
  too_many: 'at most per_page rows',
};

const listed = (kind: ListKind, sample: string, effect: string): Found => ({
  state: 'note',
  property: 'data',
  times: 1,
  kind,
  expected: expectations[kind],
  sample,
  effect,
});
