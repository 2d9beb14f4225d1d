import { createElement, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MatrixTable, MatrixTableProps } from './MatrixTable.tsx';

type Table = typeof MatrixTable;

let loaded: Table | null = null;

/** The code of the table, for who is about to draw one. */
export async function loadTable(): Promise<Table> {
  const module = await import('./MatrixTable.tsx');
  loaded = module.MatrixTable;
  return loaded;
}

/** Whether the code of the table is there, which it comes for once somebody wants it. What came before is there at once: paper waits for nothing. */
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
  // The page's own boundary leads to a reload, as for every part that a new version has taken away.
  if (failure) throw failure;
  return isWanted && loaded !== null;
}

export const drawTable = (props: MatrixTableProps): ReactNode => loaded && createElement(loaded, props);
