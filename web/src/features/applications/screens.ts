import { beginning } from '../../graphql/begin.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { defineScreen } from '../../kit/page/definition.ts';
import { ApplicationListDocument } from './ApplicationListPage.generated.ts';
import { applicationListSort } from './listSort.ts';
import { applicationListPage } from './pages.ts';

export const applicationScreens = [
  defineScreen(
    applicationListPage,
    () => import('./ApplicationListPage.tsx'),
    (_parameters, search) =>
      search === '' ? [beginning(ApplicationListDocument, firstPage(applicationListSort))] : [],
  ),
];
