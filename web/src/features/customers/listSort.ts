/** The default sort of the list. */
export const customerListSort = { field: 'NAME', direction: 'ASC' } as const;
