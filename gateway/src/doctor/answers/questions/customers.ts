import {
  getCampaign,
  getCampaignSummary,
  getCustomerCampaign,
  getCustomerCampaignSummary,
  listCampaigns,
  listCustomerCampaigns,
  listWaves,
} from '../../../rest/calls/campaigns.ts';
import {
  getCustomerUser,
  getCustomerUserAnalytics,
  getCustomerUserSummary,
  listCustomerUsers,
} from '../../../rest/calls/customer-users.ts';
import {
  getCustomer,
  getCustomerSummary,
  listCustomers,
  listIndustries,
} from '../../../rest/calls/customers.ts';
import { alone, each, firstPage, together } from '../question.ts';
import type { Question } from '../question.ts';

const newestFirst = { page: 1, per_page: 25, sort: '-created_at' };

const ofOneCustomer: readonly Question[] = [
  each(getCustomer, 'the page of a customer'),
  each(listCustomerCampaigns, 'the campaigns of a customer', {
    query: newestFirst,
    below: [
      each(getCustomerCampaign, 'a campaign of a customer', { parameter: 'cid', most: 1 }),
      each(listWaves, 'the waves of a campaign', { most: 1 }),
    ],
  }),
  each(getCustomerCampaignSummary, 'the counts of the campaigns of a customer'),
  each(listCustomerUsers, 'the users of a customer', {
    query: newestFirst,
    below: [
      each(getCustomerUser, 'the page of a customer’s user', { parameter: 'uid', most: 1 }),
      each(getCustomerUserAnalytics, 'the analytics of a customer’s user', { parameter: 'uid', most: 1 }),
    ],
  }),
  each(getCustomerUserSummary, 'the counts of the users of a customer'),
];

export const customerQuestions: readonly Question[] = [
  firstPage(listCustomers, 'the list of customers', 'name', {
    below: [...ofOneCustomer, together(listCustomers, 'customers that other records name')],
  }),
  alone(getCustomerSummary, 'the counts on the tabs of customers'),
  alone(listIndustries, 'the industries to choose for a customer'),
  firstPage(listCampaigns, 'the list of campaigns', '-created_at', {
    below: [
      each(getCampaign, 'the page of a campaign'),
      together(listCampaigns, 'campaigns that orders name'),
    ],
  }),
  alone(getCampaignSummary, 'the counts on the tabs of campaigns'),
];
