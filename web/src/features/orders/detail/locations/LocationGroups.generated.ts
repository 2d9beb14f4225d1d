/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/generated/schema.ts';

import { skipToken, type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OrderLocationGroupsQueryVariables = Exact<{
  id: string;
}>;


export type OrderLocationGroupsQuery = { order: { __typename: 'Order', id: string, locationGroups: Array<{ __typename: 'LocationGroup', id: string, version: string | null, name: string, jobTimeLimit: number | null, hideFromMarket: boolean | null }> | null } | null };


export const OrderLocationGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderLocationGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"locationGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"jobTimeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"hideFromMarket"}}]}}]}}]}}]} as unknown as DocumentNode<OrderLocationGroupsQuery, OrderLocationGroupsQueryVariables>;
export const useOrderLocationGroupsQuery = (options: useQuery.Options<OrderLocationGroupsQuery, OrderLocationGroupsQueryVariables> | SkipToken) => options === skipToken ? useQuery(OrderLocationGroupsDocument, skipToken) : useQuery(OrderLocationGroupsDocument, options);
