import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../context.ts';
import type { Metrics } from '../http/metrics.ts';
import { CostLimit } from './cost.ts';
import { setEntityTag } from './entity-tag.ts';
import { logFailures, observeOperation } from './observation.ts';
import { setRefusalStatus } from './refusal-status.ts';

/** All steps of an operation in one plugin: Apollo Server waits for each step of each plugin. */
export function operationSteps(mostCost: number, metrics: Metrics): ApolloServerPlugin<GatewayContext> {
  const cost = new CostLimit(mostCost);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async (operation) => cost.check(operation),
      didEncounterErrors: async ({ errors, operationName, contextValue }) =>
        logFailures(contextValue.log, errors, operationName ?? null),
      willSendResponse: async (answered) => {
        cost.report(answered);
        setRefusalStatus(answered);
        setEntityTag(answered);
        observeOperation(metrics, answered);
      },
    }),
  };
}
