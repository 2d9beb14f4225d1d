import { defineScreen } from '../../kit/page/definition.ts';
import { transactionsPage } from './pages.ts';

export const transactionScreens = [defineScreen(transactionsPage, () => import('./TransactionsPage.tsx'))];
