import { definePage } from '../../kit/page/definition.ts';

export const userListPage = definePage({
  path: '/users',
  title: 'Users',
  description: 'Who of the staff may sign in, and what they may do',
  permission: 'USERS_VIEW',
  load: () => import('./UserListPage.tsx'),
});

const accountPage = definePage({
  path: '/users/:id',
  title: 'User',
  permission: 'USERS_VIEW',
  load: () => import('./UserAccountPage.tsx'),
});

export const userPages = [
  userListPage,
  accountPage,
  { ...accountPage, path: '/users/:id/account' },
  definePage({
    path: '/users/:id/analytics',
    title: 'Analytics of the user',
    permission: 'USERS_VIEW',
    load: () => import('./UserAnalyticsPage.tsx'),
  }),
];
