import { expect, test } from 'vitest';
import type { TaskListValues, TaskValues } from '../schema.ts';
import { newMatrixItem, newMatrixTask, newTask, ofType, withOptions } from '../values.ts';
import { nothingGiven } from './answers.ts';
import type { GivenAnswer } from './answers.ts';
import { missingFrom } from './missing.ts';

const empty: TaskListValues = { sections: [] };
const task = (type: TaskValues['type'], fields: Partial<TaskValues> = {}): TaskValues => ({
  ...ofType(newTask(empty), type),
  ...fields,
});
const required: Partial<TaskValues> = { required: ['TASK'] };
const missing = (asked: TaskValues, given: Partial<GivenAnswer> = {}, currency: 'GBP' | 'JPY' = 'GBP') =>
  missingFrom(asked, { ...nothingGiven, ...given }, currency);
const capture = { number: 1, from: 'camera' } as const;

test.each<[TaskValues['type'], string, Partial<GivenAnswer>]>([
  ['BOOLEAN', 'At least 1 option is required', { selection: ['1'] }],
  ['INPUT', 'Value required', { value: 'x' }],
  ['BARCODE', 'A code is required', { value: '50' }],
  ['TIMER', 'The timer has to run once', { value: '0' }],
  ['ACTION', 'Press the button first', { pressed: true }],
  ['DRAW', 'A drawing is required', { drawing: [[[1, 1]]] }],
  ['SIMPLE', 'Mark the task as done', { pressed: true }],
  ['SIMPLE', 'Mark the task as done', { status: 'not_found' }],
  ['PHOTO', 'A photo is required', { photos: [capture] }],
  ['VIDEO', 'A video is required', { videos: [capture] }],
])('a required %s task says “%s” until it is answered', (type, words, given) => {
  expect(missing(task(type, required))).toEqual([words]);
  expect(missing(task(type, required), given)).toEqual([]);
  expect(missing(task(type))).toEqual([]);
});

test('the requirements beside the answer are listed in a fixed order', () => {
  const all = task('BOOLEAN', { required: ['COMMENT', 'VIDEO', 'TASK', 'PHOTO', 'STATUS'] });
  expect(missing(all)).toEqual([
    'At least 1 option is required',
    'A status is required',
    'A photo is required',
    'A video is required',
    'A comment is required',
  ]);
  const given = { selection: ['1'], status: 'done', photos: [capture], videos: [capture] };
  expect(missing(all, { ...given, comment: '  ' })).toEqual(['A comment is required']);
});

test('a selected option adds its requirements, and an unselected one does not', () => {
  const options = withOptions([], ['x', 'y']);
  const demanding = task('SELECT', {
    options: options.map((option, index) => ({
      ...option,
      dataMandatory: index === 1 ? ['PHOTO', 'COMMENT'] : [],
    })),
  });
  expect(missing(demanding, { selection: ['1'] })).toEqual([]);
  expect(missing(demanding, { selection: ['2'] })).toEqual(['A photo is required', 'A comment is required']);
});

test('mandatory options are named once something is selected, and the limit holds', () => {
  const options = withOptions([], ['x', 'y', 'z']).map((option, index) => ({
    ...option,
    mandatory: index === 0,
  }));
  const several = task('SELECT', { options, multiSelect: true, maxOptions: 2 });
  expect(missing(several)).toEqual([]);
  expect(missing(several, { selection: ['2'] })).toEqual(['“x” has to be chosen']);
  expect(missing(several, { selection: ['1', '2', '3'] })).toEqual(['You are limited to 2 options']);
  expect(missing({ ...several, ...required })).toEqual([
    'At least 1 option is required',
    '“x” has to be chosen',
  ]);
});

test.each([
  ['NUMERIC', 'ten', 'You must pass a number'],
  ['NUMERIC', '-1.5', null],
  ['PRICE', '1.234', 'Amounts in GBP have at most 2 decimals'],
  ['PRICE', '1.20', null],
  ['DATE', 'tomorrow', 'Invalid date format'],
  ['DATE', '2026-11-12', null],
  ['ALPHANUMERIC', '12345678901', 'Max 10 characters'],
  // Ten emoji, each of two code units.
  ['ALPHANUMERIC', '🧑'.repeat(10), null],
] as const)('%s input %s: %s', (inputType, value, problem) => {
  const typed = task('INPUT', { inputType, inputLimit: 10 });
  expect(missing(typed, { value })).toEqual(problem === null ? [] : [problem]);
});

test('a price has the decimals of its currency', () => {
  expect(missing(task('INPUT', { inputType: 'PRICE' }), { value: '1.5' }, 'JPY')).toEqual([
    'Amounts in JPY have no decimals',
  ]);
});

test('a running timer must be stopped, whether it is required or not', () => {
  expect(missing(task('TIMER'), { runningSince: 1 })).toEqual(['Stop the timer first']);
});

test('one item of a matrix is enough, and started ones must be complete', () => {
  const inner = {
    ...newMatrixTask(empty),
    type: 'BOOLEAN' as const,
    options: withOptions([], ['Yes', 'No']),
  };
  const asked = { ...inner, key: 'asked', required: ['TASK' as const] };
  const noted = { ...inner, key: 'noted' };
  const matrix = task('MATRIX', {
    ...required,
    matrixItems: [{ ...newMatrixItem(), key: 'tea', label: 'Tea' }],
    customMatrixItems: [{ ...newMatrixItem(), key: 'milk', label: 'Milk' }],
    matrixTasks: [asked, noted],
  });
  const chosen = { ...nothingGiven, kind: 'BOOLEAN', selection: ['1'] };
  expect(missing(matrix)).toEqual(['At least 1 item has to be done']);
  expect(missing(matrix, { items: { milk: { noted: chosen } } })).toEqual(['“Milk” is not complete']);
  expect(missing(matrix, { items: { tea: { asked: chosen } } })).toEqual([]);
  // An item that was removed meanwhile.
  expect(missing(matrix, { items: { gone: { asked: chosen } } })).toEqual(['At least 1 item has to be done']);
});
