import { errorText } from '../../graphql/errorNotice.ts';
import { EmbeddedTable } from '../../kit/embedded/EmbeddedTable.tsx';
import * as column from '../../kit/list/columns.tsx';
import type { ListColumn } from '../../kit/list/definition.ts';
import { FailedMessage } from '../../kit/page/failures/FailedMessage.tsx';
import { useToldHere } from '../../kit/toast/useToldHere.ts';
import { DateText } from '../../kit/value/DateText.tsx';
import { noValue } from '../../kit/value/time.ts';
import { jobDetailPage } from '../jobs/pages.ts';
import type { OfferedJob, useOfferedJobs } from './useOfferedJobs.ts';

/** The first jobs of the export. */
export function OfferedJobs({
  jobs: { result, failed, table },
}: {
  jobs: ReturnType<typeof useOfferedJobs>;
}) {
  useToldHere(result.observable.queryName, failed);
  if (failed) {
    return (
      <FailedMessage
        title="The jobs could not be counted"
        detail={errorText(result.error)}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <EmbeddedTable
      {...table}
      label="Offered jobs"
      columns={columns}
      rowLink={({ id }) => jobDetailPage.to({ id })}
    />
  );
}

const columns: readonly ListColumn<OfferedJob, never>[] = [
  column.textColumn('id', { header: 'Job', width: 104, narrow: true, link: true }),
  { id: 'order', header: 'Order', width: 200, grow: true, cell: ({ order }) => order?.title ?? noValue },
  column.nameColumn('customer', { width: 160 }),
  column.datesColumn('startDate', 'endDate', { width: 176 }),
  column.textColumn('bundleName', { header: 'Bundle', width: 140 }),
  {
    id: 'price',
    header: 'Offer price',
    width: 108,
    numeric: true,
    narrow: true,
    reads: ['marketOffer'],
    cell: ({ marketOffer }) => marketOffer?.price?.formatted ?? noValue,
  },
  {
    id: 'offered',
    header: 'Offered',
    width: 140,
    reads: ['marketOffer'],
    cell: ({ marketOffer }) => <DateText value={marketOffer?.createdAt} show="date-time" />,
  },
];
