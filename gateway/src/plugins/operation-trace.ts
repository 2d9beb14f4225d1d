import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../context.ts';

/** Makes each operation a span in its request's trace. */
export const operationTrace = (): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async ({ contextValue }) => {
    const trace = contextValue.trace.startOperation();
    return {
      willSendResponse: async ({ operation, operationName, queryHash, response }) => {
        const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
        const code = errors?.[0]?.extensions?.['code'];
        trace.end({
          type: operation?.operation ?? null,
          name: operationName ?? null,
          documentHash: queryHash ?? null,
          errorCode: typeof code === 'string' ? code : null,
        });
      },
    };
  },
});
