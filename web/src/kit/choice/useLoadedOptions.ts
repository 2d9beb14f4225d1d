import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { comboboxMessages } from '../../messages/lists.ts';
import type { Option, LoadOptions } from './options.ts';

export interface LoadedOptions {
  /** None until they are there. */
  readonly options: readonly Option[];
  /** The label of a value; an ellipsis until the options are there, the value where they do not know it. */
  readonly labelOf: (value: string) => string;
  /** Why there are none; undefined once they are there. */
  readonly note: string | undefined;
  /** They could not be loaded. */
  readonly failed: boolean;
  /** To be called when the list of options opens: what could not be loaded is asked for again. */
  readonly onOpen: () => void;
}

/** Options of a select: those given, or those the server answers. */
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
