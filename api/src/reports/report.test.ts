import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matrixTasks, visitTasks } from '../seed/templates/job-tasks.ts';
import type { Task, TaskList } from '../tasks/schemas.ts';
import { tasksOf } from '../tasks/task-lists.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { assign, jobInProgress, jobInReview, newAgent, newJob } from '../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const put = async (account: string, path: string, body: unknown) => {
  const answer = await api.send(account, 'PUT', path, { body });
  return { status: answer.statusCode, json: answer.json() };
};
const events = async (id: string): Promise<string[]> =>
  (await api.get('owner', `jobs/${id}/history`)).json().data.map((entry: { event: string }) => entry.event);
const answers = async (id: string) => (await api.get('owner', `jobs/${id}/report`)).json().tasks;

describe('the tasks of a job', () => {
  it('are those of its order, and empty without any', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks });
    const list = (await api.get('owner', `jobs/${id}/tasks`)).json();
    expect(list.task_groups.map((group: { name: string }) => group.name)).toEqual([
      'Arrival',
      'On the shelf',
      'Leaving',
      'For the office',
    ]);
    expect(list.task_logic).toHaveLength(3);
    const bare = await newJob(api);
    expect((await api.get('owner', `jobs/${bare}/tasks`)).json()).toEqual({
      task_groups: [],
      task_logic: [],
    });
    expect(await answers(bare)).toEqual([]);
  });
});

