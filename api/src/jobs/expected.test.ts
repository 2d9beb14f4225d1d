import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import {
  assign,
  jobInProgress,
  jobInReview,
  newAgent,
  newJob,
  newJobs,
  userId,
} from '../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Seen = {
  readonly id: string;
  readonly status: string;
  readonly agent_id: string | null;
  readonly reviewer_id?: string | null;
  readonly market_offer_id?: string | null;
};

const read = async (id: string): Promise<Seen> => {
  const {
    assignment,
    status,
    reviewer_id,
    market_offer: offer,
  } = (await api.send('owner', 'GET', `jobs/${id}`)).json();
  return {
    id,
    status,
    agent_id: assignment?.agent_id ?? null,
    reviewer_id,
    market_offer_id: offer?.id ?? null,
  };
};
const history = async (id: string): Promise<number> =>
  (await api.send('owner', 'GET', `jobs/${id}/history`)).json().data.length;

type Meanwhile = { readonly id: string; readonly change: () => Promise<unknown> };
/** A job that another user gives to another agent meanwhile. */
const reassigned = async (): Promise<Meanwhile> => {
  const id = await newJob(api);
  await assign(api, id, await newAgent(api.database));
  return { id, change: async () => assign(api, id, await newAgent(api.database)) };
};
const ended = async (): Promise<Meanwhile> => {
  const { id } = await jobInProgress(api);
  return {
    id,
    change: () => api.send('admin', 'POST', `jobs/${id}/cancel`, { body: { comment: 'Closed' } }),
  };
};
const reviewedByAnother = async (): Promise<Meanwhile> => {
  const { id } = await jobInReview(api, { reviewer: 'owner' });
  const change = async () =>
    api.send('owner', 'POST', `jobs/${id}/review/assign`, {
      body: { admin_user_id: await userId(api, 'reviewer'), reassign: true },
    });
  return { id, change };
};

type Act = {
  readonly before: () => Promise<Meanwhile>;
  readonly body: () => Promise<object>;
};
const acts: Readonly<Record<string, Act>> = {
  'jobs/{ids}/unassign': { before: reassigned, body: async () => ({}) },
  'jobs/{ids}/cancel': { before: reassigned, body: async () => ({ comment: 'No shop' }) },
  'jobs/{ids}/unfulfilled': { before: reassigned, body: async () => ({ comment: 'No shop' }) },
  'jobs/{ids}/assign/market': { before: reassigned, body: async () => ({ global_fee: 10 }) },
  'jobs/{ids}/assign/agent': {
    before: reassigned,
    body: async () => ({ global_fee: 10, agent_id: await newAgent(api.database), ignore_warnings: true }),
  },
  'jobs/{id}/stop': { before: ended, body: async () => ({ reason: 'abandoned', comment: 'No' }) },
  'jobs/{id}/fail': {
    before: reviewedByAnother,
    body: async () => ({ mode: 'job_invalid', comment: 'No' }),
  },
  'jobs/{id}/complete': { before: reviewedByAnother, body: async () => ({}) },
  'jobs/{id}/review/assign': {
    before: reviewedByAnother,
    body: async () => ({ admin_user_id: await userId(api, 'admin'), reassign: true }),
  },
  'jobs/{id}/review/unassign': { before: reviewedByAnother, body: async () => ({}) },
};

/** Calls below a job that do not change its status, holder or reviewer. */
const noActs = new Set([
  'jobs/{id}/comments',
  'jobs/{id}/report/links',
  'jobs/{id}/report/tasks/{taskId}/upload',
]);

