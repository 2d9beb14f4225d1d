import type { GatewayContext } from '../../context.ts';
import type { CampaignFilter, Resolvers } from '../../generated/resolvers.ts';
import { readList, readListOf } from '../../lists/list.ts';
import type { ListArguments } from '../../lists/list.ts';
import { readListSummary, readListSummaryOf } from '../../lists/summary.ts';
import { nullWhenMissing } from '../../loaders/loaders.ts';
import { offeredOr } from '../../loaders/offered.ts';
import {
  createCampaign,
  deleteCampaign,
  getCampaign,
  getCampaignSummary,
  getCustomerCampaign,
  getCustomerCampaignSummary,
  listCampaigns,
  listCustomerCampaigns,
  listWaves,
  updateCampaign,
} from '../../rest/calls/campaigns.ts';
import { valueOf } from '../../schema/field-resolver.ts';

export const campaignResolvers = {
  Query: {
    campaigns: (_query, args, context) =>
      offeredOr(
        () => readList(context, listCampaigns, args, context.loaders.Campaign),
        (error) => campaignsOfOne(context, args, error),
      ),
    campaign: (_query, { id }, context) => nullWhenMissing(() => context.read(getCampaign, { path: { id } })),
    campaignWaves: async (_query, { campaignId: id }, context) =>
      (await context.read(listWaves, { path: { id } })).data,
  },
  Mutation: {
    createCampaign: (_mutation, { input: { customerId: id, ...body } }, context) =>
      context.change(createCampaign, { path: { id }, body }),
    updateCampaign: (_mutation, { input: { customerId: id, id: cid, ...body } }, context) =>
      context.change(updateCampaign, { path: { id, cid }, body }),
    deleteCampaign: async (_mutation, { input: { customerId: id, id: cid, expectedVersion } }, context) => {
      await context.change(deleteCampaign, { path: { id, cid }, expectedVersion });
      return cid;
    },
  },
  Customer: {
    campaigns: async ({ id }, args, context) => ({
      ...(await readListOf(context, listCustomerCampaigns, { id }, args, context.loaders.Campaign)),
      customer_id: id,
    }),
    campaign: ({ id }, { id: cid }, context) =>
      nullWhenMissing(() => context.read(getCustomerCampaign, { path: { id, cid } })),
  },
  CampaignPage: {
    summary: ({ customer_id: id, ...page }, _args, context) =>
      id === undefined
        ? readListSummary(context, getCampaignSummary, page)
        : readListSummaryOf(context, getCustomerCampaignSummary, { id }, page),
  },
  Campaign: {
    waves: async (campaign, _args, context) =>
      (await valueOf(context.loaders.Campaign, campaign, (row) => row.waves)) ??
      (await context.read(listWaves, { path: { id: campaign.id } })).data,
  },
} satisfies Resolvers;

type Arguments = ListArguments<CampaignFilter>;

/** The campaigns of one customer, from the call of the original contract for them. */
async function campaignsOfOne(context: GatewayContext, args: Arguments, notOffered: Error) {
  const { customerIds, ...filter } = args.filter ?? {};
  const [id, ...others] = customerIds ?? [];
  if (id === undefined || others.length > 0) throw notOffered;
  const ofOne = { ...args, filter };
  return {
    ...(await readListOf(context, listCustomerCampaigns, { id }, ofOne, context.loaders.Campaign)),
    customer_id: id,
  };
}
