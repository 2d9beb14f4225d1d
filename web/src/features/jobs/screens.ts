import { defineScreen } from '../../kit/page/definition.ts';
import { jobDetailPage, jobListPage, jobLogsPage } from './pages.ts';

export const jobScreens = [
  defineScreen(jobListPage, () => import('./JobListPage.tsx')),
  defineScreen(jobDetailPage, () => import('./JobDetailPage.tsx')),
  defineScreen(jobLogsPage, () => import('./JobLogsPage.tsx')),
];