describe('PUT jobs/{id}/report/tasks/{taskId}', () => {
  it('stores selection, value, reason and notes, and adds history', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    const first = await put('reviewer', `jobs/${id}/report/tasks/4`, {
      selection: ['1', '3'],
      reason: 'Incorrect answer',
    });
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({ task_id: '4', selection: ['1', '3'], reason: 'Incorrect answer' });
    await put('reviewer', `jobs/${id}/report/tasks/5`, { value: '2.50', qa_notes: 'Seen on the photo' });
    expect(await answers(id)).toMatchObject([
      { task_id: '4', selection: ['1', '3'] },
      { task_id: '5', value: '2.50', qa_notes: 'Seen on the photo' },
    ]);
    const kept = await put('reviewer', `jobs/${id}/report/tasks/4`, { qa_notes: 'Checked' });
    expect(kept.json).toMatchObject({ selection: ['1', '3'], qa_notes: 'Checked' });
    expect((await events(id)).slice(0, 4)).toEqual([
      'QA notes of "Which products are there?" changed',
      'QA notes of "What is the price of a bar?" changed',
      'Answer to "What is the price of a bar?" corrected',
      'Answer to "Which products are there?" corrected: Incorrect answer',
    ]);
  });

  it.each([
    ['4', { selection: [] }, { selection: ['That field is required'] }],
    ['4', { selection: ['1', '2', '3', '4'] }, { selection: ['You are limited to 3 options'] }],
    ['4', { selection: ['9'] }, { selection: ['There is no such option'] }],
    ['5', { value: '' }, { value: ['That field is required'] }],
    ['5', { value: '123456789' }, { value: ['Max 8 characters'] }],
    ['5', { value: 'cheap' }, { value: ['You must pass a number'] }],
  ])('refuses for task %s %j', async (task, body, fields) => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    const { status, json } = await put('reviewer', `jobs/${id}/report/tasks/${task}`, body);
    expect([status, json.error.fields]).toEqual([422, fields]);
    expect(await answers(id)).toEqual([]);
  });

  it('replaces only the answer that its version names, and one of two concurrent ones', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    const path = `jobs/${id}/report/tasks/8`;
    const first = await put('reviewer', path, { value: 'Mine', version: null });
    expect(first.status).toBe(200);
    const late = await put('admin', path, { value: 'Theirs', version: null });
    expect([late.status, late.json.error.code]).toEqual([412, 'precondition.failed']);
    expect(await answers(id)).toMatchObject([{ value: 'Mine', version: first.json.version }]);

    // Notes and files do not change the version.
    const noted = await put('admin', path, { qa_notes: 'Checked', version: first.json.version });
    expect(noted.json.version).toBe(first.json.version);
    const both = await Promise.all(
      ['A', 'B'].map((value) => put('admin', path, { value, version: first.json.version })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const emptied = await put('admin', path, { value: '' });
    expect(emptied.json.version).toBeNull();
  });

  it('accepts an empty answer to an optional task', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    expect((await put('reviewer', `jobs/${id}/report/tasks/8`, { value: '' })).status).toBe(200);
  });

  it('accepts a reimbursement of 50 and not a penny more, in review only', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    const path = `jobs/${id}/report/tasks/12`;
    const { json } = await put('reviewer', path, { reimbursement: { amount: 50 } });
    expect(json.reimbursement).toMatchObject({ amount: 50, formatted: '£50.00' });
    const more = await put('reviewer', path, { reimbursement: { amount: 50.01 } });
    expect([more.status, more.json.error.code, more.json.error.fields]).toEqual([
      422,
      'payment.reimbursement_limit',
      { amount: ['You exceeded the £50 limit on reimbursement. Contact an admin'] },
    ]);
    const early = await jobInProgress(api, { tasks: visitTasks });
    const refused = await put('owner', `jobs/${early.id}/report/tasks/12`, { reimbursement: { amount: 1 } });
    expect(refused.json.error.code).toBe('job.invalid_transition');
  });

  it('pays reimbursements and bonuses when the job is completed', async () => {
    const { id, agentId } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    await put('reviewer', `jobs/${id}/report/tasks/12`, { value: 'done', reimbursement: { amount: 3.2 } });
    await put('reviewer', `jobs/${id}/report/tasks/4`, { selection: ['3'] });
    await api.send('reviewer', 'POST', `jobs/${id}/complete`, { body: {} });
    const paid = await api.database
      .selectFrom('payments')
      .where('job_id', '=', id)
      .select(['type', 'amount', 'agent_id'])
      .orderBy('amount')
      .execute();
    expect(paid).toEqual([
      { type: 'bonus', amount: 200, agent_id: agentId },
      { type: 'reimbursement', amount: 320, agent_id: agentId },
      { type: 'job', amount: 1000, agent_id: agentId },
    ]);
  });

  it('needs the right to edit', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    const status = async (account: string) => {
      const { json } = await put(account, `jobs/${id}/report/tasks/8`, { value: 'x' });
      return json.error?.code ?? 'done';
    };
    expect(await status('support')).toBe('auth.forbidden');
    expect(await status('finance')).toBe('auth.forbidden');
    expect(await status('reviewer2')).toBe('job.not_reviewer');
    expect(await status('operations')).toBe('job.not_reviewer');
    expect(await status('reviewer')).toBe('done');
    expect(await status('admin')).toBe('done');
    const over = await jobInProgress(api, { tasks: visitTasks });
    expect((await put('admin', `jobs/${over.id}/report/tasks/8`, { value: 'x' })).status).toBe(200);
  });

  it('accepts only tasks of the job, and only assigned work', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    expect((await put('admin', `jobs/${id}/report/tasks/99`, { value: 'x' })).status).toBe(404);
    const open = await newJob(api, { tasks: visitTasks });
    expect((await put('admin', `jobs/${open}/report/tasks/8`, { value: 'x' })).status).toBe(409);
  });

  it('changes comments', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    const { json } = await put('reviewer', `jobs/${id}/report/tasks/8/comment`, { comment: ' Better so ' });
    expect(json.comment).toBe('Better so');
    expect((await put('reviewer2', `jobs/${id}/report/tasks/8/comment`, { comment: 'x' })).status).toBe(403);
  });
});

