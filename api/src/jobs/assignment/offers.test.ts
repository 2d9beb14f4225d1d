import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { newAgent, newJobs } from '../../testing/marketplace/jobs.ts';
import { accept, fieldWorker } from '../actions/field.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Offers a job with this window, of an order of its own. Returns its id. */
async function jobWithWindow(days: number): Promise<string> {
  const [id = ''] = await newJobs(api, 1);
  await api.database
    .updateTable('orders')
    .set({ accept_window: days })
    .where('id', '=', id.slice(0, id.indexOf('-')))
    .execute();
  return id;
}
const offer = async (...ids: string[]) => {
  const answer = await api.send('operations', 'POST', `jobs/${ids.join(',')}/assign/market`, {
    body: {
      fees: ids.map((job_id) => ({ job_id, agent_fee: 10 })),
      start_date: '2026-11-20',
      end_date: '2026-11-27',
      ...(ids.length > 1 && { bundle_name: 'Both' }),
    },
  });
  expect(answer.statusCode).toBe(200);
  return (await api.get('operations', `jobs/${ids[0]}`)).json().market_offer;
};

it.each([
  [0, '2026-11-20'],
  [3, '2026-11-23'],
])('an offer can be accepted for %d days after its own', async (days, day) => {
  expect((await offer(await jobWithWindow(days))).accept_until).toBe(day);
});

it('an offer can be accepted as long as each job of its bundle can', async () => {
  const ids = [await jobWithWindow(4), await jobWithWindow(1)];
  expect((await offer(...ids)).accept_until).toBe('2026-11-21');
});

/** A new agent accepts the job at this instant. */
async function acceptAt(id: string, instant: string): Promise<string[]> {
  const worker = await fieldWorker(api.database, await newAgent(api.database));
  return api.database
    .transaction()
    .execute((transaction) => accept(transaction, id, worker, new Date(instant)));
}
const statusOf = async (id: string) => (await api.get('operations', `jobs/${id}`)).json().status;

it('an offer is accepted until the end of its last day and not after', async () => {
  const [late, last] = [await jobWithWindow(1), await jobWithWindow(1)];
  for (const id of [late, last]) await offer(id);
  await expect(acceptAt(late, '2026-11-22T00:00:00Z')).rejects.toMatchObject({
    code: 'job.offer_ended',
    message: `The offer of the job ${late} could be accepted until 2026-11-21`,
  });
  expect(await statusOf(late)).toBe('pending');
  expect(await acceptAt(last, '2026-11-21T23:59:59Z')).toEqual([last]);
});

it('an offer is refused as a whole when the time of one job of its bundle is over', async () => {
  const ids = [await jobWithWindow(4), await jobWithWindow(1)];
  await offer(...ids);
  await expect(acceptAt(ids[0] ?? '', '2026-11-22T00:00:00Z')).rejects.toMatchObject({
    code: 'job.offer_ended',
  });
  expect(await Promise.all(ids.map(statusOf))).toEqual(['pending', 'pending']);
});

it('an offer cannot be accepted while its order is paused', async () => {
  const id = await jobWithWindow(4);
  await offer(id);
  await api.database
    .updateTable('orders')
    .set({ paused: true })
    .where('id', '=', id.slice(0, id.indexOf('-')))
    .execute();
  await expect(acceptAt(id, '2026-11-20T15:00:00Z')).rejects.toMatchObject({ code: 'order.paused' });
  expect(await statusOf(id)).toBe('pending');
});

it('an offer is done on the day that the agent chose from its days', async () => {
  const ids = [await jobWithWindow(1), await jobWithWindow(1), await jobWithWindow(1)];
  const [first = '', chosen = '', outside = ''] = ids;
  for (const id of ids) await offer(id);
  const worker = await fieldWorker(api.database, await newAgent(api.database));
  const take = (id: string, days?: ReadonlyMap<string, string>) =>
    api.database.transaction().execute((transaction) => accept(transaction, id, worker, api.now(), days));
  await take(first);
  await take(chosen, new Map([[chosen, '2026-11-27']]));
  for (const day of ['2026-11-19', '2026-11-28'])
    await expect(take(outside, new Map([[outside, day]]))).rejects.toMatchObject({
      code: 'validation.failed',
      fields: { job_date: [expect.stringContaining('from 2026-11-20 to 2026-11-27')] },
    });
  const rows = await api.database
    .selectFrom('assignments')
    .where('job_id', 'in', ids)
    .orderBy('job_date')
    .select(['job_id', 'job_date'])
    .execute();
  expect(rows).toEqual([
    { job_id: first, job_date: '2026-11-20' },
    { job_id: chosen, job_date: '2026-11-27' },
  ]);
});
