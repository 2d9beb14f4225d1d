import type { ApolloServerPlugin } from '@apollo/server';
import { Kind } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../context.ts';

/**
 * Adds the ETag of REST v1 to an answer about one entity: the first call reads or changes that entity, and later calls
 * complete its labels.
 */
export const entityTag = (): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response, contextValue }) => {
      const tag = operation ? tagOf(operation, contextValue) : null;
      if (tag !== null) response.http.headers.set('etag', tag);
    },
  }),
});

/** The ETag of an operation's answer; null where it is about several entities. */
export function tagOf({ selectionSet }: OperationDefinitionNode, context: GatewayContext): string | null {
  const [first, ...others] = selectionSet.selections;
  return first?.kind === Kind.FIELD && others.length === 0 ? context.firstTag() : null;
}
