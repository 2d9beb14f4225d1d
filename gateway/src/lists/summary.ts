import type { GatewayContext } from '../context.ts';
import { InvalidAnswerError } from '../errors/rest-error.ts';
import type { RestCall } from '../rest/declaration.ts';
import type { SummaryCounts } from '../schema/parents.ts';
import { listQuery, matchesNothing, zoneOf } from './list.ts';
import type { Covers } from './list.ts';

type Groups = { total: number; groups: Record<string, number> };
type Stats = { stats: readonly { status: string; total: number }[] };

type Filtered<Filter> = { filter: Filter | null };

/**
 * The counts by status for a page of a list: with its other filters applied, so that each count is the number of rows
 * after choosing that status. A REST v1 without filters here counts everything.
 */
export const readListSummary = async <Parameters, Filter extends object>(
  context: GatewayContext,
  call: RestCall<{ query?: Parameters; timezone?: string }, Groups | Stats> &
    Covers<WithoutStatus<Filter>, Parameters>,
  page: Filtered<Filter>,
): Promise<SummaryCounts> =>
  countsOf(
    page,
    readSummary(await context.read(call, { query: countQuery<Parameters>(page), ...zoneOf(page.filter) })),
  );

/** The same for a list below an entity. */
export const readListSummaryOf = async <Path, Parameters, Filter extends object>(
  context: GatewayContext,
  call: RestCall<{ path: Path; query?: Parameters }, Groups | Stats> &
    Covers<WithoutStatus<Filter>, Parameters>,
  path: Path,
  page: Filtered<Filter>,
): Promise<SummaryCounts> =>
  countsOf(page, readSummary(await context.read(call, { path, query: countQuery<Parameters>(page) })));

type WithoutStatus<Filter> = Omit<Filter, 'status'>;

const withoutStatus = ({ filter }: Filtered<object>): object => ({ ...filter, status: null });

/** `Covers` has checked the names against the contract, as for the list itself. */
const countQuery = <Parameters>(page: Filtered<object>): Parameters =>
  listQuery(withoutStatus(page), undefined) as Parameters;

/** Zero for each status, where the other filters match nothing. */
const countsOf = (page: Filtered<object>, counts: SummaryCounts): SummaryCounts =>
  matchesNothing(withoutStatus(page))
    ? { total: 0, groups: counts.groups.map(({ value }) => ({ value, total: 0 })) }
    : counts;

/** Normalizes the two shapes of summaries in REST v1. The values have the names of the filter's enum. */
export function readSummary(answer: Groups | Stats): SummaryCounts {
  if ('stats' in answer && Array.isArray(answer.stats)) {
    const groups = answer.stats.map(({ status, total }) => ({ value: enumName(status), total }));
    return { total: sumOf(groups.map(({ total }) => total)), groups };
  }
  if ('groups' in answer && typeof answer.groups === 'object')
    return {
      total: answer.total,
      groups: Object.entries(answer.groups).map(([value, total]) => ({ value: enumName(value), total })),
    };
  throw new InvalidAnswerError('A summary has neither groups nor stats');
}

/** One count that could not be read leaves no sum. */
const sumOf = (counts: readonly number[]): number =>
  counts.find((count) => typeof count !== 'number') ?? counts.reduce((sum, count) => sum + count, 0);

/** A word that is missing or could not be read is left to its field. */
const enumName = (word: string): string =>
  typeof word === 'string' ? word.toUpperCase().replaceAll('.', '_') : word;
