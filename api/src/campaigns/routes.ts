import { sql } from 'kysely';
import { Type } from 'typebox';
import { allOf, anyOf } from '../authentication/permissions.ts';
import { mustExist } from '../http/existence.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { notFound } from '../http/errors.ts';
import { countGroups, readPage, statsOf, summaryQuery } from '../http/lists/lists.ts';
import { Id, IdParams, Nothing, SummaryStats } from '../http/schemas/schemas.ts';
import { campaignList, CampaignsQuery } from './list.ts';
import { readCampaign, readCampaigns, readWaves } from './queries.ts';
import { Campaign, CampaignChanges, CampaignPage, campaignStatuses, NewCampaign, Waves } from './schemas.ts';
import { changeCampaign, createCampaign, deleteCampaign } from './writing.ts';

const CampaignParams = Type.Object({ id: Id, cid: Id });

const getCampaign = call({
  method: 'GET',
  path: 'campaigns/{id}',
  operationId: 'getCampaign',
  tag: 'campaigns',
  summary: 'One campaign with its waves',
  permission: allOf('customers.view'),
  params: IdParams,
  answer: Campaign,
  cache: 'revalidate',
  handler: ({ database, params }) => readCampaign(database, params.id),
});

const getCustomerCampaign = call({
  method: 'GET',
  path: 'customers/{id}/campaigns/{cid}',
  operationId: 'getCustomerCampaign',
  tag: 'campaigns',
  summary: 'One campaign of a customer',
  permission: allOf('customers.view'),
  params: CampaignParams,
  answer: Campaign,
  cache: 'revalidate',
  handler: async ({ database, params }) => {
    const campaign = await readCampaign(database, params.cid);
    if (campaign.customer_id !== params.id) throw notFound();
    return campaign;
  },
});

export const campaignRoutes = [
  call({
    method: 'GET',
    path: 'campaigns',
    operationId: 'listCampaigns',
    tag: 'campaigns',
    summary: 'Campaigns of all customers',
    permission: allOf('customers.view'),
    query: CampaignsQuery,
    answer: CampaignPage,
    handler: ({ database, query }) => readPage(database, campaignList, query, readCampaigns),
  }),
  call({
    method: 'GET',
    path: 'customers/{id}/campaigns',
    operationId: 'listCustomerCampaigns',
    tag: 'campaigns',
    summary: 'Campaigns of one customer',
    permission: anyOf('customers.view', 'orders.view'),
    params: IdParams,
    query: CampaignsQuery,
    answer: CampaignPage,
    handler: async ({ database, params, query }) => {
      await mustExist(database, 'customers', params.id);
      return readPage(database, campaignList, { ...query, customer_id: [params.id] }, readCampaigns);
    },
  }),
  call({
    method: 'GET',
    path: 'campaigns/{id}/waves',
    operationId: 'listWaves',
    tag: 'campaigns',
    summary: 'Waves of one campaign',
    permission: anyOf('customers.view', 'orders.view'),
    params: IdParams,
    answer: Waves,
    handler: async ({ database, params }) => {
      await mustExist(database, 'campaigns', params.id);
      return { data: await readWaves(database, [params.id]) };
    },
  }),
  call({
    method: 'GET',
    path: 'campaigns/summary',
    operationId: 'getCampaignSummary',
    tag: 'campaigns',
    summary: 'Campaigns by status',
    permission: allOf('customers.view'),
    query: summaryQuery(CampaignsQuery),
    answer: SummaryStats,
    handler: async ({ database, query }) =>
      statsOf(campaignStatuses, await countGroups(database, campaignList, query, sql`campaigns.status`)),
  }),
  call({
    method: 'GET',
    path: 'customers/{id}/campaigns/summary',
    operationId: 'getCustomerCampaignSummary',
    tag: 'campaigns',
    summary: 'Campaigns of one customer by status',
    permission: allOf('customers.view'),
    params: IdParams,
    query: summaryQuery(CampaignsQuery),
    answer: SummaryStats,
    handler: async ({ database, params, query }) => {
      await mustExist(database, 'customers', params.id);
      const ofCustomer = { ...query, customer_id: [params.id] };
      return statsOf(
        campaignStatuses,
        await countGroups(database, campaignList, ofCustomer, sql`campaigns.status`),
      );
    },
  }),
  getCampaign,
  getCustomerCampaign,
  call({
    method: 'POST',
    path: 'customers/{id}/campaigns',
    operationId: 'createCampaign',
    tag: 'campaigns',
    summary: 'Add a campaign to a customer',
    permission: allOf('customers.manage'),
    params: IdParams,
    body: NewCampaign,
    answer: Campaign,
    status: 201,
    handler: async ({ database, params, body, clock }) =>
      readCampaign(database, await createCampaign(database, params.id, body, clock())),
  }),
  action({
    method: 'PUT',
    path: 'customers/{id}/campaigns/{cid}',
    operationId: 'updateCampaign',
    tag: 'campaigns',
    summary: 'Change a campaign, its waves or its status',
    permission: allOf('customers.manage'),
    params: CampaignParams,
    body: CampaignChanges,
    answer: Campaign,
    edits: getCustomerCampaign,
    subject: (params) => params,
    does: changeCampaign,
    shows: ({ database }, { cid }) => readCampaign(database, cid),
  }),
  action({
    method: 'DELETE',
    path: 'customers/{id}/campaigns/{cid}',
    operationId: 'deleteCampaign',
    edits: getCustomerCampaign,
    tag: 'campaigns',
    summary: 'Delete a campaign that has no orders',
    permission: allOf('customers.manage'),
    params: CampaignParams,
    answer: Nothing,
    subject: (params) => params,
    does: deleteCampaign,
    shows: async () => {},
  }),
];
