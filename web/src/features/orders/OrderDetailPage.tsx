import { DetailColumns } from '../../kit/detail/DetailPage.tsx';
import { Documentation } from './detail/Documentation.tsx';
import { Interest } from './detail/Interest.tsx';
import { LocationGroups } from './detail/LocationGroups.tsx';
import { Locations } from './detail/Locations.tsx';
import { LockoutPanel } from './detail/LockoutPanel.tsx';
import { OrderFacts } from './detail/OrderFacts.tsx';
import { OrderFrame } from './detail/OrderFrame.tsx';
import { OrderOverview } from './detail/OrderOverview.tsx';
import { PushHistory } from './detail/PushHistory.tsx';
import { Requirements } from './detail/Requirements.tsx';
import { Schedules } from './detail/Schedules.tsx';
import { TaskSummary } from './detail/TaskSummary.tsx';
import { Workflows } from './detail/Workflows.tsx';

/** The details tab: every section asks for what is its own, so that one that fails leaves the others. */
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
                  <Locations orderId={order.id} />
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
              <Documentation order={order} />
            </>
          }
        />
      )}
    </OrderFrame>
  );
}