it('each act on jobs is tried below', () => {
  const posts = calls.filter(({ method, path }) => method === 'POST' && /^jobs\/\{ids?\}\//.test(path));
  expect(
    posts
      .map(({ path }) => path)
      .filter((path) => !noActs.has(path))
      .toSorted(),
  ).toEqual(Object.keys(acts).toSorted());
});

describe.each(Object.entries(acts))('%s', (path, { before, body }) => {
  const act = async (id: string, expected?: readonly Seen[] | null) =>
    api.send('owner', 'POST', path.replace(/\{ids?\}/, id), {
      body: { ...(await body()), ...(expected !== undefined && { expected }) },
    });

  it('is refused for a job that has changed since, and changes nothing', async () => {
    const { id, change } = await before();
    const seen = await read(id);
    await change();
    const [now, entries] = [await read(id), await history(id)];
    const answer = await act(id, [seen]);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'job.changed']);
    expect([await read(id), await history(id)]).toEqual([now, entries]);
  });

  it('is done for a job that is as seen', async () => {
    const { id } = await before();
    const entries = await history(id);
    const answer = await act(id, [await read(id)]);
    expect(answer.statusCode).toBe(200);
    expect(await history(id)).toBeGreaterThan(entries);
  });

  it('is done for a caller who does not say what was seen', async () => {
    const { id } = await before();
    expect((await act(id)).statusCode).toBe(200);
    const other = await before();
    expect((await act(other.id, null)).statusCode).toBe(200);
  });
});

const cancel = (ids: readonly string[], expected: readonly object[]) =>
  api.send('owner', 'POST', `jobs/${ids.join(',')}/cancel`, { body: { comment: 'No shop', expected } });

it('the refusal says what each changed job is now, and who changed it when', async () => {
  const ids = await newJobs(api, 3);
  const seen = await Promise.all(ids.map(read));
  const [first = '', second = '', third = ''] = ids;
  const agent = await newAgent(api.database);
  await assign(api, first, agent);
  // An edit afterwards does not hide who gave the job away.
  await api.send('admin', 'PUT', `jobs/${first}`, { body: { qa_notes: 'Look twice' } });
  await api.send('admin', 'POST', `jobs/${third}/cancel`, { body: { comment: 'Closed' } });
  const answer = await cancel(ids, seen);
  const { first_name, last_name } = await api.database
    .selectFrom('agents')
    .where('id', '=', agent)
    .select(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  const common = { reviewer: null, market_offer_id: null, title: 'Test order' };
  expect(answer.json().error).toEqual({
    code: 'job.changed',
    message: `The jobs ${first} and ${third} have changed in the meantime`,
    jobs: [
      {
        ...common,
        id: first,
        status: 'assigned',
        agent: { id: agent, first_name, last_name },
        changed_by: 'Olivia Hartley',
        changed_at: expect.any(String),
        event: `Assigned to ${first_name} ${last_name} for £10.00`,
      },
      {
        ...common,
        id: third,
        status: 'cancelled',
        agent: null,
        changed_by: expect.any(String),
        changed_at: expect.any(String),
        event: 'Cancelled: Closed',
      },
    ],
  });
  expect((await read(second)).status).toBe('unassigned');
});

it('the last agent of a job without one is not compared', async () => {
  const id = await newJob(api);
  await assign(api, id, await newAgent(api.database));
  await api.send('owner', 'POST', `jobs/${id}/unassign`);
  expect((await cancel([id], [{ id, status: 'unassigned', agent_id: null }])).statusCode).toBe(200);
});

it('another offer, and another reviewer, are compared where they are named', async () => {
  const offer = (id: string, more: object = {}) =>
    api.send('owner', 'POST', `jobs/${id}/assign/market`, { body: { global_fee: 10, ...more } });
  const id = await newJob(api);
  await offer(id);
  const seen = await read(id);
  await offer(id);
  expect((await offer(id, { expected: [seen] })).statusCode).toBe(409);
  const { market_offer_id: _offer, reviewer_id: _reviewer, ...plain } = seen;
  expect((await offer(id, { expected: [plain] })).statusCode).toBe(200);
});

it('expectations about other jobs do not count', async () => {
  const [id = '', other = ''] = await newJobs(api, 2);
  expect((await cancel([id], [{ id: other, status: 'qa', agent_id: '1' }])).statusCode).toBe(200);
});

it('unassigning works without a body', async () => {
  const id = await newJob(api);
  await assign(api, id, await newAgent(api.database));
  expect((await api.send('owner', 'POST', `jobs/${id}/unassign`)).statusCode).toBe(200);
});
