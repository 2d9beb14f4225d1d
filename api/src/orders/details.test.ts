import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** An order with two location groups, both with restrictions. */
const order = '10023';
beforeAll(async () => {
  await api.database.deleteFrom('location_groups').where('order_id', '=', order).execute();
  await api.database
    .insertInto('location_groups')
    .values([
      { order_id: order, name: 'North', job_time_limit: 30, hide_from_market: true },
      { order_id: order, name: 'South', job_time_limit: 60, hide_from_market: true },
    ])
    .execute();
});
const groups = async () => (await api.get('operations', `orders/${order}/locations/groups`)).json().data;

const removeRestriction = (type: string) =>
  api.send('operations', 'POST', `orders/${order}/locations/remove-restrictions`, { body: { type } });

describe('location groups', () => {
  it.each(['PATCH', 'PUT'] as const)('%s changes only the sent properties', async (method) => {
    const [group] = await groups();
    const path = `orders/${order}/locations/groups/${group.id}`;
    const answer = await api.send('operations', method, path, { body: { name: `By ${method}` } });
    expect(answer.json()).toEqual({ ...group, name: `By ${method}` });
    const limit = await api.send('operations', method, path, { body: { job_time_limit: null } });
    expect(limit.json()).toEqual({ ...group, name: `By ${method}`, job_time_limit: null });
    await api.send('operations', method, path, { body: { job_time_limit: 30 } });
  });

  it.each([
    [{ job_time_limit: 'an hour' }, 'job_time_limit', 'You must pass a whole number'],
    [{ job_time_limit: 0 }, 'job_time_limit', 'Must be 1 or more'],
    [{ name: ' ' }, 'name', 'That field is required'],
  ])('refuses %j', async (body, field, message) => {
    const [group] = await groups();
    const path = `orders/${order}/locations/groups/${group.id}`;
    const answer = await api.send('operations', 'PATCH', path, { body });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: [message] }]);
  });

  it('must belong to their order', async () => {
    const [group] = await groups();
    const path = `orders/10001/locations/groups/${group.id}`;
    expect((await api.send('operations', 'PATCH', path, { body: { name: 'X' } })).statusCode).toBe(404);
  });

  it('lose one restriction together', async () => {
    expect((await removeRestriction('job_time_limit')).json().location_groups).toMatchObject([
      { job_time_limit: null, hide_from_market: true },
      { job_time_limit: null, hide_from_market: true },
    ]);
    expect((await removeRestriction('hide_from_market')).json().location_groups).toMatchObject([
      { hide_from_market: false },
      { hide_from_market: false },
    ]);
    expect((await removeRestriction('everything')).json().error.fields).toEqual({
      type: ['Must be one of: hide_from_market, job_time_limit'],
    });
  });

  it('can be read with either permission', async () => {
    for (const account of ['support', 'reviewer'])
      expect((await api.get(account, `orders/${order}/locations/groups`)).statusCode).toBe(200);
    expect((await api.get('finance', `orders/${order}/locations/groups`)).statusCode).toBe(403);
  });
});

const readWorkflows = async () =>
  (await api.get('operations', `orders/workflows?order_id=${order}`)).json().data;

describe('workflows', () => {
  it('are all listed for an order', async () => {
    const missing = await api.get('operations', 'orders/workflows');
    expect([missing.statusCode, missing.json().error.fields]).toEqual([
      422,
      { order_id: ['That field is required'] },
    ]);
    expect((await api.get('operations', 'orders/workflows?order_id=999999')).statusCode).toBe(404);
    const all = (await api.get('operations', 'workflows?sort=id')).json().data;
    expect((await readWorkflows()).map((workflow: { id: string }) => workflow.id)).toEqual(
      all.map((workflow: { id: string }) => workflow.id),
    );
  });

  it('are switched one at a time', async () => {
    const before = await readWorkflows();
    const [{ id, active }] = before;
    const answer = await api.send('operations', 'PUT', `orders/${order}/workflows/${id}`, {
      body: { active: !active },
    });
    expect(answer.json()).toEqual({ ...before[0], active: !active });
    expect(await readWorkflows()).toEqual([{ ...before[0], active: !active }, ...before.slice(1)]);
    const unknown = await api.send('operations', 'PUT', `orders/${order}/workflows/999`, {
      body: { active: true },
    });
    expect(unknown.statusCode).toBe(404);
  });
});

describe('pushes', () => {
  it('are listed newest first, five per page', async () => {
    await api.database.deleteFrom('order_pushes').where('order_id', '=', order).execute();
    await api.database
      .insertInto('order_pushes')
      .values(
        Array.from({ length: 7 }, (_, index) => ({
          order_id: order,
          kind: 'assignment_status' as const,
          status: 'sent' as const,
          lockout_duration: index,
          scheduled_at: `2026-11-1${index}T10:00:00Z`,
          created_at: `2026-11-1${index}T10:00:00Z`,
        })),
      )
      .execute();
    const page = (await api.get('operations', `orders/${order}/pushes`)).json();
    expect(page).toMatchObject({ per_page: 5, total: 7, last_page: 2 });
    expect(page.data.map((push: { lockout_duration: number }) => push.lockout_duration)).toEqual([
      6, 5, 4, 3, 2,
    ]);
    const turned = (await api.get('operations', `orders/${order}/pushes?sort=created_at&per_page=2`)).json();
    expect(turned.data.map((push: { lockout_duration: number }) => push.lockout_duration)).toEqual([0, 1]);
  });
});

describe('locations and tasks', () => {
  it('are paged, and the whole list needs several pages', async () => {
    const { locations_count: count, locations } = (await api.get('operations', `orders/${order}`)).json();
    const page = (await api.get('operations', `orders/${order}/locations?per_page=7&page=2`)).json();
    expect(page).toMatchObject({ total: count, current_page: 2, from: 8 });
    expect(locations).toHaveLength(Math.min(count, 1_000));
    expect(page.data[0]).toEqual(locations[7]);
    expect((await api.get('operations', 'orders/999999/locations')).statusCode).toBe(404);
  });

  it("keep the template's tasks from the order's creation", async () => {
    const template = await api.database
      .selectFrom('templates')
      .where('status', '=', 'active')
      .where('task_list_id', 'is not', null)
      .select(['id', 'task_list_id'])
      .executeTakeFirstOrThrow();
    const known = (await api.get('operations', `orders/${order}`)).json();
    const created = await api.send('operations', 'POST', 'orders', {
      body: {
        title: 'With tasks',
        type: 'standard',
        customer_id: known.customer_id,
        campaign_id: known.campaign_id,
        category_id: known.category_id,
        country_code: 'GB',
        template_id: template.id,
      },
    });
    const read = async () => (await api.get('operations', `orders/${created.json().id}/tasks`)).json();
    const before = await read();
    expect(before.task_groups.length).toBeGreaterThan(0);
    await api.database
      .updateTable('templates')
      .set({ task_list_id: null })
      .where('id', '=', template.id)
      .execute();
    expect(await read()).toEqual(before);
  });
});
