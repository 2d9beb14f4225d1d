import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { bulkActionListPage } from '../bulk/pages.ts';
import { jobSelection } from './actions/jobSelection.tsx';
import { exportJobs } from './exportJobs.ts';
import { countdownColumn, reportColumn, reviewerColumn, shepherdColumn, timesColumn } from './jobColumns.tsx';
import { jobFilters, jobSearchPlaceholder, jobStatuses } from './jobFilters.ts';
import { JobListDocument } from './JobListPage.generated.ts';
import { jobDetailPage, jobListPage, jobMapPage } from './pages.ts';
import { ShareReportDialogs } from './share/ShareReportAction.tsx';

const JobList = defineList({
  page: jobListPage,
  query: JobListDocument,
  defaultSort: { field: 'START_DATE', direction: 'DESC' },
  searchPlaceholder: jobSearchPlaceholder,
  alwaysFresh: true,
  statuses: jobStatuses,
  filters: jobFilters,
  columns: [
    column.textColumn('id', { sort: 'ID', width: 104, narrow: true, link: true }),
    column.statusColumn('job', { sort: 'STATUS', width: 128 }),
    countdownColumn,
    reportColumn,
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
  actions: [
    { label: 'Map', opens: { to: jobMapPage.to(), filtered: true } },
    { label: 'Bulk actions', opens: { to: bulkActionListPage.to() }, permission: 'JOBS_ADMINISTRATE' },
  ],
  rowLink: ({ id }) => jobDetailPage.to({ id }),
  export: exportJobs,
  exportPermission: 'JOBS_EXPORT',
  selection: jobSelection,
});

export default function JobListPage() {
  return (
    <>
      <JobList />
      <ShareReportDialogs />
    </>
  );
}
