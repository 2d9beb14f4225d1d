import { expect, test } from 'vitest';
import type { PaymentValues, TaskListValues, TaskValues } from '../schema.ts';
import { newMatrixItem, newMatrixTask, newPayment, newSection, newTask, ofType } from '../values.ts';
import { nothingGiven } from './answers.ts';
import { earningsOf, outcomeOf } from './earnings.ts';
import { newWalk } from './walk.ts';

const empty: TaskListValues = { sections: [] };
const paid = (amount: string | null, more: Partial<PaymentValues> = {}): PaymentValues => ({
  ...newPayment(),
  amount,
  ...more,
});
const number = (key: string, payments: PaymentValues[]): TaskValues => ({
  ...ofType(newTask(empty), 'INPUT'),
  key,
  title: key,
  payments,
});
const listOf = (...tasks: TaskValues[]): TaskListValues => ({ sections: [{ ...newSection(), tasks }] });
const walkOver = (...keys: string[]) => ({
  ...newWalk,
  way: keys.map((task) => ({ task, because: null })),
});
const typed = (value: string) => ({ ...nothingGiven, kind: 'INPUT ALPHANUMERIC', value });

const text = { type: 'INPUT', inputType: 'ALPHANUMERIC' } as const;
const select = { type: 'SELECT', inputType: 'ALPHANUMERIC' } as const;

// The conditions and outcomes of the server's own test.
test.each([
  ['', '', '7', 'earned'],
  ['equals', '3', '3', 'earned'],
  ['equals', '3', '4', 'other answer'],
  ['not_equals', '3', '3', 'other answer'],
  ['greater_than', '9', '10', 'earned'],
  ['greater_than', '10', '10', 'other answer'],
  ['less_than', '10', '9', 'earned'],
  ['contains', 'rain', 'It rained', 'earned'],
  ['contains', 'sun', 'It rained', 'other answer'],
  ['is', '3', '4', 'other answer'],
  // The server does not know such a condition, and pays.
  ['resembles', '3', '4', 'earned'],
] as const)('operator %s with %s and the answer %s: %s', (operator, value, given, outcome) => {
  expect(outcomeOf({ operator, value }, text, { selection: [], value: given })).toBe(outcome);
});

test('a selected option earns by its id', () => {
  const chosen = { selection: ['2', '3'], value: null };
  expect(outcomeOf({ operator: 'is', value: '3' }, select, chosen)).toBe('earned');
  expect(outcomeOf({ operator: 'is', value: '1' }, select, chosen)).toBe('other answer');
  expect(outcomeOf({ operator: 'is_not', value: '1' }, select, chosen)).toBe('earned');
});

test('without an option or a value nothing is earned', () => {
  expect(outcomeOf({ operator: '', value: '' }, text, nothingGiven)).toBe('nothing given');
  expect(outcomeOf({ operator: 'not_equals', value: '3' }, text, { selection: [], value: '' })).toBe(
    'nothing given',
  );
});

test('each visited task earns once, however often it was visited; a task that was jumped over earns nothing', () => {
  const list = listOf(number('a', [paid('2'), paid('0'), paid(null)]), number('b', [paid('5')]));
  const walk = { ...walkOver('a', 'a'), answers: { a: typed('x'), b: typed('x') } };
  expect(earningsOf(walk, list, 'JPY')).toMatchObject([
    { number: 1, title: 'a', item: null, amount: { amount: '2', currency: 'JPY' }, outcome: 'earned' },
  ]);
});

test('the tasks of a matrix earn for each item', () => {
  const inner = { ...newMatrixTask(empty), type: 'INPUT' as const, key: 'inner', payments: [paid('1')] };
  const items = ['tea', 'milk', 'rice'].map((key) => ({ ...newMatrixItem(), key, label: key }));
  const matrix = { ...ofType(newTask(empty), 'MATRIX'), key: 'm', matrixTasks: [inner], matrixItems: items };
  const given = { inner: typed('x') };
  const answer = { ...nothingGiven, kind: 'MATRIX', items: { tea: given, rice: given, gone: given } };
  const earnings = earningsOf({ ...walkOver('m'), answers: { m: answer } }, listOf(matrix), 'GBP');
  expect(earnings.map(({ item, outcome }) => [item, outcome])).toEqual([
    ['tea', 'earned'],
    ['rice', 'earned'],
  ]);
  expect(new Set(earnings.map(({ key }) => key)).size).toBe(2);
});
