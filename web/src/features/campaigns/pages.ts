import { definePage } from '../../kit/page/definition.ts';

export const campaignListPage = definePage({
  path: '/campaigns',
  title: 'Campaigns',
  description: 'What customers plan, in waves of orders',
  permission: 'CUSTOMERS_VIEW',
  under: 'Customers',
  load: () => import('./CampaignListPage.tsx'),
});

export const campaignPages = [
  campaignListPage,
  definePage({
    path: '/campaigns/:id',
    title: 'Campaign',
    permission: 'CUSTOMERS_VIEW',
    load: () => import('./CampaignDetailPage.tsx'),
  }),
];
