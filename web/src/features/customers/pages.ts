import { definePage } from '../../kit/page/definition.ts';

export const customerListPage = definePage({
  path: '/customers',
  title: 'Customers',
  description: 'Who places orders',
  permission: 'CUSTOMERS_VIEW',
  load: () => import('./CustomerListPage.tsx'),
});

export const customerUsersPage = definePage({
  path: '/customers/:id/users',
  title: 'Users of the customer',
  permission: 'CUSTOMERS_VIEW',
  load: () => import('./CustomerUsersPage.tsx'),
});

const userAccountPage = definePage({
  path: '/customers/:id/users/:userId',
  title: 'User of the customer',
  permission: 'CUSTOMERS_VIEW',
  load: () => import('./CustomerUserAccountPage.tsx'),
});

export const customerPages = [
  customerListPage,
  definePage({
    path: '/new-customer',
    title: 'New customer',
    permission: 'CUSTOMERS_MANAGE',
    load: () => import('./NewCustomerPage.tsx'),
  }),
  definePage({
    path: '/customers/:id',
    title: 'Orders of the customer',
    permission: 'CUSTOMERS_VIEW',
    load: () => import('./CustomerOrdersPage.tsx'),
  }),
  definePage({
    path: '/customers/:id/account',
    title: 'Account of the customer',
    permission: 'CUSTOMERS_VIEW',
    load: () => import('./CustomerAccountPage.tsx'),
  }),
  definePage({
    path: '/customers/:id/campaigns',
    title: 'Campaigns of the customer',
    permission: 'CUSTOMERS_VIEW',
    load: () => import('./CustomerCampaignsPage.tsx'),
  }),
  customerUsersPage,
  userAccountPage,
  { ...userAccountPage, path: '/customers/:id/users/:userId/account' },
  definePage({
    path: '/customers/:id/users/:userId/analytics',
    title: 'Analytics of the customer’s user',
    permission: 'CUSTOMERS_VIEW',
    load: () => import('./CustomerUserAnalyticsPage.tsx'),
  }),
  definePage({
    path: '/customer/:id',
    title: 'Customer',
    permission: 'CUSTOMERS_VIEW',
    load: () => import('./CustomerRedirect.tsx'),
  }),
];
