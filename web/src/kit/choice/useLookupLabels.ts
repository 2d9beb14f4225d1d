import type { ApolloClient } from '@apollo/client';
import { use, useCallback, useEffect, useState } from 'react';
import type { Lookup, LookupOption } from '../../graphql/lookups/lookup.ts';
import { SharedLookupLabels } from './LookupLabels.ts';

interface KnownLabels {
  /** The label of an id; an ellipsis until the server has answered, the id where it knows none. */
  readonly labelOf: (id: string) => string;
  /** Keeps labels that are known already, so that they are not asked for. */
  readonly remember: (options: readonly LookupOption[]) => void;
}

/** Labels of ids that came from an address: all that are missing in one call. */
export function useLookupLabels(client: ApolloClient, lookup: Lookup, ids: readonly string[]): KnownLabels {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const shared = use(SharedLookupLabels);
  const remember = useCallback(
    (options: readonly LookupOption[]) => {
      const told = options.map(({ id, label }) => [id, label] as const);
      shared?.set(lookup.name, new Map([...(shared.get(lookup.name) ?? []), ...told]));
      setLabels((known) => new Map([...known, ...told]));
    },
    [shared, lookup.name],
  );
  const labelFor = (id: string) => labels.get(id) ?? shared?.get(lookup.name)?.get(id);
  const missing = ids.filter((id) => labelFor(id) === undefined).join();
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
  return { labelOf: (id) => labelFor(id) ?? '…', remember };
}
