import { defineScreen } from '../../kit/page/definition.ts';
import { backgroundWorkListPage, backgroundWorkPage } from './pages.ts';

export const backgroundWorkScreens = [
  defineScreen(backgroundWorkListPage, () => import('./BackgroundWorkListPage.tsx')),
  defineScreen(backgroundWorkPage, () => import('./BackgroundWorkPage.tsx')),
];
