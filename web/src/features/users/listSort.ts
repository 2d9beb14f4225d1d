/** The default sort of the list. */
export const userListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
