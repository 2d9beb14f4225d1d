import { agentLookup } from '../../graphql/lookups/agents.ts';
import { campaignLookup } from '../../graphql/lookups/campaigns.ts';
import { customerLookup } from '../../graphql/lookups/customers.ts';
import { templateLookup } from '../../graphql/lookups/templates.ts';
import { reviewerLookup } from '../../graphql/lookups/users.ts';
import { countryOptions } from '../../graphql/referenceOptions.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportWith } from '../../kit/list/export/exportWith.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { everyStatus } from '../../kit/value/status.ts';
import { jobSelection } from './actions/jobSelection.tsx';
import { countdownColumn, reviewerColumn, shepherdColumn, timesColumn } from './jobColumns.tsx';
import { ExportJobsDocument, JobListDocument } from './JobListPage.generated.ts';
import { stages } from './labels.ts';
import { jobDetailPage, jobListPage, jobMapPage } from './pages.ts';

export default defineList({
  page: jobListPage,
  query: JobListDocument,
  defaultSort: { field: 'START_DATE', direction: 'DESC' },
  searchPlaceholder: 'Search id, reference, customer, template, city or postcode',
  alwaysFresh: true,
  statuses: { of: 'job', tabs: everyStatus('job') },
  filters: [
    filter.lookupFilter('customerIds', 'Customer', 'All customers', customerLookup),
    filter.lookupFilter('campaignIds', 'Campaign', 'All campaigns', campaignLookup),
    filter.lookupFilter('templateIds', 'Template', 'All templates', templateLookup),
    filter.lookupFilter('agentIds', 'Shepherd', 'All Shepherds', agentLookup),
    filter.lookupFilter('reviewer', 'Reviewer', 'All reviewers', reviewerLookup),
    filter.optionFilter('stage', 'Stage', 'All stages', stages),
    filter.flagFilter('withRejections', 'Rejections', 'Include rejections'),
    filter.pairsFilter('metadata', 'Metadata'),
    filter.textFilter('bundleName', 'Bundle'),
    filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
    ...filter.periodFilters('startDate', 'Starts'),
    ...filter.periodFilters('endDate', 'Ends'),
  ],
  columns: [
    column.textColumn('id', { sort: 'ID', width: 104, narrow: true, link: true }),
    column.statusColumn('job', { sort: 'STATUS', width: 128 }),
    countdownColumn,
    column.nameColumn('customer', { sort: 'CUSTOMER', width: 140 }),
    column.textColumn('reference', { sort: 'REFERENCE', width: 112 }),
    column.nameColumn('template', { sort: 'TEMPLATE', width: 160, grow: true }),
    column.datesColumn('startDate', 'endDate', { sort: 'START_DATE', width: 176 }),
    timesColumn,
    column.moneyColumn('fee', { sort: 'FEE', width: 84 }),
    column.textColumn('city', { sort: 'CITY', width: 112 }),
    column.textColumn('zip', { sort: 'ZIP', header: 'Postcode', width: 92 }),
    shepherdColumn,
    reviewerColumn,
    column.textColumn('bundleName', { header: 'Bundle', hidden: true }),
  ],
  actions: [{ label: 'Map', opens: { to: jobMapPage.to() } }],
  rowLink: ({ id }) => jobDetailPage.to({ id }),
  export: exportWith(ExportJobsDocument),
  exportPermission: 'JOBS_EXPORT',
  selection: jobSelection,
});
