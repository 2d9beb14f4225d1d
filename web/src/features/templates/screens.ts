import { defineScreen } from '../../kit/page/definition.ts';
import {
  editTaskListPage,
  newTemplatePage,
  templateDetailPage,
  templateListPage,
  templateTasksPage,
} from './pages.ts';

export const templateScreens = [
  defineScreen(templateListPage, () => import('./list/TemplateListPage.tsx')),
  defineScreen(newTemplatePage, () => import('./create/NewTemplatePage.tsx')),
  defineScreen(templateDetailPage, () => import('./detail/TemplateDetailPage.tsx')),
  defineScreen(templateTasksPage, () => import('./detail/TemplateTasksPage.tsx')),
  defineScreen(editTaskListPage, () => import('./edit/EditTaskListPage.tsx')),
];
