import { beginning } from '../../graphql/begin.ts';
import { embeddedDefaultPageSize } from '../../constants.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { defineScreen } from '../../kit/page/definition.ts';
import { OrderDetailDocument } from './detail/frame/OrderFrame.generated.ts';
import { OrderLocationGroupsDocument } from './detail/locations/LocationGroups.generated.ts';
import { OrderLocationsDocument } from './detail/locations/Locations.generated.ts';
import { OrderLockoutDocument } from './detail/lockout/Lockout.generated.ts';
import { OrderPushesDocument } from './detail/pushes/PushHistory.generated.ts';
import { OrderTasksDocument } from './detail/tasks/TaskSummary.generated.ts';
import { OrderWorkflowsDocument } from './detail/workflows/Workflows.generated.ts';
import { OrderListDocument } from './OrderListPage.generated.ts';
import {
  newOrderPage,
  orderAnalyticsPage,
  orderDetailPage,
  orderJobsPage,
  orderListPage,
  orderListSort,
} from './pages.ts';

const firstRows = { page: 1, perPage: embeddedDefaultPageSize };
const frame = ({ id }: { readonly id: string }) => [beginning(OrderDetailDocument, { id })];

export const orderScreens = [
  defineScreen(newOrderPage, () => import('./wizard/NewOrderPage.tsx')),
  defineScreen(
    orderListPage,
    () => import('./OrderListPage.tsx'),
    (_parameters, search) => (search === '' ? [beginning(OrderListDocument, firstPage(orderListSort))] : []),
  ),
  defineScreen(
    orderDetailPage,
    () => import('./OrderDetailPage.tsx'),
    ({ id }) => [
      ...frame({ id }),
      // Without this, the sections would send their queries only after the order is loaded.
      beginning(OrderLocationGroupsDocument, { id }),
      beginning(OrderLocationsDocument, { id, ...firstRows }),
      beginning(OrderPushesDocument, { id, ...firstRows }),
      beginning(OrderLockoutDocument, { id }),
      beginning(OrderTasksDocument, { id }),
      beginning(OrderWorkflowsDocument, { id }),
    ],
  ),
  defineScreen(orderJobsPage, () => import('./OrderJobsPage.tsx'), frame),
  defineScreen(orderAnalyticsPage, () => import('./OrderAnalyticsPage.tsx'), frame),
];
