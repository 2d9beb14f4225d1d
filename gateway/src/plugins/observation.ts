import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { isOurs } from '../errors/graphql-errors.ts';
import type { Metrics } from '../http/metrics.ts';

/** Records an answered operation as a metric. */
export const observeOperation = (
  metrics: Metrics,
  { operation, errors, contextValue }: GraphQLRequestContextWillSendResponse<GatewayContext>,
): void =>
  metrics.observeOperation({
    name: contextValue.trusted ? (operation?.name?.value ?? null) : null,
    // Undefined where the request failed before it was known.
    type: operation?.operation ?? 'none',
    outcome: errors && errors.length > 0 ? 'errors' : 'ok',
    milliseconds: performance.now() - contextValue.startedAt,
  });

/** Paths of failed fields in one line. */
const mostPaths = 5;

/**
 * Logs errors that are a fault of the gateway or of REST v1. One line for an operation, however many of its fields
 * failed: the first with its cause, the others counted.
 */
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
