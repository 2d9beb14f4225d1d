/** The default sort of the list. */
export const templateListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
