import { lazy } from 'react';
import { whenOnline } from '../../kit/page/whenOnline.ts';

/** The list of a customer's campaigns, loaded when it is shown. */
export const CustomerCampaigns = lazy(whenOnline(() => import('./CustomerCampaigns.tsx')));
