import { customerLookup } from '../../../graphql/lookups/customers.ts';
import * as column from '../../../kit/list/columns.tsx';
import { defineList } from '../../../kit/list/defineList.tsx';
import { exportWith } from '../../../kit/list/export/exportWith.ts';
import * as filter from '../../../kit/list/filter/filters.ts';
import { ExportTemplatesDocument } from './ExportTemplates.generated.ts';
import { newTemplatePage, templateDetailPage, templateListPage } from '../pages.ts';
import { durationColumn, nameColumn } from './templateColumns.tsx';
import { TemplateListDocument } from './TemplateListPage.generated.ts';

export default defineList({
  page: templateListPage,
  query: TemplateListDocument,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  searchPlaceholder: 'Search name, customer or id',
  alwaysFresh: true,
  statuses: { of: 'template', tabs: ['ACTIVE', 'INACTIVE', 'ARCHIVED'], initial: 'ACTIVE' },
  filters: [filter.lookupFilter('customerIds', 'Customer', 'All customers', customerLookup)],
  columns: [
    column.idColumn({ sort: 'ID', hidden: true }),
    nameColumn,
    column.nameColumn('customer', { sort: 'CUSTOMER', width: 180 }),
    column.statusColumn('template', { sort: 'STATUS', width: 112 }),
    durationColumn,
    column.moneyColumn('basePrice', { sort: 'BASE_PRICE' }),
    column.moneyColumn('agentFee', { sort: 'AGENT_FEE', header: 'Fee' }),
    column.countColumn('jobs', { sort: 'JOBS' }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
  ],
  rowLink: ({ id }) => templateDetailPage.to({ id }),
  actions: [{ label: 'New template', opens: { to: newTemplatePage.to() }, permission: 'TEMPLATES_MANAGE' }],
  export: exportWith(ExportTemplatesDocument),
});
