import { defineScreen } from '../../kit/page/definition.ts';
import { campaignDetailPage, campaignListPage } from './pages.ts';

export const campaignScreens = [
  defineScreen(campaignListPage, () => import('./CampaignListPage.tsx')),
  defineScreen(campaignDetailPage, () => import('./CampaignDetailPage.tsx')),
];
