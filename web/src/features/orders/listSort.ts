/** The default sort of the list. */
export const orderListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
