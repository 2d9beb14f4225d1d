import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const waves = [{ id: '5', name: 'First', campaign_id: '4' }];
const campaign = {
  id: '4',
  name: 'Spring',
  status: 'active',
  customer: { id: '7', name: 'Shops' },
  orders: 3,
  purchase_order_number: 'PO-1',
  waves,
};
const counts = (total: number) => ({ body: { stats: [{ status: 'active', total }] } });

beforeAll(async () => {
  rest = await RestServer.start();
  rest
    .on('GET /customers/7', { body: { id: '7', name: 'Shops' } })
    .on('GET /campaigns', envelope([campaign]))
    .on('GET /campaigns/4', { body: campaign })
    .on('GET /campaigns/4/waves', { body: { data: waves } })
    .on('GET /campaigns/summary', counts(9))
    .on('GET /customers/7/campaigns', envelope([campaign]))
    .on('GET /customers/7/campaigns/summary', counts(1))
    .on('GET /customers/7/campaigns/4', { body: campaign })
    .on('POST /customers/7/campaigns', { status: 201, body: campaign })
    .on('PUT /customers/7/campaigns/4', { body: campaign })
    .on('DELETE /customers/7/campaigns/4', { status: 204 });
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

describe('campaigns', () => {
  test('of all customers are listed with their counts', async () => {
    const answer = await gateway.ask(
      `{ campaigns(filter: { status: [ACTIVE], customerIds: ["7"] }) {
           items { name status orders customer { name } waves { id campaignId } } summary { total } } }`,
    );
    expect(answer.data?.['campaigns']).toEqual({
      items: [
        {
          name: 'Spring',
          status: 'ACTIVE',
          orders: 3,
          customer: { name: 'Shops' },
          waves: [{ id: '5', campaignId: '4' }],
        },
      ],
      summary: { total: 9 },
    });
    expect(rest.sent).toEqual([
      'GET /campaigns?page=1&per_page=25&sort=-created_at&status[]=active&customer_id[]=7',
      'GET /campaigns/summary?customer_id[]=7',
    ]);
  });

  test("of one customer are listed with that customer's counts", async () => {
    const answer = await gateway.ask(
      `{ customer(id: "7") { campaigns(perPage: 5) { items { id } summary { total groups { value } } }
           campaign(id: "4") { purchaseOrderNumber } other: campaign(id: "6") { id } } }`,
    );
    expect(answer).toEqual({
      data: {
        customer: {
          campaigns: { items: [{ id: '4' }], summary: { total: 1, groups: [{ value: 'ACTIVE' }] } },
          campaign: { purchaseOrderNumber: 'PO-1' },
          other: null,
        },
      },
    });
    expect(rest.calls.toSorted()).toEqual([
      'GET /customers/7',
      'GET /customers/7/campaigns',
      'GET /customers/7/campaigns/4',
      'GET /customers/7/campaigns/6',
      'GET /customers/7/campaigns/summary',
    ]);
  });

  test('are read one by one, and their waves alone', async () => {
    const answer = await gateway.ask(
      '{ campaign(id: "4") { name } none: campaign(id: "5") { id } campaignWaves(campaignId: "4") { name } }',
    );
    expect(answer).toEqual({
      data: { campaign: { name: 'Spring' }, none: null, campaignWaves: [{ name: 'First' }] },
    });
    expect(rest.calls.toSorted()).toEqual(['GET /campaigns/4', 'GET /campaigns/4/waves', 'GET /campaigns/5']);
  });

  test('whose answer has no waves get them with another call', async () => {
    rest.on('GET /campaigns/4', { body: { id: '4', name: 'Spring' } });
    rest.on('GET /campaigns', envelope([{ id: '4', name: 'Spring' }]));
    const answer = await gateway.ask('{ campaign(id: "4") { waves { name } } }');
    expect(answer).toEqual({ data: { campaign: { waves: [{ name: 'First' }] } } });
    expect(rest.calls).toEqual(['GET /campaigns/4', 'GET /campaigns', 'GET /campaigns/4/waves']);
  });

  test('are created, changed and deleted in one call each', async () => {
    const answer = await gateway.ask(
      `mutation {
         createCampaign(input: { customerId: "7", name: "Spring", campaignTarget: 9, waves: [{ name: "First" }] }) { id }
         updateCampaign(input: { customerId: "7", id: "4", status: CLOSED, hubspotId: null }) { id name }
         deleteCampaign(input: { customerId: "7", id: "4" })
       }`,
    );
    expect(answer).toEqual({
      data: { createCampaign: { id: '4' }, updateCampaign: { id: '4', name: 'Spring' }, deleteCampaign: '4' },
    });
    expect(rest.sent).toEqual([
      'POST /customers/7/campaigns {"name":"Spring","campaign_target":9,"waves":[{"name":"First"}]}',
      'PUT /customers/7/campaigns/4 {"hubspot_id":null,"status":"closed"}',
      'DELETE /customers/7/campaigns/4',
    ]);
  });

  test('with orders are not deleted', async () => {
    rest.on('DELETE /customers/7/campaigns/4', restError(409, 'campaign.in_use', 'It has orders'));
    const { data, errors } = await gateway.ask(
      'mutation { deleteCampaign(input: { customerId: "7", id: "4" }) }',
    );
    expect(data).toEqual({ deleteCampaign: null });
    expect(errors).toMatchObject([{ extensions: { code: 'campaign.in_use', status: 409 } }]);
  });
});
