import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import type { Lookup, LookupOption } from '../../graphql/lookups/lookup.ts';

export interface LookupSearch {
  /** `short` while fewer characters are typed than the lookup needs. */
  readonly status: 'short' | 'loading' | 'failed' | 'done';
  readonly options: readonly LookupOption[];
}

interface LookupAnswer {
  readonly text: string;
  /** Null where the lookup failed. */
  readonly options: readonly LookupOption[] | null;
}

const noOptions: readonly LookupOption[] = [];

/** Debounced search; an answer to an outdated query is dropped. */
export function useLookupSearch(
  client: ApolloClient,
  lookup: Lookup,
  text: string,
  active: boolean,
): LookupSearch {
  const [answer, setAnswer] = useState<LookupAnswer | null>(null);
  const typed = text.trim();
  const short = typed.length < lookup.minimumLength;
  useEffect(() => {
    if (!active || short) return undefined;
    let current = true;
    const timer = setTimeout(
      () => {
        lookup.search(client, typed).then(
          (options) => current && setAnswer({ text: typed, options }),
          () => current && setAnswer({ text: typed, options: null }),
        );
      },
      // Opening shows the first options immediately; only typing is debounced.
      typed === '' ? 0 : lookup.debounceMilliseconds,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, lookup, typed, active, short]);

  if (short) return { status: 'short', options: noOptions };
  if (answer?.text !== typed) return { status: 'loading', options: noOptions };
  return answer.options === null
    ? { status: 'failed', options: noOptions }
    : { status: 'done', options: answer.options };
}