describe('a matrix task', () => {
  it('pages its items with their answers', async () => {
    const { id } = await jobInReview(api, { tasks: matrixTasks, reviewer: 'reviewer' });
    expect(await answers(id)).toMatchObject([{ task_id: '1', item_count: 37 }]);
    const path = `jobs/${id}/report/tasks/1/items`;
    const first = (await api.get('owner', path)).json();
    expect(first).toMatchObject({ from: 1, to: 10, total: 37, last_page: 4, per_page: 10 });
    expect(first.data[0]).toMatchObject({
      reference: 'SKU-001',
      label: 'Baked beans, 200 g',
      subtext: '£0.85',
      tasks: [{ task_id: '2' }, { task_id: '3' }, { task_id: '4' }],
    });
    const last = (await api.get('owner', `${path}?page=4`)).json();
    expect(last).toMatchObject({ from: 31, to: 37 });
    expect(last.data.at(-1)).toMatchObject({ reference: 'SKU-902', subtext: null });
    expect((await api.get('owner', `jobs/${id}/report/tasks/2/items`)).statusCode).toBe(404);
  });

  it('is left out if logic skipped it, until one of its items has an answer', async () => {
    const [matrix] = tasksOf(matrixTasks);
    if (!matrix) throw new Error('The list has a matrix');
    const remark = (id: string, reference: string): Task => ({
      id,
      reference,
      title: reference,
      internal: false,
      required: [],
      payments: [],
      component: { type: 'input', input_type: 'alphanumeric' },
    });
    const list: TaskList = {
      task_groups: [{ name: 'Visit', tasks: [remark('101', 'first'), matrix, remark('102', 'last')] }],
      task_logic: [
        {
          task_reference: 'first',
          actions: [{ jump: 'last', condition: { operator: 'contains', arguments: ['closed'] } }],
        },
      ],
    };
    const { id } = await jobInReview(api, { tasks: list, reviewer: 'reviewer' });
    const shown = async () => (await answers(id)).map(({ task_id }: { task_id: string }) => task_id);
    await put('reviewer', `jobs/${id}/report/tasks/101`, { value: 'Open' });
    await put('reviewer', `jobs/${id}/report/tasks/102`, { value: 'Done' });
    expect(await shown()).toEqual(['101', '1', '102']);
    await put('reviewer', `jobs/${id}/report/tasks/101`, { value: 'It is closed' });
    expect(await shown()).toEqual(['101', '102']);
    await put('reviewer', `jobs/${id}/report/tasks/2?item=SKU-003`, { value: '4.99' });
    expect(await shown()).toEqual(['101', '1', '102']);
  });

  it('is corrected item by item', async () => {
    const { id } = await jobInReview(api, { tasks: matrixTasks, reviewer: 'reviewer' });
    const { status } = await put('reviewer', `jobs/${id}/report/tasks/2?item=SKU-003`, { value: '4.99' });
    expect(status).toBe(200);
    const { data } = (await api.get('owner', `jobs/${id}/report/tasks/1/items?per_page=3`)).json();
    expect(data.map((item: { tasks: { value: string | null }[] }) => item.tasks[0]?.value)).toEqual([
      null,
      null,
      '4.99',
    ]);
    expect((await put('reviewer', `jobs/${id}/report/tasks/2?item=SKU-999`, { value: '1' })).status).toBe(
      404,
    );
    expect((await put('reviewer', `jobs/${id}/report/tasks/2`, { value: '1' })).status).toBe(404);
  });
});

describe('the answers of a job that is given to another agent', () => {
  const free = {
    'failed for good': ['fail', { mode: 'job_invalid', comment: 'Another store' }],
    'stopped as abandoned': ['stop', { reason: 'abandoned', comment: 'Gone' }],
  } as const;

  it.each(['failed for good', 'stopped as abandoned'] as const)(
    'are not those of the previous agent, whose work was %s',
    async (how) => {
      const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'owner' });
      await put('owner', `jobs/${id}/report/tasks/5`, { value: '2.50' });
      expect(await answers(id)).toHaveLength(1);
      const [action, body] = free[how];
      expect((await api.send('owner', 'POST', `jobs/${id}/${action}`, { body })).statusCode).toBe(200);
      expect(await answers(id)).toEqual([]);
      const refused = await put('owner', `jobs/${id}/report/tasks/5`, { value: '3' });
      expect([refused.status, refused.json.error.code]).toEqual([409, 'job.invalid_transition']);
      await api.send('owner', 'POST', `jobs/${id}/assign/market`, {
        body: { ids: [id], fees: [{ job_id: id, agent_fee: 10 }] },
      });
      expect(await answers(id)).toEqual([]);
      await assign(api, id, await newAgent(api.database));
      expect(await answers(id)).toEqual([]);
    },
  );

  it('stay for a retry by the same agent', async () => {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'owner' });
    await put('owner', `jobs/${id}/report/tasks/5`, { value: '2.50' });
    const body = { mode: 'job_partially_failed', comment: 'The price is blurred' };
    await api.send('owner', 'POST', `jobs/${id}/fail`, { body });
    expect(await answers(id)).toMatchObject([{ task_id: '5', value: '2.50' }]);
  });
});
