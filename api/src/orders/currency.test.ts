import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDue, runNext, worksByName } from '../outbox/runner.ts';
import { editTemplate } from '../templates/writing.ts';
import { staffNow } from '../testing/marketplace/jobs.ts';
import { overlap } from '../testing/store/overlap.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { orderActionsOf } from '../testing/marketplace/orders.ts';
import { approveOrder } from './actions/actions.ts';
import { approvalWork } from './actions/approval.ts';
import { onPostgres } from '../testing/store/on-postgres.ts';

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
      // Task amounts would have to change as well.
      task_list_id: null,
      currency,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return created.id;
}
const edit = (id: string, body: object) => api.send('operations', 'PATCH', `orders/${id}`, { body });
const price = { amount: 7, currency: 'EUR' } as const;
const inEuros = {
  base_price: price,
  agent_fee: price,
  agent_fee_up_to: null,
  same_day_charge: price,
} as const;
const toEuros = (template: string, more: object = {}) =>
  api.send('operations', 'PATCH', `templates/${template}`, { body: { ...inEuros, ...more } });
const approving = worksByName([approvalWork]);
const failed = (error: unknown): void => expect(error).toBeUndefined();
const addPlaces = (id: string, count: number) =>
  sql`insert into locations (order_id, reference, name, address1, city, country_code)
    select ${id}, 'P' || number, 'Shop', '1 High Street', 'Leeds', 'GB' from generate_series(1, ${count}::int) as number`.execute(
    api.database,
  );
const asDraft = (id: string) =>
  api.database.updateTable('orders').set({ status: 'draft' }).where('id', '=', id).execute();

describe('the currency of an order', () => {
  it('is that of its template, and of its totals and jobs', async () => {
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

  it('follows the template to another currency until the order has jobs', async () => {
    const template = await newTemplate('GBP');
    const [draft, pending, approved] = [
      await pendingOrder({ more: { template_id: template } }),
      await pendingOrder({ more: { template_id: template } }),
      await pendingOrder({ more: { template_id: template } }),
    ];
    await asDraft(draft);
    await act(approved, 'approve');
    expect((await toEuros(template)).statusCode).toBe(200);
    const currencyOf = async (id: string) => (await order(id)).currency;
    expect(await Promise.all([draft, pending, approved].map(currencyOf))).toEqual(['EUR', 'EUR', 'GBP']);
    await act(pending, 'approve');
    expect((await jobsOf(pending)).map((job) => job.currency)).toEqual(['EUR', 'EUR', 'EUR']);
  });

  it('is the same for all jobs of an order that is approved in batches while its template changes', async () => {
    const template = await newTemplate('GBP');
    const id = await pendingOrder({ more: { template_id: template } });
    await addPlaces(id, 1_200);
    expect((await act(id, 'approve')).json().status).toBe('approving');
    await runNext(api.services, approving, failed);
    const made = await jobsOf(id);
    expect(made.length).toBeGreaterThan(0);
    expect((await toEuros(template)).statusCode).toBe(200);
    await runDue(api.services, approving, failed);
    const jobs = await jobsOf(id);
    expect(jobs).toHaveLength(1_203);
    const costs = (job: (typeof jobs)[number]) => [job.currency, job.agent_fee, job.customer_price].join();
    expect(new Set(jobs.map(costs))).toEqual(new Set(made.slice(0, 1).map(costs)));
    expect(await order(id)).toMatchObject({ status: 'active', currency: 'GBP' });
  });

  it('changes the amounts of tasks too, but not in orders with tasks of their own', async () => {
    const template = await newTemplate('GBP');
    const [old = '', own = ''] = (
      await api.database.selectFrom('task_lists').select('id').orderBy('id').limit(2).execute()
    ).map(({ id }) => id);
    await api.database
      .updateTable('templates')
      .set({ task_list_id: old })
      .where('id', '=', template)
      .execute();
    const [follows, keeps] = [
      await pendingOrder({ more: { template_id: template } }),
      await pendingOrder({ more: { template_id: template } }),
    ];
    await api.database.updateTable('orders').set({ task_list_id: own }).where('id', '=', keeps).execute();
    expect((await toEuros(template, { task_groups: [], task_logic: [] })).statusCode).toBe(200);
    const listOf = async (table: 'orders' | 'templates', id: string) =>
      (
        await api.database
          .selectFrom(table)
          .select('task_list_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).task_list_id;
    const present = await listOf('templates', template);
    expect(present).not.toBe(old);
    expect(await listOf('orders', follows)).toBe(present);
    expect(await listOf('orders', keeps)).toBe(own);
  });

  it("matches the jobs' currency in every order of the demo", async () => {
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

describe("concurrently with a change of the template's currency", () => {
  const change = async (template: string) => {
    const by = await acting();
    return (transaction: typeof api.database) => editTemplate(transaction, template, inEuros, by);
  };
  const acting = async () => ({
    ...(await staffNow(api, 'operations')),
    timezone: 'UTC',
    settings: api.services.settings,
  });
  const currencies = async (id: string) => [
    (await order(id)).currency,
    ...new Set((await jobsOf(id)).map((job) => job.currency)),
  ];

  it('an order is approved in one currency or the other', async () => {
    const template = await newTemplate('GBP');
    const [late, early] = [
      await pendingOrder({ more: { template_id: template } }),
      await pendingOrder({ more: { template_id: template } }),
    ];
    const by = await staffNow(api, 'operations');
    const changed = await overlap(
      api.database,
      (transaction) => approveOrder(transaction, early, {}, by),
      () => toEuros(template),
    );
    expect(changed.statusCode).toBe(200);
    expect(await currencies(early)).toEqual(['GBP', 'GBP']);
    expect((await order(late)).currency).toBe('EUR');

    const other = await newTemplate('GBP');
    const waiting = await pendingOrder({ more: { template_id: other } });
    const approved = await overlap(api.database, await change(other), () => act(waiting, 'approve'));
    expect(approved.statusCode).toBe(200);
    expect(await currencies(waiting)).toEqual(['EUR', 'EUR']);
  });

  it('a draft that gets this template, or is created with it, has the new one', async () => {
    const template = await newTemplate('GBP');
    const draft = await pendingOrder({ more: { template_id: euros } });
    await asDraft(draft);
    await edit(draft, { template_id: pounds });
    const given = await overlap(api.database, await change(template), () =>
      edit(draft, { template_id: template }),
    );
    expect(given.json().currency).toBe('EUR');

    const other = await newTemplate('GBP');
    const made = await overlap(api.database, await change(other), () =>
      pendingOrder({ more: { template_id: other } }),
    );
    expect((await order(made)).currency).toBe('EUR');
  });

  it.skipIf(!onPostgres)(
    'an approval does not deadlock with a transaction that holds the template and then locks the order',
    async () => {
      const template = await newTemplate('GBP');
      const id = await pendingOrder({ more: { template_id: template } });
      await api.database.transaction().execute(async (transaction) => {
        await editTemplate(transaction, template, { duration: 5 }, await acting());
        expect((await act(id, 'approve')).statusCode).toBe(200);
      });
      expect(await currencies(id)).toEqual(['GBP', 'GBP']);
    },
  );
});
