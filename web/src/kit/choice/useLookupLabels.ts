import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useState } from 'react';
import type { Lookup, LookupOption } from '../../graphql/lookups/lookup.ts';

export interface LookupLabels {
  /** The label of an id; an ellipsis until the server has answered, the id where it knows none. */
  readonly labelOf: (id: string) => string;
  /** Keeps labels that are known already, so that they are not asked for. */
  readonly remember: (options: readonly LookupOption[]) => void;
}

/** Labels of ids that came from an address: all that are missing in one call. */
export function useLookupLabels(client: ApolloClient, lookup: Lookup, ids: readonly string[]): LookupLabels {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const remember = useCallback((options: readonly LookupOption[]) => {
    setLabels((known) => new Map([...known, ...options.map(({ id, label }) => [id, label] as const)]));
  }, []);
  const missing = ids.filter((id) => !labels.has(id)).join();
  useEffect(() => {
    if (missing === '') return;
    let current = true;
    const asked = missing.split(',');
    lookup.resolve(client, asked).then(
      (options) => {
        // An id nobody knows is its own label, and is not asked for again.
        if (current) remember([...asked.map((id) => ({ id, label: id })), ...options]);
      },
      () => current && remember(asked.map((id) => ({ id, label: id }))),
    );
    return () => {
      current = false;
    };
  }, [client, lookup, missing, remember]);
  return { labelOf: (id) => labels.get(id) ?? '…', remember };
}
