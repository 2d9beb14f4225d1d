import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approveOrder } from '../orders/actions/actions.ts';
import { runNext } from '../outbox/runner.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { staffNow } from '../testing/marketplace/jobs.ts';
import { orderActionsOf } from '../testing/marketplace/orders.ts';
import { overlap } from '../testing/store/overlap.ts';
import { works } from '../works.ts';
import { locationsUploadWork, rowsAtOnce } from './processing.ts';

let api: TestApi;
let order: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  order = await pendingOrder({ places: 1 });
});

const { act, pendingOrder, jobsOf, order: read } = orderActionsOf(() => api);

const rows = rowsAtOnce * 2;
const content = Buffer.from(
  [
    'reference,address1,city,zip,start_date,end_date,start_time,end_time',
    ...Array.from(
      { length: rows },
      (_, index) => `F${index},1 High Street,Leeds,LS1,2026-11-21,2026-11-22,09:00,17:00`,
    ),
  ].join('\n'),
);
const onUpload = (id: string, action: string) =>
  api.send('operations', 'POST', `orders/${order}/uploads/${id}/${action}`);

/** A file that has arrived and waits to be started. */
async function sentUpload(file = content): Promise<string> {
  const hash = createHash('sha256').update(file).digest('hex');
  const created = await api.send('operations', 'POST', `orders/${order}/uploads`, { body: { hash } });
  const { id, url } = created.json();
  await api.server.inject({ method: 'PUT', url: url.replace(/^http:\/\/[^/]+/, ''), payload: file });
  return id;
}
async function runningUpload(): Promise<string> {
  const id = await sentUpload();
  await onUpload(id, 'start');
  return id;
}
const failure = ({ statusCode, json }: Awaited<ReturnType<typeof act>>) => [statusCode, json().error?.code];
const processPart = () => runNext(api.services, works, () => {});
const uploadStatus = async (id: string) =>
  (await api.get('operations', `orders/${order}/uploads/${id}`)).json().status;

describe('an order whose locations are being read from a file', () => {
  it.each(['approve', 'start'])(
    'refuses %s until the file is read, and then creates all of its jobs',
    async (name) => {
      await runningUpload();
      for (let parts = 0; parts < 2; parts += 1) {
        const refused = await act(order, name);
        expect([refused.statusCode, refused.json().error]).toEqual([
          409,
          {
            code: 'order.uploads_running',
            message: 'A file of locations is still being processed. Wait until it is completed, or cancel it',
          },
        ]);
        expect(await read(order)).toMatchObject({ status: 'pending', jobs_count: 0 });
        await processPart();
      }
      await api.work();
      expect((await act(order, name)).statusCode).toBe(200);
      expect(await jobsOf(order)).toHaveLength(1 + rows);
    },
  );

  it('is approved once the file is cancelled', async () => {
    const id = await runningUpload();
    expect(failure(await act(order, 'approve'))).toEqual([409, 'order.uploads_running']);
    await onUpload(id, 'cancel');
    expect((await act(order, 'approve')).statusCode).toBe(200);
    expect(await jobsOf(order)).toHaveLength(1);
  });

  it('cannot be submitted before', async () => {
    await api.database.updateTable('orders').set({ status: 'draft' }).where('id', '=', order).execute();
    await runningUpload();
    const dates = { start_date: '2026-11-21 09:00:00', end_date: '2026-11-25 09:00:00' };
    expect(failure(await act(order, 'submit', dates))).toEqual([409, 'order.uploads_running']);
    await api.work();
    expect((await act(order, 'submit', dates)).statusCode).toBe(200);
  });

  it('does not wait for a file that was announced and never started, which is refused after the approval', async () => {
    const id = await sentUpload();
    expect((await act(order, 'approve')).statusCode).toBe(200);
    expect(failure(await onUpload(id, 'start'))).toEqual([409, 'order.invalid_transition']);
    expect(await uploadStatus(id)).toBe('pending');
  });
});

it("rows with days outside the order's dates are refused", async () => {
  const outside = Buffer.from(
    content
      .toString()
      .split('\n')
      .slice(0, 3)
      .join('\n')
      .replace('2026-11-21,2026-11-22', '2027-11-21,2027-11-22'),
  );
  const id = await sentUpload(outside);
  await onUpload(id, 'start');
  await api.work();
  expect((await api.get('operations', `orders/${order}/uploads/${id}`)).json()).toMatchObject({
    status: 'completed',
    completed: 1,
    fails: [{ row: 1, field: 'start_date', message: 'This day is outside of the dates of the order' }],
  });
});

describe('concurrently', () => {
  it('a file that is started while the order is approved is refused', async () => {
    const id = await sentUpload();
    const by = await staffNow(api, 'operations');
    const started = await overlap(
      api.database,
      (transaction) => approveOrder(transaction, order, {}, by),
      () => onUpload(id, 'start'),
    );
    expect(failure(started)).toEqual([409, 'order.invalid_transition']);
  });

  it('an approval while a batch of the file is read is refused, and every row is kept', async () => {
    const id = await runningUpload();
    const approved = await overlap(
      api.database,
      (transaction) =>
        locationsUploadWork.handler({ uploadId: id }, { ...api.services, database: transaction }),
      () => act(order, 'approve'),
    );
    expect(failure(approved)).toEqual([409, 'order.uploads_running']);
    await api.work();
    expect(await uploadStatus(id)).toBe('completed');
    expect((await act(order, 'approve')).statusCode).toBe(200);
    expect(await jobsOf(order)).toHaveLength(1 + rows);
  });
});
