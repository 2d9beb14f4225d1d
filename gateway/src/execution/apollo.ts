import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Executor } from './executor.ts';

type Gateway = ApolloServerOptionsWithGateway<Record<string, never>>['gateway'];

/** Apollo Server does not know what its `gateway` is given, which is what `createContext` made. */
const isOurs = (context: object): context is GatewayContext => 'loaders' in context;

/** Has Apollo Server answer operations of a schema with our executor: its `gateway` is the only door for another one. */
export function executedBy(schema: GraphQLSchema, executor: Executor): Gateway {
  return {
    onSchemaLoadOrUpdate: (use) => {
      use({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, operation, request, context }) => {
        if (!isOurs(context)) throw new TypeError('The context was made by somebody else');
        if (context.answered) return context.answered;
        const { operationName, variables = {} } = request;
        return executor.answer({ document, operation, operationName, variables, context });
      },
    }),
    stop: async () => undefined,
  };
}
