import { lazy } from 'react';

/** The list of a customer's campaigns, fetched when it is shown. */
export const CustomerCampaigns = lazy(() => import('./CustomerCampaigns.tsx'));
