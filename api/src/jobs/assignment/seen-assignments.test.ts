import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { assign, newAgent, newJob, newJobs } from '../../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (id: string) => {
  const { assignment, status } = (await api.send('owner', 'GET', `jobs/${id}`)).json();
  return { status, assignment: assignment as { id: string; agent: { id: string } } | null };
};
const seenOf = async (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => ({ job_id: id, assignment_id: (await read(id)).assignment?.id ?? null })),
  );

const actions: readonly (readonly [string, () => Promise<object>, string])[] = [
  ['unassign', async () => ({}), 'unassigned'],
  ['cancel', async () => ({ comment: 'No shop' }), 'cancelled'],
  ['unfulfilled', async () => ({ comment: 'No shop' }), 'unfulfilled'],
  ['assign/market', async () => ({ global_fee: 10 }), 'pending'],
  [
    'assign/agent',
    async () => ({ global_fee: 10, agent_id: await newAgent(api.database), ignore_warnings: true }),
    'assigned',
  ],
];

describe.each(actions)('%s', (path, input, after) => {
  const act = async (ids: readonly string[], seen: unknown) =>
    api.send('owner', 'POST', `jobs/${ids.join(',')}/${path}`, {
      body: { ...(await input()), seen_assignments: seen },
    });

  it('is refused for a job that has another agent by now, and changes nothing', async () => {
    const id = await newJob(api);
    await assign(api, id, await newAgent(api.database));
    const seen = await seenOf([id]);
    const other = await newAgent(api.database);
    await assign(api, id, other);
    const answer = await act([id], seen);
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      {
        code: 'job.assignment_changed',
        message: `The assignment of the job ${id} has changed in the meantime. Check who has the job now, and start again`,
      },
    ]);
    const { status, assignment } = await read(id);
    expect([status, assignment?.agent.id]).toEqual(['assigned', other]);
  });

  it('accepts a job with the seen assignment, and one whose assignment is not compared', async () => {
    for (const compared of [true, false]) {
      const id = await newJob(api);
      await assign(api, id, await newAgent(api.database));
      const answer = await act([id], compared ? await seenOf([id]) : null);
      expect([answer.statusCode, (await read(id)).status]).toEqual([200, after]);
    }
  });
});

it('the refusal names each reassigned job, and the other jobs stay unchanged', async () => {
  const ids = await newJobs(api, 3);
  const seen = await seenOf(ids);
  const [first = '', second = '', third = ''] = ids;
  await assign(api, first, await newAgent(api.database));
  await assign(api, third, await newAgent(api.database));
  const answer = await api.send('owner', 'POST', `jobs/${ids.join(',')}/cancel`, {
    body: { comment: 'No shop', seen_assignments: seen },
  });
  expect(answer.json().error.message).toBe(
    `The assignments of the jobs ${first} and ${third} have changed in the meantime. Check who has them now, and start again`,
  );
  expect((await read(second)).status).toBe('unassigned');
});

it('a job that was given back is compared with its last assignment', async () => {
  const id = await newJob(api);
  await assign(api, id, await newAgent(api.database));
  await api.send('owner', 'POST', `jobs/${id}/unassign`);
  const offer = async (seen: unknown) =>
    api.send('owner', 'POST', `jobs/${id}/assign/market`, {
      body: { global_fee: 10, seen_assignments: seen },
    });
  expect((await offer([{ job_id: id, assignment_id: null }])).statusCode).toBe(409);
  expect((await offer(await seenOf([id]))).statusCode).toBe(200);
});

it('unassigning works without a body', async () => {
  const id = await newJob(api);
  await assign(api, id, await newAgent(api.database));
  expect((await api.send('owner', 'POST', `jobs/${id}/unassign`)).statusCode).toBe(200);
});
