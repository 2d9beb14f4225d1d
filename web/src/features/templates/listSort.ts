/** How the list is sorted until somebody chooses. */
export const templateListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
