import { expect, it } from 'vitest';
import { checkAnswer } from '../../reports/answers.ts';
import { auditTasks, matrixTasks, visitTasks } from '../../seed/templates/job-tasks.ts';
import { random } from '../../seed/random.ts';
import type { MatrixTask, TaskList } from '../../tasks/schemas.ts';
import { answerTasks } from './answers.ts';
import type { GivenReport } from './answers.ts';

const now = new Date('2026-11-20T14:00:00Z');
const reports = (list: TaskList): GivenReport[] =>
  Array.from({ length: 100 }, (_, index) => answerTasks(list, { draw: random(`report ${index}`), now }));

const tasksIn = (list: TaskList): MatrixTask[] =>
  list.task_groups.flatMap(({ tasks }) =>
    tasks.flatMap((task) => [task, ...(task.component.matrix_tasks ?? [])]),
  );

it.each([
  ['visit', visitTasks],
  ['matrix', matrixTasks],
  ['audit', auditTasks],
])('answers are valid for staff edits, with required photos: %s', (_name, list) => {
  const tasks = new Map(tasksIn(list).map((task) => [task.id, task]));
  for (const { answers, media } of reports(list)) {
    expect(answers.length).toBeGreaterThan(0);
    const given = answers.map((answer) => ({ ...answer, task: taskOf(tasks, answer.task_id) }));
    expect(given.filter(({ task }) => task.internal)).toEqual([]);
    const answered = given.filter(({ status }) => status !== 'out_of_stock');
    for (const { task, selection, value } of answered) {
      const { type, options } = task.component;
      checkAnswer(task, { ...(options && { selection }), ...(type === 'input' && { value }) });
    }
    const entered = (kind: string): (string | null)[] =>
      answered.filter(({ task }) => task.component.input_type === kind).map(({ value }) => value);
    for (const price of entered('price')) expect(price).toMatch(/^\d+\.\d\d$/);
    for (const date of entered('date')) expect(date).toMatch(/^202[67]-\d\d-\d\d$/);
    const silent = answered.filter(
      ({ task, comment }) => task.required.includes('comment') && comment === null,
    );
    expect(silent).toEqual([]);
    const photographed = answered.filter(
      ({ task, item_reference: item }) => item === '' && task.component.type === 'photo',
    );
    for (const { task } of photographed)
      expect(media).toContainEqual(
        expect.objectContaining({ item_reference: '', task_id: task.id, type: 'photo' }),
      );
  }
});

function taskOf(tasks: ReadonlyMap<string, MatrixTask>, id: string): MatrixTask {
  const task = tasks.get(id);
  if (!task) throw new Error(`There is no task ${id}`);
  return task;
}

it('answers follow the jumps: a closed store gets no answers about its shelves', () => {
  const all = reports(visitTasks);
  const closed = all.filter(({ answers }) =>
    answers.some((one) => one.task_id === '1' && one.selection[0] === '2'),
  );
  expect(closed.length).toBeGreaterThan(5);
  expect(closed.length).toBeLessThan(60);
  for (const { answers, media } of closed) {
    expect(answers.map((one) => one.task_id)).toEqual(['1', '16']);
    expect(media.map((one) => one.task_id)).toEqual(['16']);
  }
});

it('each product of a matrix is answered, and some are out of stock', () => {
  const [report] = reports(matrixTasks);
  expect(new Set(report?.answers.map((one) => one.item_reference)).size).toBe(37);
  const all = reports(matrixTasks).flatMap(({ answers }) => answers);
  const missing = all.filter(({ status }) => status === 'out_of_stock');
  expect(missing.length / all.length).toBeCloseTo(0.05, 1);
  expect(new Set(missing.map(({ value }) => value))).toEqual(new Set([null]));
  expect(reports(matrixTasks).every(({ media }) => media.length <= 2)).toBe(true);
});

it('answers fit the question, in the words of the demo', () => {
  const words = reports(auditTasks).flatMap(({ answers }) => answers);
  const about = (task: string) =>
    new Set(words.flatMap(({ task_id: id, value, comment }) => (id === task ? [value ?? comment] : [])));
  expect([...about('12')].join()).not.toMatch(/box/i);
  expect(about('12').size).toBeGreaterThan(15);
  expect(about('11').size).toBeGreaterThan(8);
  const [price] = matrixTasks.task_groups.flatMap(({ tasks }) => tasks);
  const first = price?.component.matrix_items?.[0];
  const regular = Number(first?.subtext?.slice(1));
  const prices = reports(matrixTasks).flatMap(({ answers }) =>
    answers.flatMap((one) =>
      one.item_reference === first?.reference && one.value ? [Number(one.value)] : [],
    ),
  );
  expect(prices.length).toBeGreaterThan(80);
  for (const one of prices) expect(one / regular).toBeCloseTo(1, 0.3);
});

it('answers are deterministic for the same generator', () => {
  expect(reports(visitTasks)).toEqual(reports(visitTasks));
});
