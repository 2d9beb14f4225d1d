/** How the list is sorted until somebody chooses. */
export const customerListSort = { field: 'NAME', direction: 'ASC' } as const;
