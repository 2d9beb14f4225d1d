import { inDigits } from './inDigits.ts';

/** The texts shared by every list. */
export const listMessages = {
  empty: 'No data available',
  emptyLegacy: "Sorry, we couldn't find any results for your search.",
  emptyEmbedded: 'No data found',
  failed: 'This list could not be loaded',
  found: (total: number) => `${inDigits(total)} found`,
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  pageAlone: (page: number) => `Page ${page}`,
  pageSize: (rows: number) => `Show ${rows}`,
  showFilters: 'Show Filters',
  hideFilters: 'Hide Filters',
  clearFilters: 'Clear filters',
  activeFilters: 'Active filters',
  pairCategory: (label: string) => `${label} category`,
  pairValue: (label: string) => `${label} value`,
  addPair: (label: string) => `Add ${label.toLowerCase()} filter`,
  pair: ({ category, value }: { readonly category: string; readonly value: string }) =>
    `${category} is ${value}`,
  removeFilter: (label: string) => `Remove filter ${label.toLowerCase()}`,
  search: 'Search',
  totalPayments: 'total payments',
  totalWithdrawals: 'total withdrawals',
} as const;

const counted = (count: number, thing: string) => `${inDigits(count)} ${thing}${count === 1 ? '' : 's'}`;

/** The texts of the selection bar below a list. */
export const selectionMessages = {
  label: (thing: string) => `Selected ${thing}s`,
  selected: (count: number, thing: string) => `${counted(count, thing)} selected`,
  elsewhere: (count: number) => (count > 0 ? `, ${inDigits(count)} on other pages` : ''),
  selectAll: (total: number) => `Select all ${inDigits(total)}`,
  clear: 'Clear selection',
  narrow: (most: number, thing: string) => `At most ${counted(most, thing)} at once`,
  tooMany: (most: number, thing: string) => `At most ${counted(most, thing)} can be changed at once.`,
  dropped: (count: number, thing: string) =>
    count === 1
      ? `1 ${thing} is no longer selected, because the list shows others now.`
      : `${counted(count, thing)} are no longer selected, because the list shows others now.`,
  takeBack: 'Select again',
  dismiss: 'Dismiss',
} as const;

/** The notes inside a searchable remote list. */
export const comboboxMessages = {
  loading: 'Loading...',
  failed: 'Error loading items',
  failedUntilOpened: 'Error loading items. Open the list again to retry.',
  empty: 'No items found',
  typeMore: (letters: number) => `Type at least ${letters} letters`,
} as const;
