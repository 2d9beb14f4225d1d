import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobStatus } from '../../jobs/statuses.ts';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { orderActionsOf } from '../../testing/marketplace/orders.ts';
import { formatInstant } from '../../time/instants.ts';
import type { CheckedAction } from './checks.ts';
import { warningMessages } from '../messages.ts';
import type { OrderStatus } from '../transitions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { act, pendingOrder } = orderActionsOf(() => api);

type Given = { readonly status: OrderStatus; readonly paused?: boolean; readonly ended?: boolean };

async function orderWith(jobs: readonly JobStatus[], { status, paused = false, ended }: Given) {
  const id = await pendingOrder({ places: jobs.length });
  await act(id, 'start');
  for (const [index, one] of jobs.entries())
    await api.database
      .updateTable('jobs')
      .set({ status: one })
      .where('id', '=', `${id}-${index + 1}`)
      .execute();
  const end = ended === true ? { end_date: formatInstant(api.now()) } : {};
  await api.database
    .updateTable('orders')
    .set({ status, paused, ...end })
    .where('id', '=', id)
    .execute();
  return id;
}

const finished = { status: 'finished' } as const;
const paused = { status: 'started', paused: true } as const;
const { end_date_passed: passed, jobs_unfulfilled: closed, jobs_in_qa: inReview } = warningMessages;

it.each<[CheckedAction, JobStatus[], Given, warnings: string[], affected: number]>([
  ['restart', ['completed', 'unassigned'], finished, [], 0],
  ['restart', ['unfulfilled', 'qa'], finished, [closed(1)], 1],
  ['restart', ['unfulfilled', 'cancelled', 'qa'], { ...finished, ended: true }, [passed, closed(2)], 2],
  ['archive', ['completed', 'cancelled'], { ...finished, ended: true }, [], 2],
  ['archive', ['completed', 'qa', 'qa'], finished, [inReview(2)], 3],
  ['resume', ['unassigned', 'pending', 'assigned', 'qa', 'cancelled'], paused, [], 2],
  ['resume', ['unassigned'], { ...paused, ended: true }, [passed], 1],
])('%s of an order with jobs %j (%j) warns of %j', async (action, jobs, given, messages, affected) => {
  const id = await orderWith(jobs, given);
  const { warnings, ...told } = (await act(id, `${action}/validate`)).json();
  expect(warnings.map(({ message }: { message: string }) => message)).toEqual(messages);
  expect(told).toMatchObject({ valid: messages.length === 0, jobs_affected: affected });
});

it.each(['resume', 'restart', 'archive'])('%s has no dry run where it is not possible', async (action) => {
  const answer = await act(await orderWith(['qa'], { status: 'started' }), `${action}/validate`);
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'order.invalid_transition']);
});
