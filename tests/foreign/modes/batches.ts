import type { Call, Mode } from '../mode.ts';
import { type Change, isRecord, rewordRows } from '../spots.ts';

/** Rows that are read by their ids for fields of other rows: such a call names no page. */
export const isBatch = ({ method, query }: Call): boolean =>
  method === 'GET' && query.has('id[]') && !query.has('page');

type Row = Readonly<Record<string, unknown>>;

const batches = (
  name: string,
  outcome: Mode['outcome'],
  reword: (rows: readonly Row[]) => readonly unknown[],
): Mode => ({
  name: `batches: ${name}`,
  outcome,
  reword: (body, call) =>
    isBatch(call) && isRecord(body) && Array.isArray(body['data'])
      ? { ...body, data: reword(body['data'].filter(isRecord)) }
      : body,
});

/** A second row under the same id. */
const again = (row: Row): Row => ({
  ...row,
  ...('name' in row && { name: `${String(row['name'])} (again)` }),
});

const unknownWords: Change = (value, { kind, listed }) =>
  kind === 'word' && !listed && typeof value === 'string' ? 'prospect' : value;

export const batchModes: readonly Mode[] = [
  batches('in another order', 'read', (rows) => rows.toReversed()),
  batches('each row twice', 'read', (rows) => rows.flatMap((row) => [row, row])),
  batches('two different rows under each id', 'other', (rows) => rows.flatMap((row) => [row, again(row)])),
  batches('the first row is missing', 'read', (rows) => (rows.length > 1 ? rows.slice(1) : rows)),
  batches('numbers as ids', 'read', (rows) =>
    rows.map((row) => ({ ...row, ...(/^\d+$/.test(String(row['id'])) && { id: Number(row['id']) }) })),
  ),
  batches('rows that were not asked for', 'read', (rows) => [...rows, { ...rows[0], id: '999999' }]),
  {
    name: 'batches: the filter is ignored',
    outcome: 'read',
    reword: (body) => body,
    redirect: (call) => (isBatch(call) ? `${call.path}?page=1&per_page=2` : null),
  },
  {
    name: 'batches: unknown words in the first row',
    outcome: 'told',
    reword: (body, call) =>
      isBatch(call) && call.schema
        ? rewordRows(body, call.schema, (position) => (position === 0 ? unknownWords : null))
        : body,
  },
];
