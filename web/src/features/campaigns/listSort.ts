/** The default sort of the list. */
export const campaignListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
