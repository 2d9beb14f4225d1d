import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Executor } from './executor.ts';

type Gateway = ApolloServerOptionsWithGateway<Record<string, never>>['gateway'];

/** Apollo Server does not know the type of its context, which is the one of `createContext`. */
const isOurs = (context: object): context is GatewayContext => 'loaders' in context;

/** Makes Apollo Server execute operations with our executor; the option `gateway` is its only hook for that. */
export function executedBy(schema: GraphQLSchema, executor: Executor): Gateway {
  return {
    onSchemaLoadOrUpdate: (use) => {
      use({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, operation, request, context }) => {
        if (!isOurs(context)) throw new TypeError('The context was made by somebody else');
        const { operationName, variables = {} } = request;
        return executor.answer({ document, operation, operationName, variables, context });
      },
    }),
    stop: async () => undefined,
  };
}
