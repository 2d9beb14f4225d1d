/** How the list is sorted until somebody chooses. */
export const userListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
