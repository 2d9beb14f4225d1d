import { agentLookup } from '../../graphql/lookups/agents.ts';
import { countryOptions } from '../../graphql/referenceOptions.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportWith } from '../../kit/list/export/exportWith.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { everyStatus } from '../../kit/value/status.ts';
import { listMessages } from '../../messages/lists.ts';
import { optionsOf, payoutLabels } from './labels.ts';
import { withdrawalsPrefix } from './listAddress.ts';
import { transactionsPage } from './pages.ts';
import { reviewColumn } from './ReviewButton.tsx';
import { shepherdColumn, toShepherd, withdrawnColumns } from './transactionColumns.tsx';
import { ExportWithdrawalsDocument, WithdrawalListDocument } from './Transactions.generated.ts';

export const WithdrawalList = defineList({
  page: transactionsPage,
  title: 'Withdrawals',
  prefix: withdrawalsPrefix,
  countLabel: listMessages.totalWithdrawals,
  query: WithdrawalListDocument,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  searchPlaceholder: 'Search reference or name',
  statuses: { of: 'withdrawal', tabs: [], more: everyStatus('withdrawal') },
  filters: [
    filter.lookupFilter('agentIds', 'Shepherd', 'All Shepherds', agentLookup),
    filter.optionFilter('automatic', 'Payout', 'All payouts', optionsOf(payoutLabels)),
    filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
    ...filter.momentFilters('created', 'Created'),
  ],
  columns: [
    column.textColumn('reference', { sort: 'REFERENCE', width: 108 }),
    { ...shepherdColumn, width: 140 },
    { ...withdrawnColumns.automatic, width: 72 },
    { ...withdrawnColumns.method, width: 120 },
    column.moneyColumn('amount', { sort: 'AMOUNT', width: 92, narrow: true }),
    column.textColumn('countryCode', { header: 'Country', sort: 'COUNTRY_CODE', width: 64 }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
    column.statusColumn('withdrawal', { sort: 'STATUS', width: 112 }),
    column.textColumn('reviewComment', { header: 'Review', width: 92 }),
    withdrawnColumns.reviewed,
    reviewColumn,
  ],
  ...toShepherd,
  export: exportWith(ExportWithdrawalsDocument),
});
