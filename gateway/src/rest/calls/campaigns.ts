import { declareCall } from '../declaration.ts';

// The original contract has only the campaigns of one customer.
export const listCampaigns = declareCall('get', '/campaigns', {
  notOffered: 'This server does not list the campaigns of all customers',
});
export const getCampaign = declareCall('get', '/campaigns/{id}', {
  notOffered: 'This server reads a campaign only below its customer',
});
export const getCampaignSummary = declareCall('get', '/campaigns/summary', {
  notOffered: 'This server does not count campaigns by status',
});
export const listWaves = declareCall('get', '/campaigns/{id}/waves');
export const listCustomerCampaigns = declareCall('get', '/customers/{id}/campaigns');
export const getCustomerCampaign = declareCall('get', '/customers/{id}/campaigns/{cid}');
export const getCustomerCampaignSummary = declareCall('get', '/customers/{id}/campaigns/summary');
export const createCampaign = declareCall('post', '/customers/{id}/campaigns');
export const updateCampaign = declareCall('put', '/customers/{id}/campaigns/{cid}');
export const deleteCampaign = declareCall('delete', '/customers/{id}/campaigns/{cid}', { empty: true });
