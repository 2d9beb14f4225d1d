import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
let customer: string;
beforeAll(async () => {
  api = await startTestApi();
  const created = await api.send('operations', 'POST', 'customers', {
    body: { name: 'Campaigner', phone: '1', address: { line1: '1', city: 'Leeds', country_code: 'GB' } },
  });
  customer = created.json().id;
});
afterAll(() => api.close());

const create = (body: object) => api.send('operations', 'POST', `customers/${customer}/campaigns`, { body });
const change = (id: string, body: object) =>
  api.send('operations', 'PUT', `customers/${customer}/campaigns/${id}`, { body });
const remove = (id: string) => api.send('operations', 'DELETE', `customers/${customer}/campaigns/${id}`);

const sent = {
  name: 'Spring',
  campaign_target: 250,
  hubspot_id: '123',
  purchase_order_number: 'PO-1',
  waves: [{ name: 'First' }, { name: 'Second' }],
};

describe('writing campaigns', () => {
  it('creates one with its waves', async () => {
    const answer = await create(sent);
    expect(answer.statusCode).toBe(201);
    const created = answer.json();
    expect(created).toMatchObject({ ...sent, status: 'active', orders: 0, customer: { id: customer } });
    expect((await api.get('operations', `campaigns/${created.id}`)).json()).toEqual(created);
    expect((await api.get('operations', `customers/${customer}/campaigns/${created.id}`)).json()).toEqual(
      created,
    );
    const waves = (await api.get('operations', `campaigns/${created.id}/waves`)).json().data;
    expect(waves.map((wave: { name: string }) => wave.name)).toEqual(['First', 'Second']);
  });

  it.each([
    ['no name', { ...sent, name: undefined }, 'name', 'That field is required'],
    ['a blank name', { ...sent, name: ' ' }, 'name', 'That field is required'],
    [
      'a target that is no number',
      { ...sent, campaign_target: 'many' },
      'campaign_target',
      'You must pass a whole number',
    ],
  ])('refuses %s', async (_case, body, field, message) => {
    const answer = await create(body);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: [message] }]);
  });

  it('changes fields, status and waves', async () => {
    const created = (await create(sent)).json();
    const [first, second] = created.waves;
    const answer = await change(created.id, {
      status: 'closed',
      campaign_target: null,
      waves: [{ name: 'New' }, { id: second.id, name: 'Second, renamed' }],
    });
    expect(answer.json()).toMatchObject({
      name: 'Spring',
      status: 'closed',
      campaign_target: null,
      waves: [{ name: 'New' }, { id: second.id, name: 'Second, renamed' }],
    });
    expect(answer.json().waves).toHaveLength(2);
    expect(
      (await change(created.id, { waves: [{ id: first.id, name: 'Gone' }] })).json().error.fields,
    ).toEqual({
      waves: ['This wave is not one of the campaign'],
    });
    expect((await change(created.id, { status: 'active' })).json().status).toBe('active');
  });

  it('deletes one without orders, and keeps one with orders and its waves', async () => {
    const { id } = (await create(sent)).json();
    expect((await remove(id)).statusCode).toBe(204);
    expect((await api.get('operations', `campaigns/${id}`)).statusCode).toBe(404);

    const used = await api.database
      .selectFrom('orders')
      .innerJoin('waves', 'waves.campaign_id', 'orders.campaign_id')
      .select(['orders.id', 'orders.campaign_id', 'orders.customer_id', 'waves.id as wave_id'])
      .executeTakeFirstOrThrow();
    await api.database
      .updateTable('orders')
      .set({ wave_id: used.wave_id })
      .where('id', '=', used.id)
      .execute();
    const where = `customers/${used.customer_id}/campaigns/${used.campaign_id}`;
    const refused = await api.send('operations', 'DELETE', where);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'campaign.in_use']);
    const emptied = await api.send('operations', 'PUT', where, { body: { waves: [] } });
    expect(emptied.json().error.fields).toEqual({ waves: ['A wave with orders cannot be removed'] });
  });

  it('answers 404 below another customer', async () => {
    const { id } = (await create(sent)).json();
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await api.send('operations', method, `customers/1/campaigns/${id}`, {
        ...(method === 'PUT' && { body: {} }),
      });
      expect([method, answer.statusCode]).toEqual([method, 404]);
    }
  });
});

describe('summaries', () => {
  it('count by status, for all customers and for one', async () => {
    const total = async (path: string) => (await api.get('operations', `${path}&per_page=1`)).json().total;
    const all = (await api.get('operations', 'campaigns/summary')).json();
    expect(all).toEqual({
      stats: [
        { status: 'active', total: await total('campaigns?status=active') },
        { status: 'closed', total: await total('campaigns?status=closed') },
      ],
    });
    const own = (await api.get('operations', `customers/${customer}/campaigns/summary`)).json();
    expect(own).toEqual({
      stats: [
        { status: 'active', total: await total(`customers/${customer}/campaigns?status=active`) },
        { status: 'closed', total: 0 },
      ],
    });
    expect((await api.get('operations', 'customers/999999/campaigns/summary')).statusCode).toBe(404);
  });
});
