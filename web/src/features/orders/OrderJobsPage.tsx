import { useMemo } from 'react';
import { ShareReportDialogs } from '../jobs/public.tsx';
import { OrderFrame } from './detail/frame/OrderFrame.tsx';
import { OrderJobs } from './OrderJobs.tsx';

/** The jobs tab: only this order's jobs. */
export default function OrderJobsPage() {
  return <OrderFrame>{(order) => <JobsOf orderId={order.id} />}</OrderFrame>;
}

function JobsOf({ orderId }: { orderId: string }) {
  const fixedFilter = useMemo(() => ({ orderIds: [orderId] }), [orderId]);
  return (
    <>
      <OrderJobs embedded fixedFilter={fixedFilter} />
      <ShareReportDialogs />
    </>
  );
}
