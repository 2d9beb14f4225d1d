import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { DetailPage } from '../../../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../../../kit/detail/DetailQuery.tsx';
import { PageLink, usePageParameters } from '../../../../kit/page/PageLink.tsx';
import { CopyableId } from '../../../../kit/value/CopyableId.tsx';
import { flagLabels, StatusBadge } from '../../../../kit/value/StatusBadge.tsx';
import { customerPage } from '../../../customers/pages.ts';
import { orderAnalyticsPage, orderDetailPage, orderJobsPage, orderListPage } from '../../pages.ts';
import { OrderActions } from '../actions/OrderActions.tsx';
import { useOrderDetailQuery } from './OrderFrame.generated.ts';
import type { FramedOrder } from './framedOrder.ts';

/** Making the jobs of a large order takes a while, in which its status is on its way from pending to active. */
const approvingPollMilliseconds = 3000;

/** What all tabs of an order share: the query, the header with what can be done, and the tabs. */
export function OrderFrame({ children }: { children: (order: FramedOrder) => ReactNode }) {
  const { id } = usePageParameters(orderDetailPage);
  const result = useOrderDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { startPolling, stopPolling } = result;
  const approving = result.data?.order?.status === 'APPROVING';
  useEffect(() => {
    if (!approving) return undefined;
    startPolling(approvingPollMilliseconds);
    return stopPolling;
  }, [approving, startPolling, stopPolling]);
  return (
    <DetailQuery name="order" base={orderListPage} result={result} thing={result.data?.order}>
      {(order) => (
        <DetailPage
          base={orderListPage}
          title={order.title}
          subtitle={
            <>
              <CopyableId id={order.id} />
              <PageLink page={customerPage} to={customerPage.to({ id: order.customer.id })}>
                {order.customer.name}
              </PageLink>
            </>
          }
          status={<StatusBadge of="order" status={order.status} flag={orderFlag(order)} />}
          actions={<OrderActions order={order} />}
          tabs={[
            { label: 'Details', to: orderDetailPage.to({ id }) },
            { label: 'Jobs', to: orderJobsPage.to({ id }), permission: 'JOBS_VIEW' },
            { label: 'Analytics', to: orderAnalyticsPage.to({ id }) },
          ]}
        >
          {children(order)}
        </DetailPage>
      )}
    </DetailQuery>
  );
}

function orderFlag({ paused, archivedAt }: FramedOrder): string | undefined {
  if (archivedAt !== null) return flagLabels.archived;
  return paused ? flagLabels.paused : undefined;
}
