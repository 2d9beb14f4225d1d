import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { FieldValues } from 'react-hook-form';
import type { FormStart } from '../form/values/formValues.ts';
import type { EditedRecord } from './edited.ts';

interface Versioned {
  readonly version: string | null;
}

interface Edit<Data, Variables, Thing, Values extends FieldValues> {
  /** Reads all values of the form, and their version. */
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** Finds the record in an answer. */
  readonly of: (data: Data) => (NoInfer<Thing> & Versioned) | null | undefined;
  /** The record as values of the form. */
  readonly values: (thing: Thing) => FormStart<Values>;
}

/**
 * The record that a form edits: saving it states the version that the values come from, and a refused save is merged
 * with the present state.
 */
export function useEdited<Data, Variables extends OperationVariables, Thing, Values extends FieldValues>(
  seen: Partial<Versioned>,
  { query, variables, of, values }: Edit<Data, Variables, Thing, Values>,
): EditedRecord<Values> {
  const client = useApolloClient();
  return {
    version: seen.version,
    read: async () => {
      // Not cached: the form decides what becomes of both states, and its page must not move under it.
      const { data } = await client.query<Data, OperationVariables>({
        query,
        variables,
        fetchPolicy: 'no-cache',
      });
      // Safe: the query has no other answer.
      const thing = data ? of(data as Data) : null;
      return thing ? { values: values(thing), version: thing.version } : null;
    },
  };
}
