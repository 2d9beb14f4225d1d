import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditTasks, matrixTasks, visitTasks } from '../seed/templates/job-tasks.ts';
import type { Task, TaskList } from '../tasks/schemas.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview } from '../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Answers = Readonly<Record<string, object>>;

/** A job in review with answers of its reviewer, by task; `task?item` for matrix items. */
async function answered(tasks: TaskList, answers: Answers): Promise<string> {
  const { id } = await jobInReview(api, { tasks, reviewer: 'reviewer' });
  for (const [task, body] of Object.entries(answers)) {
    const answer = await api.send('reviewer', 'PUT', `jobs/${id}/report/tasks/${task}`, { body });
    expect(answer.statusCode).toBe(200);
  }
  return id;
}
const end = async (id: string, action: 'complete' | 'stop', body = {}): Promise<void> => {
  const answer = await api.send('reviewer', 'POST', `jobs/${id}/${action}`, { body });
  expect(answer.statusCode).toBe(200);
};
const readShared = async (id: string, rest = '') => {
  const link = await api.send('operations', 'POST', `jobs/${id}/report/links`, { body: {} });
  const token = link.json().url.split('/').at(-1);
  const answer = await api.send(null, 'POST', `public/reports/${token}${rest}`, { body: {} });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const completed = async (tasks: TaskList, answers: Answers): Promise<string> => {
  const id = await answered(tasks, answers);
  await end(id, 'complete');
  return id;
};

it('the head names the customer, the order, the real times of the visit, and the time zone', async () => {
  const id = await completed(visitTasks, { '8': { value: 'All fine' } });
  const { assignment_id, customer_id } = await api.database
    .updateTable('jobs')
    // Staff may have ended the job later than the agent.
    .set({ ended_at: '2026-11-20T18:00:00Z' })
    .where('id', '=', id)
    .returning(['assignment_id', 'customer_id'])
    .executeTakeFirstOrThrow();
  await api.database
    .updateTable('assignments')
    .set({ started_at: '2026-11-20T09:12:00Z', ended_at: '2026-11-20T10:04:00Z' })
    .where('id', '=', assignment_id)
    .execute();
  const { name } = await api.database
    .selectFrom('customers')
    .where('id', '=', customer_id)
    .select('name')
    .executeTakeFirstOrThrow();
  expect(await readShared(id)).toMatchObject({
    job: {
      order_title: 'Test order',
      outcome: 'completed',
      attempt_reason: null,
      visit_started_at: '2026-11-20T09:12:00Z',
      visit_ended_at: '2026-11-20T10:04:00Z',
      time_zone: 'Europe/London',
      currency: 'GBP',
    },
    customer: { name },
  });
});

it('the head has no time zone if the place is unknown', async () => {
  const id = await completed(visitTasks, {});
  await api.database.updateTable('jobs').set({ latitude: null }).where('id', '=', id).execute();
  expect((await readShared(id)).job.time_zone).toBeNull();
});

it('the head has the reason of an attempt, without staff comments', async () => {
  const id = await answered(visitTasks, {});
  await end(id, 'stop', { reason: 'other', comment: 'Secret words' });
  const other = await readShared(id);
  expect(other.job).toMatchObject({ outcome: 'attempted', attempt_reason: 'other' });
  expect(JSON.stringify(other)).not.toContain('Secret');
  const closed = await answered(visitTasks, {});
  await end(closed, 'stop', { reason: 'location_closed' });
  expect((await readShared(closed)).job).toMatchObject({ attempt_reason: 'location_closed' });
});

it('tasks contain no instructions for agents, and no logic', async () => {
  const id = await completed(visitTasks, {});
  const report = await readShared(id);
  const tasks = report.task_groups.flatMap((group: { tasks: object[] }) => group.tasks);
  expect(tasks).toHaveLength(15);
  for (const task of tasks)
    expect(Object.keys(task).toSorted()).toEqual(['component', 'id', 'reference', 'required', 'title']);
  expect(report).not.toHaveProperty('task_logic');
  expect(report.job).not.toHaveProperty('start_date');
});

it('unexpected answers are marked', async () => {
  const id = await completed(auditTasks, {
    '2': { selection: ['2'], reason: 'Seen' },
    '3': { selection: ['1'], reason: 'Seen' },
    '11': { selection: ['3'], reason: 'Seen' },
  });
  const { report } = await readShared(id);
  expect(
    report.tasks.map(({ task_id, deviates }: { task_id: string; deviates: boolean }) => [task_id, deviates]),
  ).toEqual([
    ['2', true],
    ['3', false],
    ['11', true],
  ]);
});

const itemLabels = (matrixTasks.task_groups[0]?.tasks[0]?.component.matrix_items ?? []).map(
  ({ label }) => label,
);

/** A status that only the agent's app can set. */
const markOutOfStock = (jobId: string, references: readonly string[]) =>
  api.database
    .updateTable('report_tasks')
    .set({ status: 'out_of_stock' })
    .where('item_reference', 'in', references)
    .where(({ selectFrom, eb }) =>
      eb('assignment_id', '=', selectFrom('jobs').select('assignment_id').where('id', '=', jobId)),
    )
    .execute();

it('a matrix counts its answered and its deviating items, without internal tasks', async () => {
  const id = await completed(matrixTasks, {
    '2?item=SKU-003': { value: '4.99' },
    '2?item=SKU-004': { value: '3.99' },
    '4?item=SKU-005': { selection: ['2'] },
    '2?item=SKU-006': { qa_notes: 'Only noted' },
  });
  await markOutOfStock(id, ['SKU-004']);
  const { report } = await readShared(id);
  expect(report.tasks).toMatchObject([
    {
      task_id: '1',
      item_count: 37,
      answered_count: 2,
      deviation_count: 1,
      deviates: true,
      deviations: [
        { task_id: '2', selection: [], status: 'out_of_stock', item_count: 1, items: itemLabels.slice(3, 4) },
      ],
    },
  ]);
  const page = await readShared(id, '/tasks/1/items?per_page=5');
  expect(page.data.map(({ deviates }: { deviates: boolean }) => deviates)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

it('a matrix names its first deviating items, in their order, with their common answer', async () => {
  const references = ['SKU-009', 'SKU-008', 'SKU-007', 'SKU-005', 'SKU-004', 'SKU-003', 'SKU-001'];
  const id = await completed(
    matrixTasks,
    Object.fromEntries([...references, 'SKU-002'].map((item) => [`2?item=${item}`, { value: '4.99' }])),
  );
  await markOutOfStock(id, references);
  const { report } = await readShared(id);
  expect(report.tasks[0].deviations).toEqual([
    {
      task_id: '2',
      selection: [],
      status: 'out_of_stock',
      item_count: 7,
      items: [0, 2, 3, 4, 6].map((index) => itemLabels[index]),
    },
  ]);
});

it('a matrix without public tasks is left out, and its section with it', async () => {
  const [group] = matrixTasks.task_groups;
  const [task] = group?.tasks ?? [];
  if (!group || !task) throw new Error('The list has a matrix');
  const inner = (task.component.matrix_tasks ?? []).map((one) => ({ ...one, internal: true }));
  const hidden = { ...task, component: { ...task.component, matrix_tasks: inner } };
  const id = await completed({ task_groups: [{ ...group, tasks: [hidden] }], task_logic: [] }, {});
  expect(await readShared(id)).toMatchObject({ task_groups: [], report: { tasks: [] } });
  const link = await api.send('operations', 'POST', `jobs/${id}/report/links`, { body: {} });
  const token = link.json().url.split('/').at(-1);
  const items = await api.send(null, 'POST', `public/reports/${token}/tasks/${task.id}/items`, { body: {} });
  expect(items.statusCode).toBe(404);
});

const remark = (id: string): Task => ({
  id,
  reference: `remark_${id}`,
  title: `Remark ${id}`,
  internal: false,
  required: [],
  payments: [],
  component: { type: 'input', input_type: 'alphanumeric' },
});

it.each([
  ['contains', 'closed', 'The shop is Closed.'],
  ['begins_with', 'closed', 'closed on Monday'],
  ['later_than', '2027-03-01', '2027-03-02'],
])(
  'tasks that logic skipped on %s are left out, unless they have an answer',
  async (operator, wanted, value) => {
    const list: TaskList = {
      task_groups: [
        { name: 'Visit', tasks: ['1', '2', '3'].map(remark) },
        { name: 'Skipped', tasks: [remark('4')] },
        { name: 'End', tasks: [remark('5')] },
      ],
      task_logic: [
        {
          task_reference: 'remark_1',
          actions: [{ jump: 'remark_5', condition: { operator, arguments: [wanted] } }],
        },
      ],
    };
    const shown = async (answers: Answers) => {
      const report = await readShared(await completed(list, answers));
      return report.task_groups.map((group: { tasks: { id: string }[] }) => group.tasks.map(({ id }) => id));
    };
    const end = { value: 'Done' };
    expect(await shown({ '1': { value }, '5': end })).toEqual([['1'], ['5']]);
    expect(await shown({ '1': { value }, '3': { value: 'Seen' }, '5': end })).toEqual([['1', '3'], ['5']]);
    expect(await shown({ '1': { value: 'No' }, '5': end })).toEqual([['1', '2', '3'], ['4'], ['5']]);
  },
);
