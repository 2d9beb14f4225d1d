import type { ApolloClient } from '@apollo/client';
import { use, useCallback, useEffect, useState } from 'react';
import type { Lookup, LookupOption } from '../../graphql/lookups/lookup.ts';
import { SharedLookupLabels } from './LookupLabels.ts';

interface KnownLabels {
  /** The label of an id; an ellipsis until the server has answered, the id itself if it is unknown. */
  readonly labelOf: (id: string) => string;
  /** Caches known labels, so that they are not requested. */
  readonly remember: (options: readonly LookupOption[]) => void;
}

/** Labels of ids from an address: all missing ones in one request. */
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
        // An unknown id is its own label, and is not requested again.
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
