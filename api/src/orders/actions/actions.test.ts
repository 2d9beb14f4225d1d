import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { orderActionsOf, place } from '../../testing/marketplace/orders.ts';
import { orderActions, orderStatuses, orderTransition } from '../transitions.ts';
import type { OrderAction, OrderStatus } from '../transitions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { pendingOrder, order } = orderActionsOf(() => api);

/** A checksum of all other orders. */
async function othersThan(id: string): Promise<unknown> {
  const { rows } = await sql`
    select md5(string_agg(row, '|' order by row)) from (
      select orders::text as row from orders where id != ${id}
      union all select jobs::text from jobs where order_id != ${id}
      union all select order_history::text from order_history where order_id != ${id}
    ) as others`.execute(api.database);
  return rows;
}

describe('every action from every status', () => {
  const calls: Record<OrderAction, () => [method: 'POST' | 'DELETE', path: string, body: object]> = {
    submit: () => [
      'POST',
      'submit',
      { start_date: '2026-12-01 00:00:00', end_date: '2026-12-02 00:00:00', locations: [place] },
    ],
    approve: () => ['POST', 'approve', {}],
    start: () => ['POST', 'start', {}],
    reject: () => ['POST', 'reject', {}],
    pause: () => ['POST', 'pause', {}],
    resume: () => ['POST', 'resume/confirm', {}],
    extend: () => ['POST', 'extend', { end_date: '2030-01-01 00:00:00' }],
    remove_interest_jobs: () => ['DELETE', 'remove-interest-jobs', {}],
    finish: () => ['POST', 'finish', { status: 'cancelled', reason: 'other', comment: 'Enough' }],
    restart: () => ['POST', 'restart/confirm', {}],
    cancel: () => ['POST', 'cancel', { comment: 'Enough' }],
    archive: () => ['POST', 'archive/confirm', {}],
  };
  const cases = orderStatuses.flatMap((status) => orderActions.map((action) => [status, action] as const));

  it.each(cases)('%s: %s', async (status: OrderStatus, action: OrderAction) => {
    const id = await pendingOrder({ places: 1 });
    await api.database.updateTable('orders').set({ status }).where('id', '=', id).execute();
    const state = { status, paused: false, archived: false, inInterestPhase: false };
    const expected = orderTransition(state, action);
    const before = await order(id);
    const others = expected && (await othersThan(id));
    const [method, path, body] = calls[action]();
    const answer = await api.send('operations', method, `orders/${id}/${path}`, { body });
    const after = await order(id);
    expect(expected && (await othersThan(id))).toEqual(others);
    const outcome = expected === null ? 409 : 200;
    expect([answer.statusCode, after.status]).toEqual([
      outcome,
      expected === null || expected.to === 'same' ? status : expected.to,
    ]);
    expect(expected !== null || answer.json().error.code === 'order.invalid_transition').toBe(true);
    expect(expected !== null || JSON.stringify(before) === JSON.stringify(after)).toBe(true);
  });
});
