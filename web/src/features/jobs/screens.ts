import { defineScreen } from '../../kit/page/definition.ts';
import {
  jobDetailPage,
  jobListPage,
  jobLogsPage,
  jobMapPage,
  jobOnMapPage,
  qaListPage,
  qaReviewPage,
} from './pages.ts';

export const jobScreens = [
  defineScreen(jobListPage, () => import('./JobListPage.tsx')),
  defineScreen(jobMapPage, () => import('./map/JobMapPage.tsx')),
  defineScreen(jobOnMapPage, () => import('./map/JobMapPage.tsx')),
  defineScreen(jobDetailPage, () => import('./JobDetailPage.tsx')),
  defineScreen(jobLogsPage, () => import('./JobLogsPage.tsx')),
  defineScreen(qaListPage, () => import('./review/QaListPage.tsx')),
  defineScreen(qaReviewPage, () => import('./review/QaReviewPage.tsx')),
];
