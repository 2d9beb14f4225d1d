import { InvalidAnswerError } from '../errors/rest-error.ts';
import type { GatewayContext } from '../context.ts';
import { toSnakeCase } from '../rest/casing.ts';
import type { SnakeCase } from '../rest/casing.ts';
import type { RestCall } from '../rest/declaration.ts';
import type { Query, QueryValue } from '../rest/query-string.ts';
import type { Envelope, ListPage } from '../schema/parents.ts';
import { pageInfoOf } from './page-info.ts';

type Given<Value> = NonNullable<Value>;

/** Filters whose parameter has another name. */
const renamed = { createdFrom: 'created_at_from', createdTo: 'created_at_to' } as const;
type Renamed = typeof renamed;
const parameterNames: ReadonlyMap<string, string> = new Map(Object.entries(renamed));

/** `customerIds` → `customer_id[]`, `status` → `status[]` for a list; `startDateFrom` → `start_date_from`. */
export type FilterParameter<Name extends string, Value> =
  Given<Value> extends readonly unknown[]
    ? `${Name extends 'ids' ? 'id' : Name extends `${infer One}Ids` ? `${SnakeCase<One>}_id` : Name extends `${infer One}Codes` ? `${SnakeCase<One>}_code` : SnakeCase<Name>}[]`
    : Name extends keyof Renamed
      ? Renamed[Name]
      : SnakeCase<Name>;

/** Sent as a header: the time zone of the dates in the filter. */
type InHeader = 'timezone';

/** The names of a filter that have no parameter in the call. */
type UnknownTo<Filter, Parameters> = {
  [Name in keyof Filter & string]: Name extends InHeader
    ? never
    : FilterParameter<Name, Filter[Name]> extends keyof Parameters
      ? never
      : Name;
}[keyof Filter & string];

/** The arguments of a list field. */
export type ListArguments<Filter> = {
  page: number;
  perPage: number;
  sort?: { field: string; direction?: 'ASC' | 'DESC' };
  filter?: Filter | null | undefined;
};

/** Accepts any list call whose parameters cover the filter; otherwise the error names the missing ones. */
export type Covers<Filter, Parameters> = [UnknownTo<Filter, Parameters>] extends [never]
  ? unknown
  : { filterWithoutParameter: UnknownTo<Filter, Parameters> };

const plurals = [
  [/^ids$/, 'id'],
  [/Ids$/, '_id'],
  [/Codes$/, '_code'],
] as const;

/** The query parameter for one entry of a filter. */
export function filterParameter(name: string, value: QueryValue): string {
  if (!Array.isArray(value)) return parameterNames.get(name) ?? toSnakeCase(name);
  const [plural, singular] = plurals.find(([pattern]) => pattern.test(name)) ?? [/$/, ''];
  return `${toSnakeCase(name.replace(plural, ''))}${singular}[]`;
}

/**
 * Whether a filter matches nothing: an empty list in it has no value to match. REST v1 could not tell an empty list
 * from a missing one, and would return everything.
 */
export const matchesNothing = (filter: object | null | undefined): boolean =>
  Object.values(filter ?? {}).some((value) => Array.isArray(value) && value.length === 0);

/** For the lists of one entity: intersects the filter with the entity itself. */
export const among = (asked: readonly string[] | null | undefined, id: string): string[] =>
  asked?.includes(id) === false ? [] : [id];

/** The filter and the sort order of a list, as query parameters; without those that `matchesNothing` handles. */
export function listQuery<Filter extends object>(
  filter: Filter | null | undefined,
  sort: ListArguments<Filter>['sort'],
): Query {
  const query: Record<string, QueryValue> = {};
  if (sort) query['sort'] = (sort.direction === 'DESC' ? '-' : '') + sort.field;
  for (const [name, value] of Object.entries(filter ?? {}) as [string, QueryValue][]) {
    if (value !== null && value !== undefined && name !== inHeader)
      query[filterParameter(name, value)] = value;
  }
  return query;
}

const inHeader: InHeader = 'timezone';

/** The user's time zone, if the filter names one. */
export const zoneOf = (filter: object | null | undefined): { timezone?: string } =>
  filter && inHeader in filter && typeof filter.timezone === 'string' ? { timezone: filter.timezone } : {};

/**
 * Reads one page of a list.
 * @param loader of the rows' type, so that the rows are not read again by id
 */
export async function readList<Parameters, Row extends object, Filter extends object>(
  context: GatewayContext,
  call: RestCall<{ query?: Parameters; timezone?: string }, Page<Row>> & Covers<Filter, Parameters>,
  args: ListArguments<Filter>,
  loader?: Remembers<Row>,
): Promise<ListPage<Row, Filter>> {
  const answer = await context.read(call, { query: pageQuery<Parameters>(args), ...zoneOf(args.filter) });
  return listPageOf(call, answer, args, loader);
}

/**
 * Reads one page of a list below an entity: `GET /agents/{id}/assignments`.
 * @param path the id of the entity
 */
export async function readListOf<Path, Parameters, Row extends object, Filter extends object>(
  context: GatewayContext,
  call: RestCall<{ path: Path; query?: Parameters }, Page<Row>> & Covers<Filter, Parameters>,
  path: Path,
  args: ListArguments<Filter>,
  loader?: Remembers<Row>,
): Promise<ListPage<Row, Filter>> {
  const answer = await context.read(call, { path, query: pageQuery<Parameters>(args) });
  return listPageOf(call, answer, args, loader);
}

type Page<Row> = Envelope & { data: Row[] };
type Remembers<Row> = { remember: (rows: readonly Row[]) => void };

/**
 * `Covers` has checked the names against the contract; the values have the same spelling in both contracts. Where
 * nothing can match, the call asks for one row all the same: REST v1 checks the permission.
 */
const pageQuery = <Parameters>({ page, perPage, sort, filter }: ListArguments<object>): Parameters =>
  ({
    ...(matchesNothing(filter) ? { page: 1, per_page: 1 } : { page, per_page: perPage }),
    ...listQuery(filter, sort),
  }) as Parameters;

/**
 * The page of an answer; what its envelope lacks follows from the arguments.
 * @throws InvalidAnswerError
 */
export function listPageOf<Row, Filter>(
  call: { path: string },
  answer: Page<Row>,
  args: ListArguments<Filter>,
  loader?: Remembers<Row>,
): ListPage<Row, Filter> {
  const { filter, page, perPage } = args;
  const rows = rowsOf(answer);
  if (rows === null || !Number.isInteger(answer.total))
    throw new InvalidAnswerError(`GET ${call.path} did not answer a page`);
  if (typeof filter === 'object' && matchesNothing(filter)) {
    const page_info = { current_page: page, per_page: perPage, last_page: 1, total: 0, from: null, to: null };
    return { items: [], page_info, filter };
  }
  loader?.remember(rows);
  return { items: rows, page_info: pageInfoOf(answer, args), filter: filter ?? null };
}

/** Null stands for no rows where the total is 0; elsewhere the rows are missing. */
function rowsOf<Row>({ data, total }: Page<Row>): readonly Row[] | null {
  const rows: unknown = data;
  if (!Array.isArray(rows)) return rows === null && total === 0 ? [] : null;
  return withoutRepeats(data);
}

/** A server may answer a row twice, and clients cannot tell two rows of one id apart. */
function withoutRepeats<Row>(rows: readonly Row[]): readonly Row[] {
  const ids = new Set<unknown>();
  return rows.filter((row) => {
    const id: unknown = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
    if (typeof id !== 'string') return true;
    if (ids.has(id)) return false;
    ids.add(id);
    return true;
  });
}
