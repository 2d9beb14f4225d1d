import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { backgroundPollMilliseconds } from '../../../../constants.ts';
import { withParts } from '../../../../graphql/parts.ts';
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
import { errorMessages } from '../../../../messages/errors.ts';
import { inDigits } from '../../../../messages/inDigits.ts';

/** Parts that the order only refers to, and that are loaded from elsewhere. */
const apart = {
  'order.campaign': 'The campaign',
  'order.wave': 'The wave',
  'order.template': 'The template',
  'order.category': 'The category',
};

/** Shared by all tabs of an order: the query, the header with its actions, and the tabs. */
export function OrderFrame({ children }: { children: (order: FramedOrder) => ReactNode }) {
  const { id } = usePageParameters(orderDetailPage);
  const result = useOrderDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: withParts(apart),
  });
  const { startPolling, stopPolling } = result;
  const { status, jobsToEnd = null } = result.data?.order ?? {};
  const busy = status === 'APPROVING' || jobsToEnd !== null;
  useEffect(() => {
    if (!busy) return undefined;
    startPolling(backgroundPollMilliseconds);
    return stopPolling;
  }, [busy, startPolling, stopPolling]);
  return (
    <DetailQuery name="order" base={orderListPage} result={result} thing={result.data?.order}>
      {(order) => (
        <DetailPage
          base={orderListPage}
          title={order.title}
          record={{ type: 'ORDER', id: order.id }}
          subtitle={
            <>
              <CopyableId id={order.id} />
              {/* Null against its type where the server's customer could not be read. */}
              {order.customer ? (
                <PageLink page={customerPage} to={customerPage.to({ id: order.customer.id })}>
                  {order.customer.name}
                </PageLink>
              ) : (
                errorMessages.unreadable.cell
              )}
              {order.jobsToEnd !== null && <output>{jobsLeft(order.jobsToEnd)}</output>}
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

const jobsLeft = (jobs: number): string =>
  jobs === 1 ? '1 job still follows' : `${inDigits(jobs)} jobs still follow`;

function orderFlag({ paused, archivedAt }: FramedOrder): string | undefined {
  if (archivedAt !== null) return flagLabels.archived;
  return paused ? flagLabels.paused : undefined;
}
