import { defineScreen } from '../../kit/page/definition.ts';
import * as pages from './pages.ts';

const userAccount = () => import('./CustomerUserAccountPage.tsx');

export const customerScreens = [
  defineScreen(pages.customerListPage, () => import('./CustomerListPage.tsx')),
  defineScreen(pages.newCustomerPage, () => import('./NewCustomerPage.tsx')),
  defineScreen(pages.customerPage, () => import('./CustomerOrdersPage.tsx')),
  defineScreen(pages.customerAccountPage, () => import('./CustomerAccountPage.tsx')),
  defineScreen(pages.customerCampaignsPage, () => import('./CustomerCampaignsPage.tsx')),
  defineScreen(pages.customerUsersPage, () => import('./CustomerUsersPage.tsx')),
  defineScreen(pages.customerUserPage, userAccount),
  defineScreen(pages.customerUserAccountPage, userAccount),
  defineScreen(pages.customerUserAnalyticsPage, () => import('./CustomerUserAnalyticsPage.tsx')),
  defineScreen(pages.customerRedirectPage, () => import('./CustomerRedirect.tsx')),
];
