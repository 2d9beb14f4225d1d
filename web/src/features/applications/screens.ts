import { defineScreen } from '../../kit/page/definition.ts';
import { applicationListPage } from './pages.ts';

export const applicationScreens = [
  defineScreen(applicationListPage, () => import('./ApplicationListPage.tsx')),
];
