import type { GatewayContext } from '../context.ts';
import { unauthenticated } from '../errors/rest-error.ts';
import type { RestCall } from '../rest/declaration.ts';
import type { ExportAnswer } from '../schema/parents.ts';
import { listQuery, matchesNothing } from './list.ts';
import type { Covers, ListArguments } from './list.ts';

type ExportInput<Filter> = {
  filter?: Filter | null | undefined;
  sort: ListArguments<Filter>['sort'];
  timezone: string;
};

/** Asks for the rows of a list as a file by mail, with the filter, the order and the reader's time zone. */
export async function exportList<Parameters, Filter extends object>(
  context: GatewayContext,
  call: RestCall<{ query?: Parameters; timezone?: string }, ExportAnswer['outcome']> &
    Covers<Filter, Parameters>,
  { filter, sort, timezone }: ExportInput<Filter>,
): Promise<ExportAnswer> {
  if (matchesNothing(filter)) return nothingFor(context);
  return { outcome: await context.change(call, { query: exportQuery<Parameters>(filter, sort), timezone }) };
}

/** The same for a list that belongs to something. */
export async function exportListOf<Path, Parameters, Filter extends object>(
  context: GatewayContext,
  call: RestCall<{ path: Path; query?: Parameters; timezone?: string }, ExportAnswer['outcome']> &
    Covers<Filter, Parameters>,
  path: Path,
  { filter, sort, timezone }: ExportInput<Filter>,
): Promise<ExportAnswer> {
  if (matchesNothing(filter)) return nothingFor(context);
  const query = exportQuery<Parameters>(filter, sort);
  return { outcome: await context.change(call, { path, query, timezone }) };
}

/** Nothing is to be sent, so REST v1 is not asked: it would send everything. */
function nothingFor({ session }: GatewayContext): ExportAnswer {
  if (session.token === null) throw unauthenticated();
  return { outcome: 'no_data' };
}

/** `Covers` has checked the names against the contract, as for the list itself. */
const exportQuery = <Parameters>(
  filter: object | null | undefined,
  sort: ExportInput<object>['sort'],
): Parameters => listQuery(filter, sort) as Parameters;
