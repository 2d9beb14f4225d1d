import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError, OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { isOurs } from '../errors/graphql-errors.ts';
import type { Metrics } from '../http/metrics.ts';

/** Records each operation: one metric, and a log line for errors that are a fault of the gateway or of REST v1. */
export const observation = (metrics: Metrics): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, operationName, contextValue }) =>
      logFailures(contextValue.log, errors, operationName ?? null),
    willSendResponse: async ({ operation, errors, contextValue }) =>
      observeAnswer(metrics, operation, contextValue, errors && errors.length > 0 ? 'errors' : 'ok'),
  }),
});

/** @param operation undefined where the request failed before it was known */
export const observeAnswer = (
  metrics: Metrics,
  operation: OperationDefinitionNode | undefined,
  context: GatewayContext,
  outcome: 'ok' | 'errors',
): void =>
  metrics.observeOperation({
    name: context.trusted ? (operation?.name?.value ?? null) : null,
    type: operation?.operation ?? 'none',
    outcome,
    milliseconds: performance.now() - context.startedAt,
  });

/** Paths of failed fields in one line. */
const mostPaths = 5;

/** One line for an operation, however many of its fields failed: the first with its cause, the others counted. */
export function logFailures(
  log: Pick<FastifyBaseLogger, 'error'>,
  errors: readonly GraphQLError[],
  operationName: string | null,
): void {
  const ours = errors.filter((error) => isOurs(error));
  const [first] = ours;
  if (!first) return;
  const facts = { err: first.originalError ?? first, path: first.path, operationName };
  if (ours.length === 1) log.error(facts, 'A field failed');
  else
    log.error(
      {
        ...facts,
        failed: ours.length,
        paths: ours.slice(0, mostPaths).map(({ path }) => path?.join('.')),
        causes: [...new Set(ours.map(({ originalError }) => originalError?.name ?? 'GraphQLError'))],
      },
      'Fields failed',
    );
}
