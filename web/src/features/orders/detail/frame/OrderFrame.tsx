import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../../../kit/detail/DetailQuery.tsx';
import { CopyableId } from '../../../../kit/value/CopyableId.tsx';
import { StatusBadge } from '../../../../kit/value/StatusBadge.tsx';
import { orderListPage } from '../../pages.ts';
import { OrderActions } from '../actions/OrderActions.tsx';
import { useOrderDetailQuery } from './OrderFrame.generated.ts';
import type { OrderDetailQuery } from './OrderFrame.generated.ts';
import { RegisteredLink } from '../registeredAddress.tsx';

export type FramedOrder = NonNullable<OrderDetailQuery['order']>;

/** Making the jobs of a large order takes a while, in which its status is on its way from pending to active. */
const approvingPollMilliseconds = 3000;

/** What all tabs of an order share: the query, the header with what can be done, and the tabs. */
export function OrderFrame({ children }: { children: (order: FramedOrder) => ReactNode }) {
  const { id = '' } = useParams();
  const result = useOrderDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { startPolling, stopPolling } = result;
  const approving = result.data?.order?.status === 'APPROVING';
  useEffect(() => {
    if (!approving) return undefined;
    startPolling(approvingPollMilliseconds);
    return stopPolling;
  }, [approving, startPolling, stopPolling]);
  return (
    <DetailQuery name="order" result={result} thing={result.data?.order}>
      {(order) => (
        <DetailPage
          base={orderListPage}
          title={order.title}
          subtitle={
            <>
              <CopyableId id={order.id} />
              <RegisteredLink to={`/customers/${order.customer.id}`}>{order.customer.name}</RegisteredLink>
            </>
          }
          status={<StatusBadge of="order" status={order.status} flag={orderFlag(order)} />}
          actions={<OrderActions order={order} />}
          tabs={[
            { label: 'Details', to: `/orders/${order.id}` },
            { label: 'Jobs', to: `/orders/${order.id}/jobs`, permission: 'JOBS_VIEW' },
            { label: 'Analytics', to: `/orders/${order.id}/analytics` },
          ]}
        >
          {children(order)}
        </DetailPage>
      )}
    </DetailQuery>
  );
}

function orderFlag({ paused, archivedAt }: FramedOrder): string | undefined {
  if (archivedAt !== null) return 'Archived';
  return paused ? 'Paused' : undefined;
}
