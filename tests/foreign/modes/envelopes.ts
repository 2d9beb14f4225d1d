import { everywhere, type Mode } from '../mode.ts';
import { isRecord } from '../spots.ts';

type Body = Readonly<Record<string, unknown>>;

/** Another envelope for each page of a list. */
const pages = (
  name: string,
  outcome: Mode['outcome'],
  reword: (body: Body, rows: readonly unknown[]) => unknown,
): Mode => ({
  name,
  outcome,
  reword: (body, { query }) =>
    query.has('page') && isRecord(body) && Array.isArray(body['data']) ? reword(body, body['data']) : body,
});

/** Keys that objects have by themselves; `JSON.parse` makes properties of all of them. */
const odd = JSON.parse(
  '{"internal_notes":"x","__typename":"Evil","constructor":"y","toString":"z","hasOwnProperty":null,"__proto__":{"admin":true}}',
) as Body;

/** Such keys in every record. */
const oddKeys = everywhere(
  'more keys, some of which objects have by themselves',
  'read',
  (value, { kind }) =>
    kind === 'record' && isRecord(value)
      ? Object.fromEntries([...Object.entries(value), ...Object.entries(odd)])
      : value,
);

export const envelopeModes: readonly Mode[] = [
  pages('totals as text', 'read', (body) => ({ ...body, total: String(body['total']) })),
  pages('no last page', 'read', ({ last_page: _last, ...body }) => body),
  pages('only rows and a total', 'read', ({ data, total }) => ({ data, total })),
  pages('links and figures beside the rows', 'read', (body) => ({
    ...body,
    links: { next: null },
    meta: { took: 3 },
  })),
  oddKeys,
  pages('null in place of an empty page', 'read', (body, rows) =>
    rows.length === 0 ? { ...body, data: null } : body,
  ),
  pages('each row twice', 'other', (body, rows) => ({ ...body, data: rows.flatMap((row) => [row, row]) })),
  pages('more rows than a page has', 'other', (body, rows) => ({
    ...body,
    data: [
      ...rows,
      ...rows.map((row) => (isRecord(row) && 'id' in row ? { ...row, id: `9${String(row['id'])}` } : row)),
    ],
  })),
];
