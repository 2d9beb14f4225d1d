import type { GatewayContext } from '../context.ts';
import type { RecordType, Resolvers } from '../generated/resolvers.ts';
import { nullWhenMissing } from '../loaders/loaders.ts';
import { offeredOr } from '../loaders/offered.ts';
import { getAgent, listAgentSkills } from '../rest/calls/agents.ts';
import { getCampaign } from '../rest/calls/campaigns.ts';
import { getCollection, getNewsItem, getTraining } from '../rest/calls/content.ts';
import { getCustomerUser } from '../rest/calls/customer-users.ts';
import { getCustomer } from '../rest/calls/customers.ts';
import { getJob } from '../rest/calls/jobs.ts';
import { getLockout, getLockoutAgent } from '../rest/calls/lockouts.ts';
import { listLocationGroups } from '../rest/calls/order-locations.ts';
import { getOrder, listOrderWorkflows } from '../rest/calls/orders.ts';
import { getSavedView } from '../rest/calls/saved-views.ts';
import { getTemplate } from '../rest/calls/templates.ts';
import { getUser } from '../rest/calls/users.ts';
import type { RestCall } from '../rest/declaration.ts';

/** The version of a record's own read, with which REST v1 compares the `If-Match` of an edit. */
async function versionIn<Input, Answer extends object>(
  context: GatewayContext,
  read: RestCall<Input, Answer>,
  input: Input,
): Promise<string | null> {
  const whole = await offeredOr(
    () => nullWhenMissing(() => context.read(read, input)),
    () => null,
  );
  return whole && context.tagOf(whole);
}

const versionBy =
  <Answer extends object>(read: RestCall<{ path: { id: string } }, Answer>) =>
  async (record: { readonly id: string }, _args: unknown, context: GatewayContext) =>
    context.tagOf(record) ?? versionIn(context, read, { path: { id: record.id } });

/** Reads of the records whose changes are streamed; others have no version, or are read below another record. */
const readsOfChanges: Partial<Record<RecordType, RestCall<{ path: { id: string } }, object>>> = {
  agent: getAgent,
  campaign: getCampaign,
  collection: getCollection,
  customer: getCustomer,
  job: getJob,
  lockout: getLockout,
  news_item: getNewsItem,
  order: getOrder,
  template: getTemplate,
  training: getTraining,
  user: getUser,
};

/** Of a record that is only read as a whole. */
const ownVersion = (record: object, _args: unknown, context: GatewayContext) => context.tagOf(record);

export const versionResolvers = {
  Agent: { version: versionBy(getAgent) },
  AgentBalance: { version: ownVersion },
  AgentSkillCategory: {
    version: ({ agent_id: id }, _args, context) => versionIn(context, listAgentSkills, { path: { id } }),
  },
  Campaign: { version: versionBy(getCampaign) },
  Change: {
    version: async ({ type, kind, id }, _args, context) => {
      const read = readsOfChanges[type];
      return read === undefined || kind === 'deleted' ? null : versionBy(read)({ id }, {}, context);
    },
  },
  Collection: { version: versionBy(getCollection) },
  Customer: { version: versionBy(getCustomer) },
  CustomerUser: {
    version: async (user, _args, context) =>
      context.tagOf(user) ??
      versionIn(context, getCustomerUser, { path: { id: user.customer_id, uid: user.id } }),
  },
  Job: { version: versionBy(getJob) },
  JobReport: { version: ownVersion },
  LocationGroup: {
    version: ({ order_id: id }, _args, context) =>
      id === undefined ? null : versionIn(context, listLocationGroups, { path: { id } }),
  },
  Lockout: { version: versionBy(getLockout) },
  LockoutAgent: {
    version: async (entry, _args, context) => {
      const [id = '', agentId = ''] = entry.id.split(':');
      return context.tagOf(entry) ?? versionIn(context, getLockoutAgent, { path: { id, agentId } });
    },
  },
  NewsItem: { version: versionBy(getNewsItem) },
  Order: { version: versionBy(getOrder) },
  OrderWorkflow: {
    version: ({ order_id: id }, _args, context) =>
      versionIn(context, listOrderWorkflows, { query: { order_id: id } }),
  },
  SavedView: { version: versionBy(getSavedView) },
  Training: { version: versionBy(getTraining) },
  User: { version: versionBy(getUser) },
} satisfies Resolvers;
