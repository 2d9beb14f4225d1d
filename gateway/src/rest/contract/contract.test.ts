import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UnknownWordError, UnreadableValueError } from '../../errors/rest-error.ts';
import { additions } from './additions.ts';
import { breachesOf, contractOptions, reportOnce } from './breaches.ts';
import type { Breach } from './breaches.ts';
import { readBody } from './contract.ts';

const contractFile = join(import.meta.dirname, '../../../../schema/rest-v1.json');

const listOrders = { method: 'GET', path: '/orders' };
/** An answer with one row. */
const row = (changes: object) => ({
  data: [{ id: '7', title: 'Tea', status: 'active', ...structuredClone(changes) }],
  total: 1,
});

/** The row that a list of orders has after it was read. */
function readRow(changes: object): Record<string, unknown> {
  const { value } = readBody(listOrders, row(changes), true);
  return Object(value).data[0];
}
const kindsOf = (changes: object) =>
  readBody(listOrders, row(changes), true)
    .deviations.filter(({ kind }) => kind !== 'missing')
    .map(({ kind, property }) => `${kind} ${property}`);

test.each<[string, object, object]>([
  ['an id that is a number', { id: 7, customer_id: 12 }, { id: '7', customer_id: '12' }],
  ['a count that is text', { jobs_count: '12' }, { jobs_count: 12 }],
  ['an amount that is text', { value: { amount: '12.50' } }, { value: { amount: 12.5 } }],
  ['a flag that is a number', { paused: 1 }, { paused: true }],
  [
    'an instant without an offset',
    { created_at: '2026-11-20 14:05:00' },
    { created_at: '2026-11-20T14:05:00Z' },
  ],
  ['no date as zeros', { due_date: '0000-00-00 00:00:00' }, { due_date: null }],
  ['a word in capitals', { status: 'ACTIVE' }, { status: 'active' }],
  ['a list that is null', { available_actions: null }, { available_actions: [] }],
  [
    'a list with positions for keys',
    { available_actions: { 0: 'cancel', 3: 'finish' } },
    { available_actions: ['cancel', 'finish'] },
  ],
])('%s is read', (_what, answered, expected) => {
  expect(readRow(answered)).toMatchObject(expected);
  expect(kindsOf(answered).every((kind) => kind.startsWith('converted data.'))).toBe(true);
  expect(kindsOf(answered)).not.toEqual([]);
});

test('text and unknown properties stay as they are, whatever their names', () => {
  const odd = JSON.parse(
    '{"__proto__": {"a": 1}, "constructor": "y", "toString": "z", "notes": {"deep": [1]}}',
  );
  const read = readRow(odd);
  expect(Object.keys(read)).toEqual(
    expect.arrayContaining(['__proto__', 'constructor', 'toString', 'notes']),
  );
  expect(read).toMatchObject({ title: 'Tea', notes: { deep: [1] } });
  expect(kindsOf(odd)).toEqual([]);
});

test('a word that is not in the contract is an error at its place, and the rest of the row is read', () => {
  const read = readRow({ status: 'on_hold', jobs_count: '3' });
  expect(read['status']).toEqual(new UnknownWordError('on_hold'));
  expect(read).toMatchObject({ id: '7', title: 'Tea', jobs_count: 3 });
  expect(kindsOf({ status: 'constructor' })).toEqual(['unknown_word data.status']);
});

test('a value of another kind is an error at its place', () => {
  for (const changes of [
    { jobs_count: 12.5 },
    { value: 12.5 },
    { customer: 'Tea Ltd' },
    { status: 7 },
    { title: {} },
  ])
    expect(
      Object.values(readRow(changes)).filter((value) => value instanceof UnreadableValueError),
    ).toHaveLength(1);
  expect(kindsOf({ value: { amount: 1, currency: 'CHF', formatted: '1' } })).toEqual([
    'unknown_word data.value.currency',
  ]);
});

test('a row that is no object is an error at its place', () => {
  const { value } = readBody(listOrders, { data: [null, 7, { id: '1' }], total: 3 });
  expect(Object(value).data.map((item: unknown) => item instanceof UnreadableValueError)).toEqual([
    true,
    true,
    false,
  ]);
});

test('unknown words in a list of words are left out', () => {
  const body = { id: '1', permissions: ['orders.view', 'reports.view', 'jobs.view'] };
  const { value, deviations } = readBody({ method: 'GET', path: '/account/profile' }, body);
  expect(value).toMatchObject({ permissions: ['orders.view', 'jobs.view'] });
  expect(deviations).toContainEqual(
    expect.objectContaining({ kind: 'dropped', property: 'permissions', found: 'reports.view' }),
  );
});

test('a missing property is reported, and stays missing so that it is read by id', () => {
  const { value, deviations } = readBody(listOrders, row({}));
  expect(Object(value).data[0]).not.toHaveProperty('priority');
  expect(deviations).toContainEqual(expect.objectContaining({ kind: 'missing', property: 'data.priority' }));
});

