import { defineScreen } from '../../kit/page/definition.ts';
import { jobListPage } from './pages.ts';

export const jobScreens = [defineScreen(jobListPage, () => import('./JobListPage.tsx'))];
