import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { Kind } from 'graphql';
import type { GatewayContext } from '../context.ts';

/**
 * Adds the ETag of REST v1 to an answer about one entity: the first call reads or changes that entity, and later calls
 * complete its labels.
 */
export function setEntityTag({
  operation,
  response,
  contextValue,
}: GraphQLRequestContextWillSendResponse<GatewayContext>): void {
  const [first, ...others] = operation?.selectionSet.selections ?? [];
  const tag = first?.kind === Kind.FIELD && others.length === 0 ? contextValue.firstTag() : null;
  if (tag !== null) response.http.headers.set('etag', tag);
}
