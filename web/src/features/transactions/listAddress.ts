/** Stands before what the address holds of the list of withdrawals; payments, the first list, go without. */
export const withdrawalsPrefix = 'withdrawals_';
