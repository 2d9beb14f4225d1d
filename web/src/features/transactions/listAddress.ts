/** Stands before what the address holds of the list of withdrawals; payments, the first list, go without. */
export const withdrawalsPrefix = 'withdrawals_';

export const paymentListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
export const withdrawalListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
