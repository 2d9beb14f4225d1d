import type { GatewayContext } from '../context.ts';
import { nullWhenMissing } from '../loaders/loaders.ts';
import { getAgent } from '../rest/calls/agents.ts';
import { getCampaign } from '../rest/calls/campaigns.ts';
import { getCollection, getNewsItem, getTraining } from '../rest/calls/content.ts';
import { getCustomer } from '../rest/calls/customers.ts';
import { getJob } from '../rest/calls/jobs.ts';
import { getLockout } from '../rest/calls/lockouts.ts';
import { getOrder } from '../rest/calls/orders.ts';
import { getSavedView } from '../rest/calls/saved-views.ts';
import { getUser } from '../rest/calls/users.ts';
import type { RestCall } from '../rest/declaration.ts';

/** The ETag of a record's own read, which REST v1 compares with the `If-Match` of an edit. */
const versionBy =
  <Answer extends object>(read: RestCall<{ path: { id: string } }, Answer>) =>
  async (
    record: { readonly id: string },
    _args: unknown,
    context: GatewayContext,
  ): Promise<string | null> => {
    const known = context.tagOf(record);
    if (known !== null) return known;
    const whole = await nullWhenMissing(() => context.read(read, { path: { id: record.id } }));
    return whole && context.tagOf(whole);
  };

export const versionResolvers = {
  Agent: { version: versionBy(getAgent) },
  Campaign: { version: versionBy(getCampaign) },
  Collection: { version: versionBy(getCollection) },
  Customer: { version: versionBy(getCustomer) },
  Job: { version: versionBy(getJob) },
  Lockout: { version: versionBy(getLockout) },
  NewsItem: { version: versionBy(getNewsItem) },
  Order: { version: versionBy(getOrder) },
  SavedView: { version: versionBy(getSavedView) },
  Training: { version: versionBy(getTraining) },
  User: { version: versionBy(getUser) },
};
