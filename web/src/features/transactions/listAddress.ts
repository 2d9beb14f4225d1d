/** The prefix of the list of withdrawals in the address; payments, the first list, have none. */
export const withdrawalsPrefix = 'withdrawals_';
