import { sql } from 'kysely';
import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely';
import { Type } from 'typebox';
import type { TObject, TProperties } from 'typebox';
import { folded } from '@shepherd/domain/folded.ts';
import { cleanReference } from '@shepherd/domain/text.ts';
import { dayAfter, startOfDay } from '@shepherd/domain/zone.ts';
import type { Database } from '../../database/database.ts';
import { keepTotal } from './kept-totals.ts';
import { pageOf, paging, placeOf } from './paging.ts';
import type { Page } from './paging.ts';

const defaultPageSize = 25;

/**
 * The query of a list: paging, sorting by the named columns (a leading minus reverses the order), free text, and
 * filters.
 */
export function listQuery<const Columns extends readonly [string, ...string[]], Filters extends TProperties>(
  columns: Columns,
  filters: Filters,
) {
  const sorts = columns.flatMap((column: Columns[number]) => [column, `-${column}` as const]);
  return Type.Object({
    ...paging(defaultPageSize),
    sort: Type.Optional(Type.Enum(sorts, { type: 'string' })),
    keywords: Type.Optional(Type.String()),
    keyword: Type.Optional(Type.String({ description: 'The same as keywords' })),
    ...filters,
  });
}

/** The query of a list's counts by status: all filters of the list except the status. */
export const summaryQuery = <Query extends TObject>(query: Query) =>
  Type.Omit(query, ['page', 'per_page', 'sort', 'status']);

export type ListQuery = {
  page?: number;
  per_page?: number;
  sort?: string;
  keywords?: string;
  keyword?: string;
} & WithTimezone;

/** The time zone of filters by day: the reader's, from a header. */
export type WithTimezone = { timezone?: string };

/**
 * How a list is read. `rows` is the FROM clause (with the joins for filters and sorting), `id` the text of the key
 * column. Each filter turns its value into a condition and is skipped without a value.
 */
export type List<Query extends ListQuery> = {
  readonly rows: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly search: (pattern: string) => Expression<SqlBool>;
  /** The pattern of ids that are not numbers: the row with the searched id comes first. */
  readonly ids?: RegExp;
  readonly filters: {
    readonly [Name in Exclude<keyof Query, keyof ListQuery>]-?: (
      value: NonNullable<Query[Name]>,
      query: Query,
    ) => Expression<SqlBool>;
  };
  /** Conditions that hold unless a filter lifts them, for example hiding archived rows. */
  readonly always?: (query: Query) => Expression<SqlBool>[];
  readonly sort: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly defaultSort: string;
  /** Tie-breaker: the id, unless ids do not sort as text. */
  readonly ties?: readonly RawBuilder<unknown>[];
  /** Sorting columns that are never null: their index can be read in either direction. */
  readonly neverNull?: readonly string[];
  /** The total, if it is known without counting rows; else null. */
  readonly total?: (database: Kysely<Database>, query: Query) => Promise<number | null>;
  /** Enables the cache of counted totals, see `keepTotal`. */
  readonly version?: RawBuilder<unknown>;
  /** Row counts per value of a sorting column, if known without reading rows. */
  readonly values?: (query: Query) => ColumnValues | null;
};

/** `counts` is a SELECT of each `value` once, with the `amount` of its rows. */
export type ColumnValues = { readonly column: string; readonly counts: RawBuilder<unknown> };

/**
 * Deep pages begin at the value of their first row if the number of preceding rows is known; else they are read from
 * the nearer end of the list.
 */
const deep = 1_000;

type ReadRows<Row> = (database: Kysely<Database>, ids: readonly string[]) => Promise<Row[]>;

/**
 * One page of a list. Finds the ids of the page first and reads only those rows in full, because an OFFSET over
 * joined rows makes the database build every skipped row. Counts in parallel.
 */
