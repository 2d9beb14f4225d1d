import { definePage } from '../../kit/page/definition.ts';

export const userListPage = definePage({
  path: '/users',
  title: 'Users',
  description: 'Who of the staff may sign in, and what they may do',
  permission: 'USERS_VIEW',
});

export const userListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;

export const userPage = definePage({
  path: '/users/:id',
  title: 'User',
  permission: 'USERS_VIEW',
});

/** The same page under the name of its tab. */
export const userAccountPage = definePage({
  path: '/users/:id/account',
  title: 'User',
  permission: 'USERS_VIEW',
});

export const userAnalyticsPage = definePage({
  path: '/users/:id/analytics',
  title: 'Analytics of the user',
  permission: 'USERS_VIEW',
});
