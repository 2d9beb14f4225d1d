import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../context.ts';

/** What the GraphQL specification calls request errors: the document or its variables are wrong. */
const requestErrors: ReadonlySet<unknown> = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

const graphqlMediaType = 'application/graphql-response+json';

/**
 * GraphQL over HTTP: a client that only takes `application/json` is told about a wrong document with 200, since any
 * proxy may have made up a 400 of that type; every other client gets 400 and the media type that says it is GraphQL's
 * own. Refusals that protect the gateway are no request errors: they stay what they are.
 */
export const refusalStatus = (): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response }) => {
      if (response.body.kind !== 'single' || response.http.status !== 400) return;
      const { data, errors = [] } = response.body.singleResult;
      if (data !== undefined || !errors.every(({ extensions }) => requestErrors.has(extensions?.['code'])))
        return;
      const accept = request.http?.headers.get('accept') ?? '';
      if (accept.includes('application/json') && !accept.includes(graphqlMediaType))
        response.http.status = 200;
      else response.http.headers.set('content-type', `${graphqlMediaType}; charset=utf-8`);
    },
  }),
});
