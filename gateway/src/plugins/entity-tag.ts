import type { ApolloServerPlugin } from '@apollo/server';
import { Kind } from 'graphql';
import type { GatewayContext } from '../context.ts';

/**
 * Gives the ETag of REST v1 along with an answer that is about one thing: its first call reads or changes that thing,
 * and those after it complete its labels.
 */
export const entityTag = (): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response, contextValue }) => {
      const fields = operation?.selectionSet.selections ?? [];
      const tag = contextValue.firstTag();
      if (fields.length === 1 && fields[0]?.kind === Kind.FIELD && tag !== null)
        response.http.headers.set('etag', tag);
    },
  }),
});
