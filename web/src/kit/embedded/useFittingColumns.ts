import { useMemo } from 'react';
import type { ListColumn } from '../list/definition.ts';
import { useNarrow } from '../page/useNarrow.ts';

/**
 * The columns of a small table: on a narrow screen those marked for it and the linking one, so that it does not scroll
 * sideways. A table without marks keeps them all.
 */
export function useFittingColumns<Row>(
  columns: readonly ListColumn<Row, never>[],
): readonly ListColumn<Row, never>[] {
  const isNarrow = useNarrow();
  return useMemo(() => {
    const kept = columns.filter(({ narrow, link }) => narrow === true || link === true);
    return isNarrow && kept.length > 0 ? kept : columns;
  }, [columns, isNarrow]);
}
