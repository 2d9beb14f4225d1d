import { DetailColumns } from '../../kit/detail/DetailPage.tsx';
import { OrderDocumentation } from './detail/documentation/OrderDocumentation.tsx';
import { Interest } from './detail/plan/Interest.tsx';
import { LocationGroups } from './detail/locations/LocationGroups.tsx';
import { Locations } from './detail/locations/Locations.tsx';
import { LockoutPanel } from './detail/lockout/LockoutPanel.tsx';
import { OrderFacts } from './detail/frame/OrderFacts.tsx';
import { OrderFrame } from './detail/frame/OrderFrame.tsx';
import { OrderOverview } from './detail/overview/OrderOverview.tsx';
import { PushHistory } from './detail/pushes/PushHistory.tsx';
import { Requirements } from './detail/plan/Requirements.tsx';
import { Schedules } from './detail/plan/Schedules.tsx';
import { TaskSummary } from './detail/tasks/TaskSummary.tsx';
import { Uploads } from './detail/uploads/Uploads.tsx';
import { Workflows } from './detail/workflows/Workflows.tsx';

/** The details tab: each section has its own query, so that they fail alone. */
export default function OrderDetailPage() {
  return (
    <OrderFrame>
      {(order) => (
        <DetailColumns
          main={
            <>
              <OrderOverview order={order} />
              {order.type !== 'ANYWHERE' && (
                <>
                  <LocationGroups orderId={order.id} />
                  <Locations orderId={order.id} country={order.countryCode} />
                  <Uploads
                    orderId={order.id}
                    country={order.countryCode}
                    open={order.status === 'DRAFT' || order.status === 'PENDING'}
                  />
                </>
              )}
              <PushHistory orderId={order.id} />
              <LockoutPanel orderId={order.id} />
              <TaskSummary orderId={order.id} />
            </>
          }
          side={
            <>
              <OrderFacts order={order} />
              <Workflows orderId={order.id} />
              <Interest order={order} />
              <Schedules order={order} />
              <Requirements order={order} />
              <OrderDocumentation order={order} />
            </>
          }
        />
      )}
    </OrderFrame>
  );
}
