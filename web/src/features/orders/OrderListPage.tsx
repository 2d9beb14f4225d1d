import { customerLookup } from '../../graphql/lookups/customers.ts';
import { campaignLookup } from '../../graphql/lookups/campaigns.ts';
import { templateLookup } from '../../graphql/lookups/templates.ts';
import { countryOptions, orderCategoryOptions } from '../../graphql/referenceOptions.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportWith } from '../../kit/list/export/exportWith.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { OrderListDocument } from './OrderListPage.generated.ts';
import { ExportOrdersDocument } from './ExportOrders.generated.ts';
import { orderPriorities, orderTypes, priorityLabels, typeLabels } from './labels.ts';
import { orderDetailPage, orderListPage, orderListSort } from './pages.ts';

export default defineList({
  page: orderListPage,
  query: OrderListDocument,
  defaultSort: orderListSort,
  searchPlaceholder: 'Search title, customer or id',
  statuses: {
    of: 'order',
    tabs: ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'],
    more: ['DRAFT', 'ACTIVE', 'FINISHED', 'REJECTED', 'ARCHIVED'],
  },
  filters: [
    filter.lookupFilter('customerIds', 'Customer', 'All customers', customerLookup),
    filter.lookupFilter('campaignIds', 'Campaign', 'All campaigns', campaignLookup),
    filter.lookupFilter('templateIds', 'Template', 'All templates', templateLookup),
    filter.referenceFilter('categoryIds', 'Category', 'All categories', orderCategoryOptions),
    filter.optionFilter('type', 'Type', 'All types', orderTypes),
    filter.optionFilter('priority', 'Priority', 'All priorities', orderPriorities),
    filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
    ...filter.momentFilters('startDate', 'Starts'),
    ...filter.momentFilters('endDate', 'Ends'),
  ],
  columns: [
    column.idColumn({ sort: 'ID', width: 72 }),
    column.textColumn('title', { sort: 'TITLE', width: 256, grow: true, link: true }),
    column.nameColumn('customer', { width: 130 }),
    column.labelColumn('type', typeLabels, { sort: 'TYPE', width: 108 }),
    column.statusColumn('order', {
      sort: 'STATUS',
      width: 136,
      flags: { paused: 'paused', archivedAt: 'archived' },
    }),
    column.labelColumn('priority', priorityLabels, { sort: 'PRIORITY', width: 72 }),
    column.datesColumn('startDate', 'endDate', { sort: 'START_DATE', width: 176 }),
    column.countColumn('jobsCount', { sort: 'JOBS_COUNT', header: 'Jobs', width: 52 }),
    column.moneyColumn('value', { hidden: true }),
    column.moneyColumn('grandTotal', { width: 104 }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT', width: 100 }),
  ],
  rowLink: ({ id }) => orderDetailPage.to({ id }),
  export: exportWith(ExportOrdersDocument),
});
