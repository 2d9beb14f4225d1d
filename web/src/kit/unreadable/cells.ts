import { useMemo } from 'react';
import type { NotedResult } from '../../graphql/requestNotes.ts';
import { useUnreadable } from '../../graphql/unreadable.ts';

/** The reasons of a row's unreadable values, by the field of the row. */
export type UnreadableFields = ReadonlyMap<string | undefined, string>;

/** The same of all rows that have one, by their id. */
export type UnreadableCells = ReadonlyMap<string | undefined, UnreadableFields>;

/** The cells of a list that cannot be read: the same map until the answer changes. */
export function useUnreadableCells(result: NotedResult): UnreadableCells {
  const values = useUnreadable(result);
  return useMemo(() => {
    const byRow = Map.groupBy(values, ({ row }) => row);
    return new Map(
      [...byRow].map(([row, ofRow]) => [row, new Map(ofRow.map(({ field, reason }) => [field, reason]))]),
    );
  }, [values]);
}
