import { defineScreen } from '../../kit/page/definition.ts';
import { newTemplatePage } from './pages.ts';

export const templateScreens = [defineScreen(newTemplatePage, () => import('./NewTemplatePage.tsx'))];
