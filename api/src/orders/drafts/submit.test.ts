import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { orderActionsOf, place } from '../../testing/marketplace/orders.ts';
import { formatInstant, later, oneDay, second } from '../../time/instants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { act, pendingOrder } = orderActionsOf(() => api);

type Changed = {
  readonly type?: 'anywhere';
  readonly template_id?: null;
  readonly wanted_jobs?: number;
};

/** A draft with an existing location, as from a file. */
async function draft(changed: Changed = {}): Promise<string> {
  const id = await pendingOrder({ places: 1 });
  await api.database
    .updateTable('orders')
    .set({ status: 'draft', ...changed })
    .where('id', '=', id)
    .execute();
  return id;
}
const submit = (id: string, more: object = {}) =>
  act(id, 'submit', { start_date: '2026-12-01 09:00:00', end_date: '2026-12-31 18:00:00', ...more });
const refused = async (id: string, more: object = {}) => (await submit(id, more)).json().error.fields;

describe('a draft that is submitted', () => {
  it('needs a template', async () => {
    expect(await refused(await draft({ template_id: null }))).toEqual({
      template_id: ['That field is required'],
    });
  });

  it('has its locations without coordinates geocoded', async () => {
    const id = await pendingOrder({ places: 1 });
    const search = () =>
      api.database.selectFrom('order_locating').select('part').where('order_id', '=', id).execute();
    expect(await search()).toHaveLength(1);
    await api.work();
    expect(await search()).toEqual([]);
  });

  it('must end after now, and so must its interest phase', async () => {
    const id = await draft();
    const now = formatInstant(api.now());
    const start_date = formatInstant(later(api.now(), -oneDay / 2));
    const soon = formatInstant(later(api.now(), second));
    expect(await refused(id, { start_date, end_date: now })).toEqual({ end_date: ['The date has passed'] });
    const interest = { interest_start_date: start_date, interest_end_date: now };
    expect(await refused(id, interest)).toEqual({ interest_end_date: ['The date has passed'] });
    expect((await submit(id, { start_date, end_date: soon })).statusCode).toBe(200);
  });

  it('keeps its number of jobs if it is for anywhere', async () => {
    const id = await draft({ type: 'anywhere', wanted_jobs: 7 });
    await api.database.deleteFrom('locations').where('order_id', '=', id).execute();
    expect((await submit(id)).json().status).toBe('pending');
    expect((await act(id, 'approve')).json().jobs_count).toBe(7);
  });

  it('keeps its enabled workflows if the request names none, and otherwise has only the named ones', async () => {
    const id = await draft();
    await api.send('operations', 'PUT', `orders/${id}/workflows/1`, { body: { active: true } });
    const active = async (): Promise<string[]> =>
      (await api.get('operations', `orders/workflows?order_id=${id}`))
        .json()
        .data.flatMap((workflow: { id: string; active: boolean }) => (workflow.active ? workflow.id : []));
    await submit(id);
    expect(await active()).toEqual(['1']);
    for (const workflows of [['1', '2'], ['2']]) {
      await api.database.updateTable('orders').set({ status: 'draft' }).where('id', '=', id).execute();
      await submit(id, { workflows });
      expect(await active()).toEqual(workflows);
    }
  });

  it('is refused first for missing locations, then for locations outside its dates', async () => {
    const id = await draft({ type: 'anywhere', wanted_jobs: 1 });
    const outside = { start_date: '2026-10-05', end_date: '2026-10-05', reference: 'L' };
    await api.database.updateTable('locations').set(outside).where('order_id', '=', id).execute();
    expect(await refused(id, { locations: [place] })).toEqual({
      locations: ['An order of this type has no locations'],
    });
    expect(await refused(id)).toEqual({ locations: [expect.stringContaining('outside of the dates')] });
  });
});