export async function readPage<Query extends ListQuery, Row extends { id: string }>(
  database: Kysely<Database>,
  list: List<Query>,
  query: NoInfer<Query>,
  readRows: ReadRows<Row>,
): Promise<Page<Row>> {
  const place = placeOf(query, defaultPageSize);
  const { size, offset } = place;
  const counting = countRows(database, list, query);
  // A transaction has one connection, which runs one statement after the other.
  if (database.isTransaction) await counting;
  const [total, ids] = await Promise.all([
    counting,
    offset <= deep
      ? readIds(database, list, query, { limit: size, offset })
      : counting.then((all) =>
          offset < all ? readDeepIds(database, list, query, { offset, size, all }) : [],
        ),
  ]);
  return pageOf(place, total, await inOrder(database, ids, readRows));
}

/** All matching rows in list order, for exports. Reads a thousand at a time. */
export async function* readAll<Query extends ListQuery, Row extends { id: string }>(
  database: Kysely<Database>,
  list: List<Query>,
  query: NoInfer<Query>,
  readRows: ReadRows<Row>,
): AsyncGenerator<Row> {
  const ids = await readIds(database, list, query, {});
  for (let start = 0; start < ids.length; start += 1000)
    yield* await inOrder(database, ids.slice(start, start + 1000), readRows);
}

/** Counts matching rows per value of `group`, with the list's filters. */
export async function countGroups<Query extends ListQuery>(
  database: Kysely<Database>,
  list: List<Query>,
  query: NoInfer<Query>,
  group: RawBuilder<unknown>,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; total: string }>`
    select ${group} as value, count(*) as total from ${list.rows} ${condition(list, query)} group by 1`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.value, Number(row.total)]));
}

