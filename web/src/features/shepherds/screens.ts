import { defineScreen } from '../../kit/page/definition.ts';
import {
  shepherdAccountPage,
  shepherdAvailabilityPage,
  shepherdBillingPage,
  shepherdDetailPage,
  shepherdJobsPage,
  shepherdListPage,
  shepherdSkillsPage,
  shepherdWalletPage,
} from './pages.ts';

const jobs = () => import('./ShepherdJobsPage.tsx');

export const shepherdScreens = [
  defineScreen(shepherdListPage, () => import('./ShepherdListPage.tsx')),
  defineScreen(shepherdDetailPage, jobs),
  defineScreen(shepherdJobsPage, jobs),
  defineScreen(shepherdAccountPage, () => import('./ShepherdAccountPage.tsx')),
  defineScreen(shepherdAvailabilityPage, () => import('./availability/ShepherdAvailabilityPage.tsx')),
  defineScreen(shepherdBillingPage, () => import('./billing/ShepherdBillingPage.tsx')),
  defineScreen(shepherdSkillsPage, () => import('./ShepherdSkillsPage.tsx')),
  defineScreen(shepherdWalletPage, () => import('./wallet/ShepherdWalletPage.tsx')),
];
