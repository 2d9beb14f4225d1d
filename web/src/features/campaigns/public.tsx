import { lazy } from 'react';
import { whenOnline } from '../../kit/page/code/whenOnline.ts';

/** The list of a customer's campaigns, loaded when it is shown. */
export const CustomerCampaigns = lazy(whenOnline(() => import('./CustomerCampaigns.tsx')));
