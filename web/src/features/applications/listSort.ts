/** How the list is sorted until somebody chooses. */
export const applicationListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
