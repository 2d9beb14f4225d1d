import { defineScreen } from '../../kit/page/definition.ts';
import { userAccountPage, userAnalyticsPage, userListPage, userPage } from './pages.ts';

const account = () => import('./UserAccountPage.tsx');

export const userScreens = [
  defineScreen(userListPage, () => import('./UserListPage.tsx')),
  defineScreen(userPage, account),
  defineScreen(userAccountPage, account),
  defineScreen(userAnalyticsPage, () => import('./UserAnalyticsPage.tsx')),
];
