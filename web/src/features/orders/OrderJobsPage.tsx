import { useMemo } from 'react';
import { useReaches } from '../../kit/page/KnownPages.tsx';
import { jobDetailPage } from '../jobs/pages.ts';
import { ShareReportDialogs } from '../jobs/public.tsx';
import { OrderFrame } from './detail/frame/OrderFrame.tsx';
import { LinkedOrderJobs, OrderJobs } from './OrderJobs.tsx';

/** The jobs tab: this order's jobs and no others. */
export default function OrderJobsPage() {
  return <OrderFrame>{(order) => <JobsOf orderId={order.id} />}</OrderFrame>;
}

function JobsOf({ orderId }: { orderId: string }) {
  const fixedFilter = useMemo(() => ({ orderIds: [orderId] }), [orderId]);
  const linked = useReaches()(jobDetailPage);
  const List = linked ? LinkedOrderJobs : OrderJobs;
  return (
    <>
      <List embedded fixedFilter={fixedFilter} />
      <ShareReportDialogs />
    </>
  );
}