/** Counts matching rows up to `most`, for callers who need only "some" or "too many". */
export async function countUpTo<Query extends ListQuery>(
  database: Kysely<Database>,
  list: List<Query>,
  query: NoInfer<Query>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total
    from (select from ${list.rows} ${condition(list, query)} limit ${most}) as matching`.execute(database);
  return Number(rows[0]?.total ?? 0);
}

async function countRows<Query extends ListQuery>(
  database: Kysely<Database>,
  list: List<Query>,
  query: Query,
): Promise<number> {
  const known = await list.total?.(database, query);
  if (known !== undefined && known !== null) return known;
  const counting = sql<{ total: string }>`
    select count(*) as total from ${list.rows} ${condition(list, query)}`;
  if (list.version) return keepTotal(database, counting, list.version);
  const { rows } = await counting.execute(database);
  return Number(rows[0]?.total ?? 0);
}

async function readIds<Query extends ListQuery>(
  database: Kysely<Database>,
  list: List<Query>,
  query: Query,
  { limit, offset = 0 }: { readonly limit?: number; readonly offset?: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${list.id} as id from ${list.rows} ${condition(list, query)}
    order by ${exactFirst(list, query)}${ordering(list, query.sort ?? list.defaultSort)}
    ${limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`}`.execute(database);
  return rows.map((row) => row.id);
}

/** The id that is searched for as a whole; null for other words, and for an explicit sort order. */
function exactId<Query extends ListQuery>(list: List<Query>, query: Query): string | null {
  const words = cleanReference(query.keywords ?? query.keyword ?? '');
  return query.sort === undefined && (list.ids ?? /^\d+$/).test(words) ? words : null;
}

function exactFirst<Query extends ListQuery>(list: List<Query>, query: Query): RawBuilder<unknown> {
  const id = exactId(list, query);
  return id === null ? sql`` : sql`(${list.id}::text = ${id}) desc, `;
}

async function readDeepIds<Query extends ListQuery>(
  database: Kysely<Database>,
  list: List<Query>,
  query: Query,
  { offset, size, all }: { readonly offset: number; readonly size: number; readonly all: number },
): Promise<string[]> {
  const sort = query.sort ?? list.defaultSort;
  const column = sort.replace(/^-/, '');
  if (exactId(list, query) !== null) return readIds(database, list, query, { limit: size, offset });
  const values = list.values?.(query) ?? null;
  if (values?.column === column) return readFromValue(database, list, query, { sort, offset, size }, values);
  const limit = Math.min(size, all - offset);
  const fromEnd = all - offset - limit;
  if (fromEnd >= offset || list.neverNull?.includes(column) !== true)
    return readIds(database, list, query, { limit, offset });
  const reversed = { ...query, sort: sort.startsWith('-') ? column : `-${column}` };
  return (await readIds(database, list, reversed, { limit, offset: fromEnd })).toReversed();
}

/** Reads only rows with the value of the page's first row, or after it. */
async function readFromValue<Query extends ListQuery>(
  database: Kysely<Database>,
  list: List<Query>,
  query: Query,
  { sort, offset, size }: { readonly sort: string; readonly offset: number; readonly size: number },
  { column, counts }: ColumnValues,
): Promise<string[]> {
  const [direction, reaches] = sort.startsWith('-') ? [sql`desc`, sql`<=`] : [sql`asc`, sql`>=`];
  const start = sql<boolean>`${list.sort[column] ?? list.id} ${reaches} (select value from first)`;
  const { rows } = await sql<{ id: string }>`
    with places as (
      select value, (sum(amount) over (order by value ${direction}) - amount)::bigint as before
      from (${counts}) as counts where amount > 0
    ), first as (
      select value, before from places where before <= ${offset} order by before desc limit 1
    )
    select ${list.id} as id from ${list.rows} ${condition(list, query, start)}
    order by ${ordering(list, sort)} limit ${size} offset ${offset} - (select before from first)`.execute(
    database,
  );
  return rows.map((row) => row.id);
}

async function inOrder<Row extends { id: string }>(
  database: Kysely<Database>,
  ids: readonly string[],
  readRows: ReadRows<Row>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await readRows(database, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function condition<Query extends ListQuery>(
  list: List<Query>,
  query: Query,
  ...more: Expression<SqlBool>[]
): RawBuilder<unknown> {
  const conditions = [...(list.always?.(query) ?? []), ...more];
  for (const name of Object.keys(list.filters) as (keyof typeof list.filters)[]) {
    const value = query[name];
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue;
    conditions.push(list.filters[name](value, query));
  }
  const words = query.keywords ?? query.keyword ?? '';
  if (words.trim() !== '') conditions.push(list.search(containing(words)));
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

/** The last day with a four-digit year. */
const lastDay = '9999-12-31';

/**
 * The instants at which a day and the next one begin for the reader. Computed here, because PostgreSQL knows fewer
 * zones and reads offsets such as '+13:00' with the POSIX sign.
 */
export const dayIn = (day: string, { timezone = 'UTC' }: WithTimezone) => ({
  start: sql`${startOfDay(timezone, day).toISOString()}::timestamptz`,
  end: sql`${day === lastDay ? 'infinity' : startOfDay(timezone, dayAfter(day)).toISOString()}::timestamptz`,
});

function ordering<Query extends ListQuery>(list: List<Query>, sort: string): RawBuilder<unknown> {
  const name = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const nulls = list.neverNull?.includes(name) === true ? sql`` : sql` nulls last`;
  const ties = (list.ties ?? [list.id]).map((tie) => sql`${tie} ${direction}`);
  return sql.join([sql`${list.sort[name] ?? list.id} ${direction}${nulls}`, ...ties]);
}

/**
 * A LIKE pattern that finds the text anywhere in folded text. Folds before escaping wildcards, because folding can
 * produce them.
 */
export const containing = (text: string): string =>
  `%${folded(text.trim()).replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a text matches a pattern of `containing`, ignoring case and accents. */
export const holds = (text: RawBuilder<unknown>, pattern: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`folded(${text}) like ${pattern}`;

/** Sorts text alphabetically for readers, in the same order on every store. */
export const readingOrder = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`folded(${column}) collate "C"`;

/** A summary of counts by group; every known group is included, also with 0. */
export function summaryOf(key: string, known: readonly string[], counts: ReadonlyMap<string, number>) {
  const groups = Object.fromEntries(known.map((group) => [group, counts.get(group) ?? 0]));
  return { total: Object.values(groups).reduce((sum, count) => sum + count, 0), key, groups };
}

/** The summary shape of users, customer users, campaigns and content. */
export function statsOf(known: readonly string[], counts: ReadonlyMap<string, number>) {
  return { stats: known.map((status) => ({ status, total: counts.get(status) ?? 0 })) };
}
