import { getAgent, listAgentSkills, updateAgent, updateAgentSkills } from './calls/agents.ts';
import { deleteCampaign, getCustomerCampaign, updateCampaign } from './calls/campaigns.ts';
import {
  getCollection,
  getNewsItem,
  getTraining,
  updateCollection,
  updateNewsItem,
  updateTraining,
} from './calls/content.ts';
import { getCustomerUser, revokeCustomerUserInvitation, updateCustomerUser } from './calls/customer-users.ts';
import { getCustomer, updateCustomer } from './calls/customers.ts';
import {
  deleteReportMedia,
  updateJob,
  updateJobLocationGroup,
  updateJobRates,
  updateReportMedia,
  updateReportTask,
  updateReportTaskComment,
} from './calls/job-actions.ts';
import { getJob, getReport } from './calls/jobs.ts';
import {
  deleteLockout,
  getLockout,
  getLockoutAgent,
  removeLockoutAgent,
  removeLockoutAgents,
  updateLockout,
  updateLockoutAgent,
} from './calls/lockouts.ts';
import { listLocationGroups, updateLocationGroup } from './calls/order-locations.ts';
import { getOrder, listOrderWorkflows, updateOrder, updateOrderWorkflow } from './calls/orders.ts';
import { getBalance, updateBalance } from './calls/payments.ts';
import { getSavedView, updateSavedView } from './calls/saved-views.ts';
import { getTemplate, updateTemplate } from './calls/templates.ts';
import { getUser, revokeUserInvitation, updateUser } from './calls/users.ts';
import type { RestCall } from './declaration.ts';
import type { LooseInput } from './request.ts';

interface EditedRead {
  /** The read whose answer the edit changes: its version is the one that the edit expects. */
  readonly read: RestCall;
  readonly input: (edit: LooseInput) => LooseInput;
}

type Path = NonNullable<LooseInput['path']>;

/** The parameters that the edit's path shares with the read's. */
const below =
  (read: RestCall<never, unknown>) =>
  (edit: LooseInput): LooseInput => ({
    path: Object.fromEntries(
      Object.entries(edit.path ?? {}).filter(([name]) => read.path.includes(`{${name}}`)),
    ) satisfies Path,
  });

const editsOf = (
  read: RestCall<never, unknown>,
  ...edits: readonly RestCall<never, unknown>[]
): [RestCall<never, unknown>, EditedRead][] =>
  // Safe: the path of the edit has the parameters of the read.
  edits.map((edit) => [edit, { read: read as RestCall, input: below(read) }]);

const editedReads: ReadonlyMap<RestCall<never, unknown>, EditedRead> = new Map([
  ...editsOf(getAgent, updateAgent),
  ...editsOf(listAgentSkills, updateAgentSkills),
  ...editsOf(getBalance, updateBalance),
  ...editsOf(getCollection, updateCollection),
  ...editsOf(getCustomer, updateCustomer),
  ...editsOf(getCustomerCampaign, updateCampaign, deleteCampaign),
  ...editsOf(getCustomerUser, updateCustomerUser, revokeCustomerUserInvitation),
  ...editsOf(getJob, updateJob, updateJobLocationGroup, updateJobRates),
  ...editsOf(getLockout, updateLockout, deleteLockout, removeLockoutAgents),
  ...editsOf(getLockoutAgent, updateLockoutAgent, removeLockoutAgent),
  ...editsOf(getNewsItem, updateNewsItem),
  ...editsOf(getOrder, updateOrder),
  ...editsOf(getReport, updateReportTask, updateReportTaskComment, updateReportMedia, deleteReportMedia),
  ...editsOf(getSavedView, updateSavedView),
  ...editsOf(getTemplate, updateTemplate),
  ...editsOf(getTraining, updateTraining),
  ...editsOf(getUser, updateUser, revokeUserInvitation),
  ...editsOf(listLocationGroups, updateLocationGroup),
  [
    updateOrderWorkflow,
    {
      read: listOrderWorkflows as RestCall,
      input: ({ path }) => ({ query: { order_id: String(path?.['id']) } }),
    },
  ],
]);

/** The read of what a call edits; undefined for other calls. */
export const editedRead = (edit: RestCall<never, unknown>): EditedRead | undefined => editedReads.get(edit);
