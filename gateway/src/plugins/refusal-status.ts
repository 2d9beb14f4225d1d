import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { GatewayContext } from '../context.ts';

/** Request errors in the sense of the GraphQL specification: the document or its variables are invalid. */
const requestErrors: ReadonlySet<unknown> = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

const graphqlMediaType = 'application/graphql-response+json';

/**
 * GraphQL over HTTP: a client that only accepts `application/json` gets 200 for an invalid document, since any proxy
 * may have produced a 400 of that type; every other client gets 400 and GraphQL's own media type. Refusals that protect
 * the gateway are no request errors and keep their status.
 */
export function setRefusalStatus({
  request,
  response,
}: GraphQLRequestContextWillSendResponse<GatewayContext>): void {
  if (response.body.kind !== 'single' || response.http.status !== 400) return;
  const { data, errors = [] } = response.body.singleResult;
  if (data !== undefined || !errors.every(({ extensions }) => requestErrors.has(extensions?.['code'])))
    return;
  const accept = request.http?.headers.get('accept') ?? '';
  if (accept.includes('application/json') && !accept.includes(graphqlMediaType)) response.http.status = 200;
  else response.http.headers.set('content-type', `${graphqlMediaType}; charset=utf-8`);
}
