import { campaignPages } from '../features/campaigns/pages.ts';
import { customerPages } from '../features/customers/pages.ts';
import { orderPages } from '../features/orders/pages.ts';
import { userPages } from '../features/users/pages.ts';
import type { PageDefinition } from '../kit/page/definition.ts';

/**
 * Every screen of the console. A feature adds the pages it exports, and the router, the sidebar, the landing page
 * and the command palette follow.
 */
export const pages: readonly PageDefinition[] = [
  ...orderPages,
  ...customerPages,
  ...campaignPages,
  ...userPages,
];
