import { agentAssignmentRoutes } from './agents/assignment-routes.ts';
import { agentDetailRoutes } from './agents/detail-routes.ts';
import { agentMapRoutes } from './agents/map-routes.ts';
import { agentRoutes } from './agents/routes.ts';
import { skillRoutes } from './agents/skill-routes.ts';
import { strikeRoutes } from './agents/strike-routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { authenticationRoutes } from './authentication/routes.ts';
import { backgroundWorkRoutes } from './background-work/routes.ts';
import { bulkActionRoutes } from './bulk-actions/routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { customerUserRoutes } from './customer-users/routes.ts';
import { collectionRoutes } from './content/collection-routes.ts';
import { newsRoutes } from './content/news-routes.ts';
import { trainingRoutes } from './content/training-routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { geocodingRoutes } from './geocoding/routes.ts';
import type { Call } from './http/call.ts';
import { jobActionRoutes } from './jobs/action-routes.ts';
import { jobEditRoutes } from './jobs/edit-routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { lockoutRoutes } from './lockouts/routes.ts';
import { orderUploadRoutes } from './order-uploads/routes.ts';
import { orderActionRoutes } from './orders/actions/action-routes.ts';
import { orderDetailRoutes } from './orders/detail-routes.ts';
import { orderDraftRoutes } from './orders/drafts/draft-routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { transactionRoutes, walletRoutes } from './payments/routes.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { presenceRoutes } from './presence/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { reportEditRoutes } from './reports/edit-routes.ts';
import { reportMediaRoutes } from './reports/media-routes.ts';
import { publicReportRoutes } from './reports/public-routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { shareRoutes } from './reports/share-routes.ts';
import { reviewMarkRoutes } from './review-marks/routes.ts';
import { savedViewRoutes } from './saved-views/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { typeformRoutes } from './typeform/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Every call of the API; each area declares its own. */
export const calls: readonly Call[] = [
  ...agentAssignmentRoutes,
  ...agentDetailRoutes,
  ...agentMapRoutes,
  ...agentRoutes,
  ...applicationRoutes,
  ...authenticationRoutes,
  ...backgroundWorkRoutes,
  ...bulkActionRoutes,
  ...campaignRoutes,
  ...collectionRoutes,
  ...customerRoutes,
  ...customerUserRoutes,
  ...userRoutes,
  ...eventRoutes,
  ...fileRoutes,
  ...geocodingRoutes,
  ...jobActionRoutes,
  ...jobEditRoutes,
  ...reportRoutes,
  ...reportEditRoutes,
  ...reportMediaRoutes,
  ...jobRoutes,
  ...reviewMarkRoutes,
  ...publicReportRoutes,
  ...shareRoutes,
  ...orderActionRoutes,
  ...orderDetailRoutes,
  ...orderDraftRoutes,
  ...lockoutRoutes,
  ...orderRoutes,
  ...orderUploadRoutes,
  ...newsRoutes,
  ...preferenceRoutes,
  ...presenceRoutes,
  ...referenceRoutes,
  ...skillRoutes,
  ...strikeRoutes,
  ...savedViewRoutes,
  ...templateRoutes,
  ...trainingRoutes,
  ...transactionRoutes,
  ...typeformRoutes,
  ...walletRoutes,
];