test('a property that the original contract lacks may be missing', () => {
  expect(readRow({})).toMatchObject({ paused: false });
  const { deviations } = readBody(listOrders, row({}));
  expect(deviations.map(({ property }) => property)).not.toContain('data.paused');
});

test('what stands for an addition may follow from the rest of its object', () => {
  const amount = { amount: 1, currency: 'EUR', formatted: '1' };
  expect(readRow({ value: amount })).toMatchObject({ currency: 'EUR', workforce: 'platform' });
  expect(readRow({})).toMatchObject({ currency: null });
  const comments = { data: [{ text: 'a' }, { text: 'b' }, { text: 'a' }, { id: '4', text: 'a' }] };
  const { value, deviations } = readBody({ method: 'GET', path: '/jobs/{id}/comments' }, comments);
  const [first, second, again, own]: unknown[] = Object(value).data.map(({ id }: { id: unknown }) => id);
  expect(first).toMatch(/^[\w-]{16}$/);
  expect([second === first, again === first, own]).toEqual([false, true, '4']);
  expect(deviations.map(({ property }) => property)).not.toContain('data.id');
});

test('each addition is a property of the contract that is required there', () => {
  const { components } = JSON.parse(readFileSync(contractFile, 'utf8'));
  const unknown = additions.flatMap(({ schemas, property }) =>
    schemas
      .filter((schema) => components.schemas[schema]?.required?.includes(property) !== true)
      .map((schema) => `${schema}.${property}`),
  );
  expect(unknown).toEqual([]);
});

test('a map that is an empty list is empty', () => {
  const summary = { total: '3', key: 'status', groups: [] };
  expect(readBody({ method: 'GET', path: '/orders/summary' }, summary).value).toMatchObject({
    total: 3,
    groups: {},
  });
});

test('the rows of a page are not invented', () => {
  expect(readBody(listOrders, { data: null, total: 5 }).value).toMatchObject({ data: null });
});

test('values far below the answer are read, and their path has no positions', () => {
  const matrixTask = { reference: 'b', required: ['PHOTO', 'smell'] };
  const task = { reference: 'a', component: { type: 'matrix', matrix_tasks: [matrixTask] } };
  const body = { id: '1', task_groups: [{ name: 'A', tasks: [task] }] };
  const { value, deviations } = readBody({ method: 'GET', path: '/templates/{id}' }, body);
  expect(JSON.stringify(value)).toContain('"required":["photo"]');
  const below = 'task_groups.tasks.component.matrix_tasks.required';
  expect(deviations.filter(({ property }) => property === below).map(({ kind }) => kind)).toEqual([
    'converted',
    'dropped',
  ]);
});

test('breaches count the deviations of a property, without values and positions', () => {
  const body = { data: ['secret', 'hidden'].map((status) => ({ id: '1', status })), total: 2 };
  const breaches = breachesOf(listOrders, readBody(listOrders, body).deviations);
  expect(breaches).toContainEqual({
    call: 'GET /orders',
    property: 'data.status',
    kind: 'unknown_word',
    expected: expect.stringMatching(/^one of draft, /),
    count: 2,
  });
  expect(JSON.stringify(breaches)).not.toMatch(/secret|hidden/);
});

test('a breach is reported once', () => {
  const reported: Breach[] = [];
  const report = reportOnce((breach) => reported.push(breach));
  const breach: Breach = {
    call: 'GET /orders',
    property: 'data.status',
    kind: 'unknown_word',
    expected: '',
    count: 1,
  };
  for (const one of [breach, { ...breach, count: 3 }, { ...breach, property: 'data.type' }]) report(one);
  expect(reported.map(({ property }) => property)).toEqual(['data.status', 'data.type']);
});

test('where the contract is strict, a breach is reported and makes the answer invalid', () => {
  const reported: Breach[] = [];
  const { deviations } = readBody(listOrders, row({ jobs_count: '3' }));
  const lenient = contractOptions(false, (breach) => reported.push(breach));
  lenient.observe(listOrders, deviations);
  expect(reported.map(({ kind }) => kind)).toContain('converted');
  expect([lenient.everything, contractOptions(true).everything]).toEqual([false, true]);
  expect(() => contractOptions(true).observe(listOrders, deviations)).toThrow(
    /^GET \/orders: [\w.]+ is \w+, /,
  );
  expect(() => contractOptions(true).observe(listOrders, [])).not.toThrow();
});

test('missing text is a deviation only where everything is read, and ids are always read', () => {
  const text = { data: [{ id: 7 }], total: 1 };
  const found = (everything: boolean) =>
    readBody(listOrders, structuredClone(text), everything).deviations.map(({ property }) => property);
  expect(found(false)).not.toContain('data.title');
  expect(found(true)).toContain('data.title');
  expect(found(false)).toContain('data.id');
});
