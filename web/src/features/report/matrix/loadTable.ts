import { createElement, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MatrixTable, MatrixTableProps } from './MatrixTable.tsx';

type Table = typeof MatrixTable;

let loaded: Table | null = null;

/** Prefetches the code of the table. */
export async function loadTable(): Promise<Table> {
  const module = await import('./MatrixTable.tsx');
  loaded = module.MatrixTable;
  return loaded;
}

/**
 * Whether the code of the table is loaded; `isWanted` loads it. Code that is loaded already is used synchronously:
 * printing does not wait.
 */
export function useTableCode(isWanted: boolean): boolean {
  const [, setArrived] = useState(loaded !== null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    loadTable().then(
      () => setArrived(true),
      (reason: unknown) => setFailure(reason instanceof Error ? reason : new Error('No table')),
    );
  }, [isWanted]);
  // The page's boundary offers a reload, as for every file that a deploy has removed.
  if (failure) throw failure;
  return isWanted && loaded !== null;
}

export const drawTable = (props: MatrixTableProps): ReactNode => loaded && createElement(loaded, props);
