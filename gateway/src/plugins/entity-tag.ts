import type { ApolloServerPlugin } from '@apollo/server';
import { Kind } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../context.ts';

/**
 * Gives the ETag of REST v1 along with an answer that is about one thing: its first call reads or changes that thing,
 * and those after it complete its labels.
 */
export const entityTag = (): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response, contextValue }) => {
      const tag = operation ? tagOf(operation, contextValue) : null;
      if (tag !== null) response.http.headers.set('etag', tag);
    },
  }),
});

/** The ETag of an answered operation; null where it is about several things. */
export function tagOf({ selectionSet }: OperationDefinitionNode, context: GatewayContext): string | null {
  const [first, ...others] = selectionSet.selections;
  return first?.kind === Kind.FIELD && others.length === 0 ? context.firstTag() : null;
}
