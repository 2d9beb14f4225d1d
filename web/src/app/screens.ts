import { applicationScreens } from '../features/applications/screens.ts';
import { backgroundWorkScreens } from '../features/backgroundWork/screens.ts';
import { bulkScreens } from '../features/bulk/screens.ts';
import { campaignScreens } from '../features/campaigns/screens.ts';
import { contentScreens } from '../features/content/screens.ts';
import { customerScreens } from '../features/customers/screens.ts';
import { jobScreens } from '../features/jobs/screens.ts';
import { offerExportScreens } from '../features/offerExport/screens.ts';
import { orderScreens } from '../features/orders/screens.ts';
import { shepherdScreens } from '../features/shepherds/screens.ts';
import { templateScreens } from '../features/templates/screens.ts';
import { transactionScreens } from '../features/transactions/screens.ts';
import { userScreens } from '../features/users/screens.ts';
import type { AnyPage, Screen } from '../kit/page/definition.ts';

/**
 * Every screen of the console. A feature adds the screens it exports, and the router, the sidebar, the landing page
 * and the command palette follow.
 */
export const screens: readonly Screen[] = [
  ...orderScreens,
  ...offerExportScreens,
  ...jobScreens,
  ...bulkScreens,
  ...customerScreens,
  ...campaignScreens,
  ...shepherdScreens,
  ...templateScreens,
  ...userScreens,
  ...contentScreens,
  ...backgroundWorkScreens,
  ...transactionScreens,
  ...applicationScreens,
];

export const pages: readonly AnyPage[] = screens.map(({ page }) => page);
