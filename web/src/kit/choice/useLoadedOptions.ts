import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { comboboxMessages } from '../../messages/lists.ts';
import type { Option, LoadOptions } from './options.ts';

export interface LoadedOptions {
  /** Empty until they are loaded. */
  readonly options: readonly Option[];
  /** The label of a value; an ellipsis while the options are loading, the value itself if it is unknown. */
  readonly labelOf: (value: string) => string;
  /** Why there are no options; undefined once they are loaded. */
  readonly note: string | undefined;
  /** They could not be loaded. */
  readonly failed: boolean;
  /** Call it when the list of options opens: a failed load is retried. */
  readonly onOpen: () => void;
}

/** The options of a select: those given, or those loaded from the server. */
export function useLoadedOptions(options: readonly Option[] | LoadOptions): LoadedOptions {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<readonly Option[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (typeof options !== 'function' || failed) return undefined;
    let current = true;
    options(client).then(
      (answer) => current && setLoaded(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [client, options, failed]);

  const there = typeof options === 'function' ? loaded : options;
  const labelOf = (value: string): string =>
    (there ?? noOptions).find((option) => option.value === value)?.label ?? (there || failed ? value : '…');
  if (there) return { options: there, labelOf, note: undefined, failed: false, onOpen: () => undefined };
  return {
    options: noOptions,
    labelOf,
    failed,
    note: failed ? comboboxMessages.failedUntilOpened : comboboxMessages.loading,
    onOpen: () => setFailed(false),
  };
}

const noOptions: readonly Option[] = [];
