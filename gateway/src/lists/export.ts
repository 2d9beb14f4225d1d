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

/** Requests an export of a list by mail, with the filter, the order and the user's time zone. */
export async function exportList<Parameters, Filter extends object>(
  context: GatewayContext,
  call: RestCall<{ query?: Parameters; timezone?: string }, ExportAnswer['outcome']> &
    Covers<Filter, Parameters>,
  { filter, sort, timezone }: ExportInput<Filter>,
): Promise<ExportAnswer> {
  if (matchesNothing(filter)) return nothingFor(context);
  return { outcome: await context.change(call, { query: exportQuery<Parameters>(filter, sort), timezone }) };
}

/** The same for a list below an entity. */
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

/** The filter matches nothing, so REST v1 is not called: it would export everything. */
function nothingFor({ session }: GatewayContext): ExportAnswer {
  if (session.token === null) throw unauthenticated();
  return { outcome: 'no_data' };
}

/** `Covers` has checked the names against the contract, as for the list itself. */
const exportQuery = <Parameters>(
  filter: object | null | undefined,
  sort: ExportInput<object>['sort'],
): Parameters => listQuery(filter, sort) as Parameters;
