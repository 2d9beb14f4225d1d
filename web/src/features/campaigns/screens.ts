import { beginning } from '../../graphql/begin.ts';
import { embeddedDefaultPageSize } from '../../constants.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { defineScreen } from '../../kit/page/definition.ts';
import { CampaignDetailDocument, CampaignOrdersDocument } from './Campaign.generated.ts';
import { CampaignListDocument } from './CampaignListPage.generated.ts';
import { campaignDetailPage, campaignListPage, campaignListSort } from './pages.ts';

export const campaignScreens = [
  defineScreen(
    campaignListPage,
    () => import('./CampaignListPage.tsx'),
    (_parameters, search) =>
      search === '' ? [beginning(CampaignListDocument, firstPage(campaignListSort))] : [],
  ),
  defineScreen(
    campaignDetailPage,
    () => import('./CampaignDetailPage.tsx'),
    ({ id }) => [
      beginning(CampaignDetailDocument, { id }),
      beginning(
        CampaignOrdersDocument,
        { campaignId: id, page: 1, perPage: embeddedDefaultPageSize },
        'ORDERS_VIEW',
      ),
    ],
  ),
];
