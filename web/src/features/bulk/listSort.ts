import { firstPage } from '../../kit/list/address/firstPage.ts';

export const bulkListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;

/** Running actions are among the newest. */
export const newestBulkActions = firstPage(bulkListSort);
