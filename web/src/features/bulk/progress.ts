import type { BulkActionProgressFragment } from './BulkActionListPage.generated.ts';

/** Some of its rows are not processed yet. */
export const isOpen = ({ status }: Pick<BulkActionProgressFragment, 'status'>): boolean =>
  status === 'PENDING' || status === 'IN_PROGRESS';

/** Its progress, from 0 to 1; null if the server does not provide it. */
export const shareOf = ({ done, rows }: Pick<BulkActionProgressFragment, 'done' | 'rows'>): number | null =>
  done === null || rows === null || rows === 0 ? null : done / rows;
