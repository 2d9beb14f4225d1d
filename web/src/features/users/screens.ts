import { beginning } from '../../graphql/begin.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { defineScreen } from '../../kit/page/definition.ts';
import { userAccountPage, userAnalyticsPage, userListPage, userListSort, userPage } from './pages.ts';
import { UserDetailDocument } from './User.generated.ts';
import { UserListDocument } from './UserListPage.generated.ts';

const account = () => import('./UserAccountPage.tsx');
const frame = ({ id }: { readonly id: string }) => [beginning(UserDetailDocument, { id })];

export const userScreens = [
  defineScreen(
    userListPage,
    () => import('./UserListPage.tsx'),
    (_parameters, search) => (search === '' ? [beginning(UserListDocument, firstPage(userListSort))] : []),
  ),
  defineScreen(userPage, account, frame),
  defineScreen(userAccountPage, account, frame),
  defineScreen(userAnalyticsPage, () => import('./UserAnalyticsPage.tsx'), frame),
];
