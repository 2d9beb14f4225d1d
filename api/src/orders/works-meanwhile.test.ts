import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { staffNow } from '../testing/marketplace/jobs.ts';
import { orderActionsOf } from '../testing/marketplace/orders.ts';
import { overlap } from '../testing/store/overlap.ts';
import { hour } from '../time/instants.ts';
import { cancelOrder, rejectOrder } from './actions/actions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { act, pendingOrder, order, historyOf } = orderActionsOf(() => api);

const lastAction = async (id: string) => (await historyOf(id)).at(-1)?.action;

it('an order that is rejected during its approval stays rejected, without jobs', async () => {
  const id = await pendingOrder({ places: 1 });
  const many = { type: 'anywhere', wanted_jobs: 1_001 } as const;
  await api.database.deleteFrom('locations').where('order_id', '=', id).execute();
  await api.database.updateTable('orders').set(many).where('id', '=', id).execute();
  // Geocoding of the order's locations locks it as well; only the approval shall wait.
  await api.work();
  expect((await act(id, 'approve')).json().status).toBe('approving');
  const staff = await staffNow(api, 'operations');
  await overlap(
    api.database,
    (transaction) => rejectOrder(transaction, id, { comment: 'Too many' }, staff),
    () => api.work(),
  );
  expect(await order(id)).toMatchObject({ status: 'rejected', jobs_count: 0 });
  expect(await lastAction(id)).toBe('reject');
});

it('an order that is cancelled concurrently with its start stays cancelled', async () => {
  const id = await pendingOrder({ start: 2 });
  await act(id, 'approve');
  await api.work();
  api.advance(2 * hour);
  const staff = await staffNow(api, 'operations');
  await overlap(
    api.database,
    (transaction) => cancelOrder(transaction, id, { comment: 'Called off' }, staff),
    () => api.work(),
  );
  expect((await order(id)).status).toBe('cancelled');
  expect(await lastAction(id)).toBe('cancel');
});
