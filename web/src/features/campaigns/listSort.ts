/** How the list is sorted until somebody chooses. */
export const campaignListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
