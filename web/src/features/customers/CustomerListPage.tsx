import { countryOptions } from '../../graphql/referenceOptions.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportWith } from '../../kit/list/export/exportWith.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { CustomerListDocument } from './CustomerListPage.generated.ts';
import { ExportCustomersDocument } from './ExportCustomers.generated.ts';
import { industryOptions } from './industries.ts';
import { tierLabels, tiers } from './labels.ts';
import { customerListPage, customerListSort, customerPage, newCustomerPage } from './pages.ts';

export default defineList({
  page: customerListPage,
  query: CustomerListDocument,
  defaultSort: customerListSort,
  searchPlaceholder: 'Search name, email or id',
  statuses: { of: 'customer', tabs: ['ACTIVE', 'INACTIVE', 'ARCHIVED'] },
  filters: [
    filter.referenceFilter('industryIds', 'Industry', 'All industries', industryOptions),
    filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
    filter.optionFilter('priority', 'Tier', 'All tiers', tiers),
  ],
  columns: [
    column.idColumn({ sort: 'ID' }),
    column.textColumn('name', { sort: 'NAME', width: 220, grow: true, link: true }),
    column.nameColumn('industry'),
    column.textColumn('country', { width: 150 }),
    column.labelColumn('priority', tierLabels, { sort: 'PRIORITY', header: 'Tier', width: 96 }),
    column.statusColumn('customer', { sort: 'STATUS' }),
    column.textColumn('email', { hidden: true, width: 200 }),
    column.textColumn('phone', { hidden: true }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
    column.dateColumn('lastSeen', { sort: 'LAST_SEEN', show: 'relative', width: 112 }),
  ],
  rowLink: ({ id }) => customerPage.to({ id }),
  actions: [{ label: 'New customer', opens: { to: newCustomerPage.to() }, permission: 'CUSTOMERS_MANAGE' }],
  export: exportWith(ExportCustomersDocument),
});
