import type { Resolvers } from '../generated/resolvers.ts';
import { agentDetailResolvers } from './agents/agent-details.ts';
import { agentResolvers } from './agents/agents.ts';
import { applicationResolvers } from './agents/applications.ts';
import { assignmentResolvers } from './jobs/assignments.ts';
import { backgroundWorkResolvers } from './background-work.ts';
import { bulkActionResolvers } from './bulk-actions.ts';
import { campaignResolvers } from './customers/campaigns.ts';
import { changeResolvers } from './changes.ts';
import { contentResolvers } from './content.ts';
import { customerUserResolvers } from './customers/customer-users.ts';
import { customerResolvers } from './customers/customers.ts';
import { jobActionResolvers } from './jobs/job-actions.ts';
import { jobReportResolvers } from './jobs/job-report.ts';
import { jobResolvers } from './jobs/jobs.ts';
import { lockoutResolvers } from './agents/lockouts.ts';
import { mergeResolvers } from './merge.ts';
import { orderActionResolvers } from './orders/order-actions.ts';
import { orderLocationResolvers } from './orders/order-locations.ts';
import { orderResolvers } from './orders/orders.ts';
import { paymentResolvers } from './agents/payments.ts';
import { presenceResolvers } from './presence.ts';
import { publicReportResolvers } from './jobs/public-report.ts';
import { referenceResolvers } from './reference.ts';
import { savedViewResolvers } from './saved-views.ts';
import { sessionResolvers } from './session.ts';
import { templateResolvers } from './templates/templates.ts';
import { typeformResolvers } from './templates/typeform.ts';
import { userResolvers } from './users.ts';
import { versionResolvers } from './versions.ts';

/** Each with its own types: fields without a resolver are read by name. */
export const areas = {
  agentDetailResolvers,
  agentResolvers,
  applicationResolvers,
  assignmentResolvers,
  backgroundWorkResolvers,
  bulkActionResolvers,
  campaignResolvers,
  changeResolvers,
  contentResolvers,
  customerResolvers,
  customerUserResolvers,
  jobActionResolvers,
  jobReportResolvers,
  jobResolvers,
  lockoutResolvers,
  orderActionResolvers,
  orderLocationResolvers,
  orderResolvers,
  paymentResolvers,
  presenceResolvers,
  publicReportResolvers,
  referenceResolvers,
  savedViewResolvers,
  sessionResolvers,
  templateResolvers,
  typeformResolvers,
  userResolvers,
  versionResolvers,
} satisfies Readonly<Record<string, Resolvers>>;

export const resolvers: Resolvers = mergeResolvers(areas);
