import type { RestCall } from '../../rest/declaration.ts';
import type { Query } from '../../rest/query-string.ts';

/** A read call as the console needs it, and the calls that need ids of its answer. */
export type Question = Readonly<{
  call: RestCall;
  /** Where staff see the answer: `the list of orders`. */
  seen: string;
  query: Query;
  /** How its ids follow from the answer above it; null for a question that needs none. */
  from: IdSource | null;
  /** Set where several rows are read by their ids in one call. */
  batch: Batch | null;
  /** Whether 404 may mean that this row has none. */
  mayBeMissing: boolean;
  /** What the console lacks without a call that is not of the original contract; null for one that is. */
  lacking: string | null;
  below: readonly Question[];
}>;

type IdSource = Readonly<{
  /** The parameter of the path, or of the query, that takes the id. */
  parameter: string;
  /** The most ids to ask with. */
  most: number;
  /** The values of an answer that may have ids, in its order. */
  rows: (answer: unknown) => readonly unknown[];
  idOf: (row: unknown) => unknown;
}>;

type Batch = Readonly<{
  /** Takes the id out of a row of the answer. */
  idOf: (row: unknown) => unknown;
  /** Whether every id has a row. */
  complete: boolean;
}>;

/** Rows of one page: enough to find what is odd. */
export const pageSize = 25;

type Details = Readonly<{ query?: Query; below?: readonly Question[]; lacking?: string }>;

/** The gateway tells users the same. */
const lackingWithout = ({ notOffered }: RestCall, lacking: string | undefined): string | null =>
  lacking ?? (notOffered === '' ? null : notOffered);

/** A call that needs no id. */
export const alone = (
  call: RestCall,
  seen: string,
  { query = {}, below = [], lacking }: Details = {},
): Question => ({
  call,
  seen,
  query,
  from: null,
  batch: null,
  mayBeMissing: false,
  lacking: lackingWithout(call, lacking),
  below,
});

/** The first page of a list, sorted as the console sorts it. */
export const firstPage = (
  call: RestCall,
  seen: string,
  sort: string | null,
  { query = {}, below = [] }: Details = {},
): Question =>
  alone(call, seen, {
    query: { page: 1, per_page: pageSize, ...(sort !== null && { sort }), ...query },
    below,
  });

type EachDetails = Details & Partial<IdSource> & Readonly<{ mayBeMissing?: boolean }>;

/** A call for each of the first rows of the answer above. */
export const each = (
  call: RestCall,
  seen: string,
  {
    query = {},
    below = [],
    parameter = 'id',
    most = 3,
    rows = rowsOf,
    idOf = ownId,
    mayBeMissing = false,
    lacking,
  }: EachDetails = {},
): Question => ({
  call,
  seen,
  query,
  from: { parameter, most, rows, idOf },
  batch: null,
  mayBeMissing,
  lacking: lackingWithout(call, lacking),
  below,
});

/** Some rows of the list above once more, by their ids in one call, as references are completed. */
export const together = (
  call: RestCall,
  seen: string,
  {
    query = {},
    parameter = 'id[]',
    most = 3,
    idOf = ownId,
    complete = true,
  }: Partial<Pick<IdSource, 'parameter' | 'most'> & Batch & { query: Query }> = {},
): Question => ({
  call,
  seen,
  query: { per_page: most, ...query },
  // The last rows: a server that ignores the ids answers the first ones.
  from: { parameter, most, rows: (answer) => rowsOf(answer).slice(-most), idOf: ownId },
  batch: { idOf, complete },
  mayBeMissing: false,
  lacking: lackingWithout(call, undefined),
  below: [],
});

/** The property of an object; undefined for any other value. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const ownId = (row: unknown): unknown => propertyOf(row, 'id');

/** The rows of a list. */
export function rowsOf(answer: unknown): readonly unknown[] {
  const data = propertyOf(answer, 'data');
  return Array.isArray(data) ? data : [];
}
