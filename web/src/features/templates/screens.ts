import { defineScreen } from '../../kit/page/definition.ts';
import {
  editTaskListPage,
  newTemplatePage,
  templateDetailPage,
  templateListPage,
  templateTasksPage,
} from './pages.ts';

export const templateScreens = [
  defineScreen(templateListPage, () => import('./TemplateListPage.tsx')),
  defineScreen(newTemplatePage, () => import('./NewTemplatePage.tsx')),
  defineScreen(templateDetailPage, () => import('./TemplateDetailPage.tsx')),
  defineScreen(templateTasksPage, () => import('./TemplateTasksPage.tsx')),
  defineScreen(editTaskListPage, () => import('./EditTaskListPage.tsx')),
];
