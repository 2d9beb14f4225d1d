import { describe, expect, it } from 'vitest';
import type { Task, TaskPayment } from '../tasks/schemas.ts';
import { taskPayments } from './pay.ts';
import type { PaidAnswer } from './pay.ts';

const payment = (changes: Partial<TaskPayment>): TaskPayment => ({
  type: 'bonus',
  amount: { amount: 2.5, currency: 'GBP', formatted: '£2.50' },
  ...changes,
});
const task = (changes: Partial<Task>): Task => ({
  id: '1',
  reference: 'one',
  title: 'One',
  internal: false,
  required: [],
  payments: [],
  component: { type: 'select' },
  ...changes,
});
const answer = (changes: Partial<PaidAnswer>): PaidAnswer => ({
  item_reference: '',
  task_id: '1',
  selection: ['1'],
  value: null,
  reimbursement: null,
  ...changes,
});

describe('what tasks earn', () => {
  it('is a bonus when its condition holds', () => {
    const bonus = payment({ condition_operator: 'equals', condition_value: '3' });
    const tasks = [task({ payments: [bonus] })];
    expect(taskPayments(tasks, [answer({ selection: ['1'] })], 'GBP')).toEqual([]);
    expect(taskPayments(tasks, [answer({ selection: ['1', '3'] })], 'GBP')).toEqual([
      { kind: 'bonus', taskReference: 'one', amount: 250 },
    ]);
  });

  it.each([
    ['greater_than', '5', '6', true],
    ['greater_than', '5', '5', false],
    ['less_than', '5', '4', true],
    ['not_equals', '5', '5', false],
    ['contains', 'ar', 'bars', true],
  ] as const)('compares by %s %s with %s', (condition_operator, condition_value, value, earned) => {
    const tasks = [task({ payments: [payment({ condition_operator, condition_value })] })];
    expect(taskPayments(tasks, [answer({ selection: [], value })], 'GBP')).toHaveLength(earned ? 1 : 0);
  });

  it('is what staff set as reimbursement, instead of what the task says', () => {
    const tasks = [task({ reimbursement: payment({ type: 'reimbursement' }) })];
    expect(taskPayments(tasks, [answer({})], 'GBP')).toEqual([
      { kind: 'reimbursement', taskReference: 'one', amount: 250 },
    ]);
    expect(taskPayments(tasks, [answer({ reimbursement: 4000 })], 'GBP')[0]?.amount).toBe(4000);
    expect(taskPayments(tasks, [answer({ reimbursement: 0 })], 'GBP')).toEqual([]);
  });

  it('is paid for each item of a matrix on its own', () => {
    const inner = task({ id: '2', reference: 'price', bonus: payment({}) });
    const tasks = [task({ component: { type: 'matrix', matrix_tasks: [inner] } })];
    const answers = ['A', 'B'].map((item_reference) => answer({ item_reference, task_id: '2' }));
    expect(taskPayments(tasks, answers, 'GBP').map((paid) => paid.taskReference)).toEqual([
      'A/price',
      'B/price',
    ]);
  });

  it('is nothing for a task without an answer', () => {
    const tasks = [task({ bonus: payment({}) })];
    expect(taskPayments(tasks, [answer({ selection: [], value: null })], 'GBP')).toEqual([]);
  });
});
