/** How the list is sorted until somebody chooses. */
export const orderListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
