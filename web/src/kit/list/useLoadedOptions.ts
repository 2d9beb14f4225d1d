import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { FilterOption, LoadOptions } from './definition.ts';

/** Options of a select: those given, or those the server answers; none until then. */
export function useLoadedOptions(options: readonly FilterOption[] | LoadOptions): readonly FilterOption[] {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<readonly FilterOption[]>([]);
  useEffect(() => {
    if (typeof options !== 'function') return undefined;
    let current = true;
    options(client).then(
      (answer) => current && setLoaded(answer),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, options]);
  return typeof options === 'function' ? loaded : options;
}
