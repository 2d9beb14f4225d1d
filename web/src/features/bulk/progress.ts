import type { BulkActionProgressFragment } from './BulkActionListPage.generated.ts';

/** Rows of it are still to be done. */
export const isOpen = ({ status }: Pick<BulkActionProgressFragment, 'status'>): boolean =>
  status === 'PENDING' || status === 'IN_PROGRESS';

/** How far it is, from 0 to 1; null where the server does not tell. */
export const shareOf = ({ done, rows }: Pick<BulkActionProgressFragment, 'done' | 'rows'>): number | null =>
  done === null || rows === null || rows === 0 ? null : done / rows;
