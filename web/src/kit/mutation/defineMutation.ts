import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { EntityFields, QueryField } from '../../graphql/generated/cacheNames.ts';
import type { oneAttempt } from './attempts.ts';

type EntityName = keyof EntityFields;

/** A cached entity by its type and id. */
export interface EntityReference<Name extends EntityName = EntityName> {
  readonly __typename: Name;
  readonly id: string;
}

/** Some fields of a cached entity; fields of another type do not compile. */
export type FieldsOfEntity = {
  [Name in EntityName]: {
    readonly of: EntityReference<Name>;
    readonly fields: readonly EntityFields[Name][];
  };
}[EntityName];

export interface MutationRules<Data, Variables> {
  /** The success notice. Its text is in `messages/`. */
  readonly success?: string | ((variables: Variables) => string);
  /**
   * For mutations that add something, such as a payment or a comment: a retry after a lost answer is executed once,
   * also after a double click or a reload. Not for mutations that set a value, which may be changed back in between.
   */
  readonly once?: typeof oneAttempt;
  /** Whether the answer means success; without it every answer does. */
  readonly done?: (data: Data) => boolean;
  /**
   * Root fields that it may change, such as the list that a record was added to: 'orders'. A list's counts are
   * included. An edit needs none: it returns the entity, and every list that contains it updates without a request.
   */
  readonly evicts?: readonly QueryField[];
  /** Fields of entities that it may change, such as the jobs of an order. */
  readonly evictsFields?: (variables: Variables, data: Data) => readonly FieldsOfEntity[];
  /**
   * Fields on screen that offered the action, and that a conflict (409) proves stale: they are refetched wherever they
   * are shown, because another user has changed them.
   */
  readonly refusedFor?: (variables: Variables) => FieldsOfEntity | readonly FieldsOfEntity[];
  /** Entities that it deletes. */
  readonly removes?: (variables: Variables, data: Data) => readonly EntityReference[];
}

export interface MutationDefinition<Data, Variables extends OperationVariables> extends MutationRules<
  Data,
  Variables
> {
  readonly document: TypedDocumentNode<Data, Variables>;
}

/** A mutation with its cache rules and its notice, declared once for all callers. */
export const defineMutation = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  rules: MutationRules<Data, Variables> = {},
): MutationDefinition<Data, Variables> => ({ document, ...rules });

/**
 * Evicts what the mutation made stale. Queries on screen that miss data afterwards are refetched; other screens refetch
 * when they are opened.
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
