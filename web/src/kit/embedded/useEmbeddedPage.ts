import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { embeddedDefaultPageSize, embeddedPageSizes } from '../../constants.ts';
import { readable, useSearch } from '../page/address/useSearch.ts';

export interface EmbeddedPage {
  readonly page: number;
  readonly perPage: number;
  readonly setPage: (page: number) => void;
  readonly setPageSize: (perPage: number) => void;
}

/** Page and page size of an embedded table, kept in the address as `{name}_page` and `{name}_per_page`. */
export function useEmbeddedPage(name: string): EmbeddedPage {
  const address = useSearch();
  const parameters = new URLSearchParams(useLocation().search);
  const pageKey = `${name}_page`;
  const sizeKey = `${name}_per_page`;
  const page = Number(parameters.get(pageKey));
  const perPage = embeddedPageSizes.find((size) => String(size) === parameters.get(sizeKey));
  const write = useCallback(
    (key: string, value: number, usual: number, forgotten?: string) => {
      const next = new URLSearchParams(address.read());
      if (value === usual) next.delete(key);
      else next.set(key, String(value));
      if (forgotten !== undefined) next.delete(forgotten);
      void address.write(`?${readable(next)}`, { replace: true });
    },
    [address],
  );
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: perPage ?? embeddedDefaultPageSize,
    setPage: (next) => write(pageKey, next, 1),
    setPageSize: (next) => write(sizeKey, next, embeddedDefaultPageSize, pageKey),
  };
}
