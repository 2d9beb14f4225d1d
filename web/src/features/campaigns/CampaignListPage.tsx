import { customerLookup } from '../../graphql/lookups/customers.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportPages } from '../../kit/list/export/exportPages.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { campaignExport, detailColumns, nameColumn } from './campaignColumns.tsx';
import { CampaignListDocument } from './CampaignListPage.generated.ts';
import { campaignDetailPage, campaignListPage, campaignListSort } from './pages.ts';

export default defineList({
  page: campaignListPage,
  query: CampaignListDocument,
  defaultSort: campaignListSort,
  searchPlaceholder: 'Search name or customer',
  statuses: { of: 'campaign', tabs: ['ACTIVE', 'CLOSED'] },
  filters: [filter.lookupFilter('customerIds', 'Customer', 'All customers', customerLookup)],
  columns: [
    column.idColumn({ sort: 'ID', hidden: true }),
    nameColumn,
    column.nameColumn('customer', { width: 200 }),
    ...detailColumns,
  ],
  rowLink: ({ id }) => campaignDetailPage.to({ id }),
  export: exportPages(CampaignListDocument, campaignExport),
});
