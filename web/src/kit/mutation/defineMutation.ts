import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { EntityFields, QueryField } from '../../graphql/generated/cacheNames.ts';
import type { oneAttempt } from './attempts.ts';

type EntityName = keyof EntityFields;

/** Something in the cache by its type and id. */
export interface EntityReference<Name extends EntityName = EntityName> {
  readonly __typename: Name;
  readonly id: string;
}

/** Some fields of something in the cache; another type's fields do not fit. */
export type FieldsOfEntity = {
  [Name in EntityName]: {
    readonly of: EntityReference<Name>;
    readonly fields: readonly EntityFields[Name][];
  };
}[EntityName];

export interface MutationRules<Data, Variables> {
  /** The notice once it is done. Its text stands in `messages/`. */
  readonly success?: string | ((variables: Variables) => string);
  /**
   * What adds something, such as a payment or a comment: the same sent again after no answer has come is done once, also
   * by a double click or after a reload. Not for what sets something, which may be set back in between.
   */
  readonly once?: typeof oneAttempt;
  /** Whether the answer says that it was done; without this every answer does. */
  readonly done?: (data: Data) => boolean;
  /**
   * Root fields whose answers it may change, such as the list that something was added to: 'orders'. A list's counts
   * go with it. An edit needs none: it returns the entity, and every list that holds it follows without a request.
   */
  readonly evicts?: readonly QueryField[];
  /** Fields of things that it may change, such as the jobs of an order. */
  readonly evictsFields?: (variables: Variables, data: Data) => readonly FieldsOfEntity[];
  /**
   * Fields that offered the act on screen, and that the server takes back by refusing it with a conflict (409): they
   * are asked for again wherever they are shown, because somebody else has changed them meanwhile.
   */
  readonly refusedFor?: (variables: Variables) => FieldsOfEntity | readonly FieldsOfEntity[];
  /** Things that are gone afterwards. */
  readonly removes?: (variables: Variables, data: Data) => readonly EntityReference[];
}

export interface MutationDefinition<Data, Variables extends OperationVariables> extends MutationRules<
  Data,
  Variables
> {
  readonly document: TypedDocumentNode<Data, Variables>;
}

/** A mutation with what it does to the cache and what it says, stated once for every place that runs it. */
export const defineMutation = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  rules: MutationRules<Data, Variables> = {},
): MutationDefinition<Data, Variables> => ({ document, ...rules });

/**
 * Takes out of the cache what the mutation made stale. Queries that are on screen and miss something afterwards ask
 * for it again; those of other screens do so when they are opened.
 */
export function applyRules<Data, Variables>(
  cache: ApolloCache,
  rules: MutationRules<Data, Variables>,
  variables: Variables,
  data: Data,
): void {
  for (const fieldName of rules.evicts ?? []) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const { of, fields } of rules.evictsFields?.(variables, data) ?? []) {
    for (const fieldName of fields) cache.evict({ id: cache.identify({ ...of }) ?? '', fieldName });
  }
  for (const gone of rules.removes?.(variables, data) ?? [])
    cache.evict({ id: cache.identify({ ...gone }) ?? '' });
  cache.gc();
}
