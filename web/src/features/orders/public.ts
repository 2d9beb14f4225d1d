import { beginning } from '../../graphql/begin.ts';
import type { Beginning } from '../../graphql/begin.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { orderListSort } from './listSort.ts';
import { OrderListDocument } from './OrderListPage.generated.ts';

/** What the list of a customer's orders asks for first. */
export const ordersOfCustomer = (customerId: string): Beginning =>
  beginning(
    OrderListDocument,
    { ...firstPage(orderListSort), filter: { customerIds: [customerId] } },
    'ORDERS_VIEW',
  );

/** Fetches the code of the list of orders ahead. */
export const fetchOrderList = (): void => void import('./OrderListPage.tsx').catch(() => undefined);
