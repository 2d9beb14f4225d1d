import { endOfWork } from '@shepherd/domain/workEnd.ts';
import { customerLookup } from '../../graphql/lookups/customers.ts';
import { templateLookup } from '../../graphql/lookups/templates.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import type { ListExport } from '../../kit/list/definition.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { PageLink } from '../../kit/page/PageLink.tsx';
import { everyStatus } from '../../kit/value/status.ts';
import { noValue, timesText } from '../../kit/value/time.ts';
import { VisitTime } from '../../kit/value/VisitTime.tsx';
import type { AssignmentFilter, AssignmentSortField } from '../../graphql/generated/schema.ts';
import { customerRedirectPage } from '../customers/pages.ts';
import { jobDetailPage } from '../jobs/pages.ts';
import { shepherdJobsPage } from './pages.ts';
import { ExportShepherdJobsDocument, ShepherdJobsDocument } from './ShepherdJobsPage.generated.ts';
import type { ShepherdJobsQuery } from './ShepherdJobsPage.generated.ts';

type Assignment = NonNullable<NonNullable<ShepherdJobsQuery['agent']>['assignments']>['items'][number];

/** The Shepherd is no filter of the list, so the usual export does not include it. */
const exportJobs: ListExport<AssignmentFilter, AssignmentSortField> = async (client, request, variables) => {
  const { data } = await client.mutate({
    mutation: ExportShepherdJobsDocument,
    variables: { input: { ...request, agentId: String(variables['agentId']) } },
  });
  return data?.exportAssignments.outcome;
};

const endOf = ({ stoppedAt, endedAt, endedByStaffAt }: Assignment) =>
  endOfWork({ stoppedAt, handedInAt: endedAt, endedAt: endedByStaffAt });
const endFields = ['stoppedAt', 'endedAt', 'endedByStaffAt'] as const;

/** The assignments of one Shepherd; a row links to its job. */
export const ShepherdJobs = defineList({
  page: shepherdJobsPage,
  query: ShepherdJobsDocument,
  defaultSort: { field: 'JOB_DATE', direction: 'DESC' },
  searchPlaceholder: 'Search job, customer or template',
  statuses: { of: 'assignment', tabs: everyStatus('assignment') },
  filters: [
    filter.lookupFilter('customerIds', 'Customer', 'All customers', customerLookup),
    filter.lookupFilter('templateIds', 'Template', 'All templates', templateLookup),
    ...filter.periodFilters('jobDate', 'Date'),
  ],
  columns: [
    {
      id: 'jobId',
      header: 'Job',
      width: 120,
      narrow: true,
      link: true,
      sort: 'JOB_ID',
      cell: ({ jobId }: Assignment) => jobId ?? noValue,
    },
    column.moneyColumn('agentFee', { sort: 'AGENT_FEE', header: 'Fee', width: 72 }),
    column.dateColumn('jobDate', { sort: 'JOB_DATE', header: 'Date', width: 92 }),
    {
      id: 'times',
      header: 'Times',
      width: 116,
      reads: ['startTime', 'endTime'],
      cell: ({ startTime, endTime }: Assignment) => timesText(startTime, endTime),
    },
    {
      id: 'location',
      header: 'Location',
      width: 128,
      grow: true,
      cell: ({ location }: Assignment) =>
        [location?.name, location?.city].filter(Boolean).join(', ') || noValue,
    },
    column.statusColumn('assignment', { sort: 'STATUS', width: 128 }),
    column.nameColumn('template', { width: 140 }),
    {
      id: 'customer',
      header: 'Customer',
      width: 128,
      cell: ({ customer }: Assignment) =>
        customer ? (
          <PageLink page={customerRedirectPage} to={customerRedirectPage.to({ id: customer.id })}>
            {customer.name}
          </PageLink>
        ) : (
          noValue
        ),
    },
    column.visitColumn('startedAt', { sort: 'STARTED_AT' }),
    {
      id: 'endedAt',
      header: 'Ended',
      width: column.visitWidth,
      sort: 'ENDED_AT',
      reads: endFields,
      cell: (row: Assignment) => (
        <VisitTime value={endOf(row)?.at ?? null} timeZone={row.location?.timeZone} />
      ),
    },
    {
      id: 'howItEnded',
      header: 'How it ended',
      width: 200,
      reads: endFields,
      cell: (row: Assignment) => endOf(row)?.how ?? noValue,
    },
  ],
  rowLink: ({ jobId }) => (jobId === null ? undefined : jobDetailPage.to({ id: jobId })),
  rowPage: jobDetailPage,
  export: exportJobs,
});
