import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { orderActionsOf } from '../testing/orders.ts';

let api: TestApi;
let euros: string;
let pounds: string;
beforeAll(async () => {
  api = await startTestApi();
  [euros, pounds] = [await newTemplate('EUR'), await newTemplate('GBP')];
});
afterAll(() => api.close());

const { act, pendingOrder, order, jobsOf } = orderActionsOf(() => api);

async function newTemplate(currency: 'EUR' | 'GBP'): Promise<string> {
  const {
    id: _id,
    documentation,
    features,
    ...template
  } = await api.database
    .selectFrom('templates')
    .where('status', '=', 'active')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  const created = await api.database
    .insertInto('templates')
    .values({
      ...template,
      documentation: JSON.stringify(documentation),
      features: JSON.stringify(features),
      // Amounts of tasks would have to change with the others.
      task_list_id: null,
      currency,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return created.id;
}
const edit = (id: string, body: object) => api.send('operations', 'PATCH', `orders/${id}`, { body });
const asDraft = (id: string) =>
  api.database.updateTable('orders').set({ status: 'draft' }).where('id', '=', id).execute();

describe('the currency of an order', () => {
  it('is that of its template, for its totals and its jobs too', async () => {
    const id = await pendingOrder({ more: { template_id: euros } });
    expect(await order(id)).toMatchObject({
      currency: 'EUR',
      value: { currency: 'EUR', formatted: '€0.00' },
    });
    await act(id, 'approve');
    const made = await jobsOf(id);
    expect(new Set(made.map((job) => job.currency))).toEqual(new Set(['EUR']));
    expect(await order(id)).toMatchObject({
      value: { currency: 'EUR', amount: made.reduce((sum, job) => sum + job.agent_fee, 0) / 100 },
      grand_total: { currency: 'EUR', amount: made.reduce((sum, job) => sum + job.customer_price, 0) / 100 },
    });
  });

  it('follows a draft to another template, and to none', async () => {
    const id = await pendingOrder({ more: { template_id: euros } });
    await asDraft(id);
    expect((await edit(id, { template_id: pounds })).json().currency).toBe('GBP');
    expect((await edit(id, { template_id: euros })).json().currency).toBe('EUR');
    expect((await edit(id, { title: 'Another name' })).json().currency).toBe('EUR');
    expect((await edit(id, { template_id: null })).json().currency).toBe('GBP');
  });

  it('follows the template to another currency until it has jobs', async () => {
    const template = await newTemplate('GBP');
    const [draft, pending, approved] = [
      await pendingOrder({ more: { template_id: template } }),
      await pendingOrder({ more: { template_id: template } }),
      await pendingOrder({ more: { template_id: template } }),
    ];
    await asDraft(draft);
    await act(approved, 'approve');
    const price = { amount: 7, currency: 'EUR' };
    const changed = await api.send('operations', 'PATCH', `templates/${template}`, {
      body: { base_price: price, agent_fee: price, agent_fee_up_to: null, same_day_charge: price },
    });
    expect(changed.statusCode).toBe(200);
    const currencyOf = async (id: string) => (await order(id)).currency;
    expect(await Promise.all([draft, pending, approved].map(currencyOf))).toEqual(['EUR', 'EUR', 'GBP']);
    await act(pending, 'approve');
    expect((await jobsOf(pending)).map((job) => job.currency)).toEqual(['EUR', 'EUR', 'EUR']);
  });

  it('is said by every order of the demo as its jobs say it', async () => {
    const different = await api.database
      .selectFrom('jobs')
      .innerJoin('orders', 'orders.id', 'jobs.order_id')
      .whereRef('jobs.currency', '!=', 'orders.currency')
      .select('jobs.id')
      .execute();
    expect(different).toEqual([]);
    const inEuros = await api.database
      .selectFrom('orders')
      .where('currency', '=', 'EUR')
      .select('id')
      .execute();
    expect(inEuros.length).toBeGreaterThan(0);
  });
});
