import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import * as filter from '../../kit/list/filter/filters.ts';
import { everyStatus } from '../../kit/value/status.ts';
import { noValue } from '../../kit/value/time.ts';
import { jobDetailPage } from '../jobs/pages.ts';
import { endColumn, exportJobs, jobSelection, shepherdName, ShareReportAction } from '../jobs/public.tsx';
import { OrderJobsDocument } from './OrderJobsPage.generated.ts';
import type { OrderJobsQuery } from './OrderJobsPage.generated.ts';
import { orderJobsPage } from './pages.ts';

type Job = OrderJobsQuery['jobs']['items'][number];

export const OrderJobs = defineList({
  page: orderJobsPage,
  query: OrderJobsDocument,
  defaultSort: { field: 'START_DATE', direction: 'DESC' },
  searchPlaceholder: 'Search id, reference, city or postcode',
  alwaysFresh: true,
  statuses: { of: 'job', tabs: everyStatus('job') },
  filters: [...filter.periodFilters('startDate', 'Starts'), ...filter.periodFilters('endDate', 'Ends')],
  columns: [
    column.idColumn({ sort: 'ID', width: 120, narrow: true }),
    {
      id: 'location',
      header: 'Location',
      width: 200,
      grow: true,
      link: true,
      reads: ['location', 'address1'],
      cell: ({ location, address1 }: Job) => location?.name ?? address1 ?? noValue,
    },
    column.textColumn('reference', { sort: 'REFERENCE', width: 120 }),
    column.textColumn('city', { sort: 'CITY', width: 120 }),
    column.textColumn('zip', { sort: 'ZIP', header: 'Postcode', width: 96 }),
    column.statusColumn('job', { sort: 'STATUS' }),
    {
      id: 'report',
      header: 'Report',
      width: 132,
      narrow: true,
      permission: 'JOBS_SHARE',
      cell: (job: Job) => <ShareReportAction job={job} />,
    },
    {
      id: 'shepherd',
      header: 'Shepherd',
      width: 150,
      reads: ['assignment'],
      cell: ({ assignment }: Job) => shepherdName(assignment) ?? noValue,
    },
    column.datesColumn('startDate', 'endDate', { sort: 'START_DATE' }),
    column.moneyColumn('fee', { sort: 'FEE', width: 84 }),
    column.moneyColumn('customerPrice', { header: 'Price', hidden: true }),
    endColumn,
  ],
  selection: jobSelection,
  rowLink: ({ id }) => jobDetailPage.to({ id }),
  export: exportJobs,
  exportPermission: 'JOBS_EXPORT',
});
