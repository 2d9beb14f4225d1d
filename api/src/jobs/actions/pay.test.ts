import { describe, expect, it } from 'vitest';
import type { Task, TaskPayment } from '../../tasks/schemas.ts';
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

describe('the pay of tasks', () => {
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
    ['contains', 'ar', 'bus', false],
    ['not_contains', 'ar', 'bus', true],
    ['not_contains', 'ar', 'bars', false],
    ['is', '2.5', '2.50', true],
    ['is', 'Bars', ' bars', true],
    ['is', '5', '6', false],
    ['equal', '5', '6', false],
    ['is_not', '5', '6', true],
    ['not_equal', '5', '5', false],
    ['begins_with', 'ba', 'Bars', true],
    ['begins_with', 'ar', 'bars', false],
    ['ends_with', 'RS', 'bars', true],
    ['ends_with', 'ba', 'bars', false],
    ['greater_equal_than', '5', '5', true],
    ['gte', '5', '4', false],
    ['lower_than', '5', '4', true],
    ['lt', '5', 'few', false],
    ['lower_equal_than', '5', '5', true],
    ['lte', '5', '6', false],
    ['on', '2026-03-01', '2026-03-01', true],
    ['not_on', '2026-03-01', '2026-03-01', false],
    ['earlier_than', '2026-03-01', '2026-02-28', true],
    ['earlier_than', '2026-03-01', '2026-03-01', false],
    ['before_on', '2026-03-01', '2026-03-01', true],
    ['earlier_than_or_on', '2026-03-01', '2026-03-02', false],
    ['later_than', '2026-03-01', '2026-03-02', true],
    ['after_on', '2026-03-01', '2026-03-01', true],
    ['later_than_or_on', '2026-03-01', '2026-02-28', false],
    ['something new', '1', '2', true],
  ] as const)('compares by %s %s with %s', (condition_operator, condition_value, value, earned) => {
    const tasks = [task({ payments: [payment({ condition_operator, condition_value })] })];
    expect(taskPayments(tasks, [answer({ selection: [], value })], 'GBP')).toHaveLength(earned ? 1 : 0);
  });

  it('matches options as a whole', () => {
    const earned = (condition_operator: string, ...selection: string[]) =>
      taskPayments(
        [task({ payments: [payment({ condition_operator, condition_value: '1' })] })],
        [answer({ selection })],
        'GBP',
      ).length === 1;
    expect(earned('contains', '10', '12')).toBe(false);
    expect(earned('contains', '10', '1')).toBe(true);
    expect(earned('is', '01')).toBe(false);
    expect(earned('is_not', '2', '1')).toBe(false);
    expect(earned('not_contains', '10')).toBe(true);
    expect(earned('always')).toBe(false);
  });

  it("is the reimbursement set by staff, instead of the task's", () => {
    const tasks = [task({ reimbursement: payment({ type: 'reimbursement' }) })];
    expect(taskPayments(tasks, [answer({})], 'GBP')).toEqual([
      { kind: 'reimbursement', taskReference: 'one', amount: 250 },
    ]);
    expect(taskPayments(tasks, [answer({ reimbursement: 4000 })], 'GBP')[0]?.amount).toBe(4000);
    expect(taskPayments(tasks, [answer({ reimbursement: 0 })], 'GBP')).toEqual([]);
  });

  it('is paid for each matrix item separately', () => {
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
