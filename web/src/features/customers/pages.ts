import { definePage } from '../../kit/page/definition.ts';

export const customerListPage = definePage({
  path: '/customers',
  title: 'Customers',
  description: 'Who places orders',
  permission: 'CUSTOMERS_VIEW',
});

export const customerListSort = { field: 'NAME', direction: 'ASC' } as const;

export const newCustomerPage = definePage({
  path: '/new-customer',
  title: 'New customer',
  permission: 'CUSTOMERS_MANAGE',
});

/** A customer opens with their orders. */
export const customerPage = definePage({
  path: '/customers/:id',
  title: 'Orders of the customer',
  permission: 'CUSTOMERS_VIEW',
});

export const customerAccountPage = definePage({
  path: '/customers/:id/account',
  title: 'Account of the customer',
  permission: 'CUSTOMERS_VIEW',
});

export const customerCampaignsPage = definePage({
  path: '/customers/:id/campaigns',
  title: 'Campaigns of the customer',
  permission: 'CUSTOMERS_VIEW',
});

export const customerUsersPage = definePage({
  path: '/customers/:id/users',
  title: 'Users of the customer',
  permission: 'CUSTOMERS_VIEW',
});

export const customerUserPage = definePage({
  path: '/customers/:id/users/:userId',
  title: 'User of the customer',
  permission: 'CUSTOMERS_VIEW',
});

/** The same page under the name of its tab. */
export const customerUserAccountPage = definePage({
  path: '/customers/:id/users/:userId/account',
  title: 'User of the customer',
  permission: 'CUSTOMERS_VIEW',
});

export const customerUserAnalyticsPage = definePage({
  path: '/customers/:id/users/:userId/analytics',
  title: 'Analytics of the customer’s user',
  permission: 'CUSTOMERS_VIEW',
});

/** External links use the singular. */
export const customerRedirectPage = definePage({
  path: '/customer/:id',
  title: 'Customer',
  permission: 'CUSTOMERS_VIEW',
});
