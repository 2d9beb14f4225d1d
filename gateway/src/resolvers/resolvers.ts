import type { Resolvers } from '../generated/resolvers.ts';
import { agentDetailResolvers } from './agent-details.ts';
import { agentResolvers } from './agents.ts';
import { applicationResolvers } from './applications.ts';
import { assignmentResolvers } from './assignments.ts';
import { backgroundWorkResolvers } from './background-work.ts';
import { bulkActionResolvers } from './bulk-actions.ts';
import { campaignResolvers } from './campaigns.ts';
import { contentResolvers } from './content.ts';
import { customerUserResolvers } from './customer-users.ts';
import { customerResolvers } from './customers.ts';
import { jobActionResolvers } from './job-actions.ts';
import { jobReportResolvers } from './job-report.ts';
import { jobResolvers } from './jobs.ts';
import { lockoutResolvers } from './lockouts.ts';
import { mergeResolvers } from './merge.ts';
import { orderActionResolvers } from './order-actions.ts';
import { orderLocationResolvers } from './order-locations.ts';
import { orderResolvers } from './orders.ts';
import { paymentResolvers } from './payments.ts';
import { publicReportResolvers } from './public-report.ts';
import { referenceResolvers } from './reference.ts';
import { sessionResolvers } from './session.ts';
import { templateResolvers } from './templates.ts';
import { typeformResolvers } from './typeform.ts';
import { userResolvers } from './users.ts';

/** Each with its own types: fields without a resolver are read by name. */
export const areas = {
  agentDetailResolvers,
  agentResolvers,
  applicationResolvers,
  assignmentResolvers,
  backgroundWorkResolvers,
  bulkActionResolvers,
  campaignResolvers,
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
  publicReportResolvers,
  referenceResolvers,
  sessionResolvers,
  templateResolvers,
  typeformResolvers,
  userResolvers,
} satisfies Readonly<Record<string, Resolvers>>;

export const resolvers: Resolvers = mergeResolvers(areas);
