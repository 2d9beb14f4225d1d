import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview, newJob, userId } from '../testing/marketplace/jobs.ts';
import type { ReviewMark } from './schemas.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Marks = Partial<Record<'add' | 'remove', readonly { task_id: string; kind: string }[]>>;
const mark = (kind: string, ...tasks: string[]) => tasks.map((task_id) => ({ task_id, kind }));
const send = (account: string, id: string, body: Marks) =>
  api.send(account, 'PATCH', `jobs/${id}/review-marks`, { body });
const change = async (account: string, id: string, body: Marks): Promise<ReviewMark[]> => {
  const answer = await send(account, id, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
};
const refused = async (account: string, id: string, body: Marks) => {
  const answer = await send(account, id, body);
  return [answer.statusCode, answer.json().error.code];
};
const read = async (account: string, id: string): Promise<ReviewMark[]> =>
  (await api.get(account, `jobs/${id}/review-marks`)).json().data;
const told = (marks: readonly ReviewMark[]) =>
  marks.map(({ task_id: task, kind, user }) => `${kind} ${task} ${user.name.split(' ')[0]}`).sort();
const takeOver = async (id: string, account: string) => {
  const body = { admin_user_id: await userId(api, account), reassign: true };
  expect((await api.send('owner', 'POST', `jobs/${id}/review/assign`, { body })).statusCode).toBe(200);
};

const reviewed = async (): Promise<string> =>
  (await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' })).id;
const tasksOf = async (id: string): Promise<[string, string]> => {
  const { task_groups: groups } = (await api.get('owner', `jobs/${id}/tasks`)).json();
  const [one, two] = groups.flatMap(({ tasks }: { tasks: { id: string }[] }) => tasks.map((task) => task.id));
  return [one, two];
};

it('keeps what the reviewer has marked, for all who may read the job', async () => {
  const id = await reviewed();
  const [one, two] = await tasksOf(id);
  expect(await read('support', id)).toEqual([]);
  const add = [...mark('accepted', one), ...mark('seen', one, two)];
  const marks = await change('reviewer', id, { add });
  expect(told(marks)).toEqual([`accepted ${one} Ruby`, `seen ${one} Ruby`, `seen ${two} Ruby`].sort());
  expect(await read('support', id)).toEqual(marks);
  expect(marks[0]?.marked_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/);
});

it('a mark keeps its first user and time, and each change can be repeated', async () => {
  const id = await reviewed();
  const [one, two] = await tasksOf(id);
  const first = await change('reviewer', id, { add: mark('accepted', one) });
  api.advance(60_000);
  await takeOver(id, 'reviewer2');
  const both = await change('reviewer2', id, { add: mark('accepted', one, two) });
  expect(both[0]).toEqual(first[0]);
  expect(new Set(both.map(({ user }) => user.id)).size).toBe(2);
  const removed = { remove: mark('accepted', one) };
  expect(await change('reviewer2', id, removed)).toEqual(await change('reviewer2', id, removed));
  expect(told(await read('owner', id))).toHaveLength(1);
});

describe('is refused', () => {
  it('to a user who is not the reviewer, also after a takeover', async () => {
    const id = await reviewed();
    const [one] = await tasksOf(id);
    const body = { add: mark('seen', one) };
    expect(await refused('reviewer2', id, body)).toEqual([403, 'job.not_reviewer']);
    await takeOver(id, 'reviewer2');
    expect(await refused('reviewer', id, body)).toEqual([403, 'job.not_reviewer']);
    expect((await send('support', id, body)).statusCode).toBe(403);
    expect(await read('owner', id)).toEqual([]);
  });

  it('outside of the review', async () => {
    const id = await newJob(api, { tasks: visitTasks });
    const [one] = await tasksOf(id);
    expect(await refused('reviewer', id, { add: mark('seen', one) })).toEqual([
      409,
      'job.invalid_transition',
    ]);
  });

  it('for a job or a task that is not there', async () => {
    expect(await refused('reviewer', '9999-9', { add: mark('seen', '1') })).toEqual([404, 'not_found']);
    expect((await api.get('owner', 'jobs/9999-9/review-marks')).statusCode).toBe(404);
    const id = await reviewed();
    const [one] = await tasksOf(id);
    const answer = await send('reviewer', id, { add: mark('seen', one, 'elsewhere') });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { 'add.1.task_id': ['The job has no task elsewhere'] },
    ]);
    expect(await read('owner', id)).toEqual([]);
  });

  it('for a mark that is named twice, and for more than 1,000', async () => {
    const id = await reviewed();
    const [one] = await tasksOf(id);
    const twice = await send('reviewer', id, { add: mark('seen', one), remove: mark('seen', one) });
    expect([twice.statusCode, Object.keys(twice.json().error.fields)]).toEqual([422, ['remove.0']]);
    const many = Array.from({ length: 1_001 }, (_, index) => String(index));
    expect((await send('reviewer', id, { add: mark('seen', ...many) })).statusCode).toBe(422);
    expect((await send('reviewer', id, { add: mark('liked', one) })).statusCode).toBe(422);
  });
});

it('work that is to be done again is reviewed anew', async () => {
  const id = await reviewed();
  const [one] = await tasksOf(id);
  await change('reviewer', id, { add: mark('accepted', one) });
  const body = { mode: 'job_partially_failed', partial: true, comment: 'The photos are dark' };
  const failed = await api.send('reviewer', 'POST', `jobs/${id}/fail`, { body });
  expect(failed.statusCode).toBe(200);
  expect(await read('owner', id)).toEqual([]);
});

it('a finished review keeps its marks', async () => {
  const id = await reviewed();
  const [one] = await tasksOf(id);
  await change('reviewer', id, { add: mark('accepted', one) });
  const completed = await api.send('reviewer', 'POST', `jobs/${id}/complete`, { body: {} });
  expect(completed.statusCode).toBe(200);
  expect(told(await read('owner', id))).toEqual([`accepted ${one} Ruby`]);
});
