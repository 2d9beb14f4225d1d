import { defineScreen } from '../../kit/page/definition.ts';
import { bulkActionListPage, bulkActionPage } from './pages.ts';

export const bulkScreens = [
  defineScreen(bulkActionListPage, () => import('./BulkActionListPage.tsx')),
  defineScreen(bulkActionPage, () => import('./BulkActionPage.tsx')),
];
