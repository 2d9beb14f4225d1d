/** The words every list shares. */
export const listMessages = {
  empty: 'No data available',
  emptyLegacy: "Sorry, we couldn't find any results for your search.",
  emptyEmbedded: 'No data found',
  failed: 'This list could not be loaded',
  found: (total: number) => `${total.toLocaleString('en-GB')} found`,
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  pageSize: (rows: number) => `Show ${rows}`,
  showFilters: 'Show Filters',
  hideFilters: 'Hide Filters',
  clearFilters: 'Clear filters',
  totalPayments: 'total payments',
  totalWithdrawals: 'total withdrawals',
} as const;

/** The notes inside a searchable remote list. */
export const comboboxMessages = {
  loading: 'Loading...',
  failed: 'Error loading items',
  failedUntilOpened: 'Error loading items. Open the list again to retry.',
  empty: 'No items found',
  typeMore: (letters: number) => `Type at least ${letters} letters`,
} as const;
