import { agentLookup } from '../../graphql/lookups/agents.ts';
import { countryOptions } from '../../graphql/referenceOptions.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportWith } from '../../kit/list/export/exportWith.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { everyStatus } from '../../kit/value/status.ts';
import { listMessages } from '../../messages/lists.ts';
import { optionsOf, paymentTypeLabels } from './labels.ts';
import { transactionsPage } from './pages.ts';
import { paidColumns, shepherdColumn, toShepherd } from './transactionColumns.tsx';
import { ExportPaymentsDocument, PaymentListDocument } from './Transactions.generated.ts';

export const PaymentList = defineList({
  page: transactionsPage,
  title: 'Payments',
  countLabel: listMessages.totalPayments,
  query: PaymentListDocument,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  searchPlaceholder: 'Search reference, comment or name',
  statuses: { of: 'payment', tabs: [], more: everyStatus('payment') },
  filters: [
    filter.lookupFilter('agentIds', 'Shepherd', 'All Shepherds', agentLookup),
    filter.optionFilter('type', 'Type', 'All types', optionsOf(paymentTypeLabels)),
    filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
    ...filter.momentFilters('created', 'Created'),
  ],
  columns: [
    column.textColumn('reference', { sort: 'REFERENCE', width: 100 }),
    shepherdColumn,
    paidColumns.type,
    paidColumns.assignment,
    column.moneyColumn('amount', { sort: 'AMOUNT', narrow: true }),
    column.textColumn('countryCode', { header: 'Country', sort: 'COUNTRY_CODE', width: 72 }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
    column.textColumn('comment', { width: 150 }),
    paidColumns.adminUser,
    paidColumns.method,
    column.statusColumn('payment', { sort: 'STATUS', width: 104 }),
  ],
  ...toShepherd,
  export: exportWith(ExportPaymentsDocument),
});
