import type { RootAnswers } from '../../../testing/mockGateway.ts';
import type { Permission } from '../../../graphql/generated/schema.ts';
import { job, jobGateway } from '../jobsFixture.ts';
import { pounds } from '../../../testing/fixtures.ts';

/** A task as the gateway returns it. */
export const task = (
  id: string,
  title: string,
  component: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>> = {},
) => ({
  id,
  reference: `task_${id}`,
  title,
  internal: false,
  required: [],
  payments: [],
  component,
  ...change,
});

export const media = (id: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  type: 'PHOTO',
  status: 'READY',
  thumbUrl: `/files/${id}.jpg`,
  mediaUrl: `/files/${id}.jpg`,
  ...change,
});

export const answer = (taskId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  taskId,
  selection: [],
  media: [],
  status: 'done',
  version: `version of ${taskId}`,
  ...change,
});

const options = (...values: readonly string[]) =>
  values.map((value, index) => ({ id: String(index + 1), value }));

export const door = task(
  '1',
  'Is the door open?',
  { type: 'BOOLEAN', options: options('Yes', 'No'), maxOptions: 1 },
  { required: ['TASK', 'PHOTO', 'STATUS', 'COMMENT', 'VIDEO'] },
);
export const products = task(
  '2',
  'Which products are there?',
  { type: 'SELECT', options: options('Bars', 'Bags', 'Boxes'), maxOptions: 2, multiSelect: true },
  {
    required: ['TASK'],
    payments: [{ type: 'BONUS', conditionOperator: 'equals', conditionValue: '3', amount: pounds('2') }],
  },
);
export const price = task(
  '3',
  'What is the price?',
  { type: 'INPUT', inputType: 'PRICE', inputLimit: 5 },
  { required: ['TASK'], reimbursement: { type: 'REIMBURSEMENT', amount: pounds('1.5') } },
);
export const front = task('4', 'Photograph the front', { type: 'PHOTO' });
export const service = task('5', 'How was the service?', {
  type: 'SELECT',
  options: options('Good', 'Poor'),
  maxOptions: 1,
});
export const shelf = task('6', 'Check every shelf', {
  type: 'MATRIX',
  matrixTasks: [
    task('7', 'Price on the label', { type: 'INPUT', inputType: 'PRICE' }),
    task('8', 'Label', { type: 'PHOTO' }),
  ],
});

/** A gateway with a job in QA whose reviewer is the signed-in user, Olivia Hart. */
export function tasksGateway(
  tasks: readonly ReturnType<typeof task>[],
  {
    answers = [],
    change = {},
    held,
    more = {},
  }: {
    readonly answers?: readonly ReturnType<typeof answer>[];
    readonly change?: Readonly<Record<string, unknown>>;
    readonly held?: readonly Permission[];
    readonly more?: RootAnswers;
  } = {},
) {
  const state = job('7-1', {
    status: 'QA',
    reviewer: { id: 'u1', firstName: 'Olivia', lastName: 'Hart' },
    assignment: { id: 'a1', status: 'QA', agent: { id: 'g1', firstName: 'Amy', lastName: 'Reed' } },
    template: { id: 't1', name: 'Shelf audit', duration: 30, version: '2' },
    taskGroups: [{ name: 'Arrival', tasks }],
    taskLogic: [],
    comments: [],
    report: { tasks: answers },
    ...change,
  });
  return { ...jobGateway([state], held ? { held } : {}, more), state: state as Record<string, unknown> };
}
