import { beginning } from '../../graphql/begin.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { defineScreen } from '../../kit/page/definition.ts';
import { fetchOrderList, ordersOfCustomer } from '../orders/public.tsx';
import { CustomerDetailDocument } from './Customer.generated.ts';
import { CustomerListDocument } from './CustomerListPage.generated.ts';
import { CustomerUserDetailDocument } from './users/CustomerUser.generated.ts';
import * as pages from './pages.ts';

const userAccount = () => import('./users/CustomerUserAccountPage.tsx');
const frame = ({ id }: { readonly id: string }) => [beginning(CustomerDetailDocument, { id })];
const userFrame = ({ id, userId }: { readonly id: string; readonly userId: string }) => [
  beginning(CustomerUserDetailDocument, { customerId: id, id: userId }),
];

export const customerScreens = [
  defineScreen(
    pages.customerListPage,
    () => import('./CustomerListPage.tsx'),
    (_parameters, search) =>
      search === '' ? [beginning(CustomerListDocument, firstPage(pages.customerListSort))] : [],
  ),
  defineScreen(pages.newCustomerPage, () => import('./NewCustomerPage.tsx')),
  defineScreen(
    pages.customerPage,
    () => {
      fetchOrderList();
      return import('./CustomerOrdersPage.tsx');
    },
    ({ id }) => [...frame({ id }), ordersOfCustomer(id)],
  ),
  defineScreen(pages.customerAccountPage, () => import('./CustomerAccountPage.tsx'), frame),
  defineScreen(pages.customerCampaignsPage, () => import('./CustomerCampaignsPage.tsx'), frame),
  defineScreen(pages.customerUsersPage, () => import('./users/CustomerUsersPage.tsx'), frame),
  defineScreen(pages.customerUserPage, userAccount, userFrame),
  defineScreen(pages.customerUserAccountPage, userAccount, userFrame),
  defineScreen(
    pages.customerUserAnalyticsPage,
    () => import('./users/CustomerUserAnalyticsPage.tsx'),
    userFrame,
  ),
  defineScreen(pages.customerRedirectPage, () => import('./CustomerRedirect.tsx')),
];
