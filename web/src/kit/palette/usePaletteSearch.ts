import { useEffect, useState } from 'react';
import { lookupDebounceMilliseconds } from '../../constants.ts';
import type { CommandGroup } from './commands.ts';

export type PaletteSearch = (text: string) => Promise<readonly CommandGroup[]>;

interface Found {
  readonly text: string;
  readonly groups: readonly CommandGroup[];
  readonly failed: boolean;
}

const nothing: Found = { text: '', groups: [], failed: false };

/** The server's results for the typed text, debounced, from two characters on. */
export function usePaletteSearch(
  search: PaletteSearch,
  text: string,
): { readonly groups: readonly CommandGroup[]; readonly searching: boolean; readonly failed: boolean } {
  const wanted = text.trim().length < 2 ? '' : text.trim();
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (wanted === '') return undefined;
    let current = true;
    const timer = setTimeout(() => {
      search(wanted).then(
        (groups) => current && setFound({ text: wanted, groups, failed: false }),
        () => current && setFound({ text: wanted, groups: [], failed: true }),
      );
    }, lookupDebounceMilliseconds);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, search]);
  const shown = wanted === '' ? nothing : found;
  return { groups: shown.groups, searching: wanted !== shown.text, failed: shown.failed };
}
