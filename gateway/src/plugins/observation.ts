import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../context.ts';
import { isOurs } from '../errors/graphql-errors.ts';
import type { Metrics } from '../http/metrics.ts';

/** Writes down what each operation did: one metric, and a log line for errors that nobody else can have caused. */
export const observation = (metrics: Metrics): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => {
    const started = performance.now();
    return {
      didEncounterErrors: async ({ errors, operationName, contextValue }) => {
        for (const error of errors)
          if (isOurs(error))
            contextValue.log.error(
              { err: error.originalError ?? error, path: error.path, operationName },
              'A field failed',
            );
      },
      willSendResponse: async ({ operation, operationName, errors, contextValue }) => {
        metrics.observeOperation({
          name: contextValue.trusted ? (operationName ?? null) : null,
          type: operation?.operation ?? 'none',
          outcome: errors && errors.length > 0 ? 'errors' : 'ok',
          milliseconds: performance.now() - started,
        });
      },
    };
  },
});
