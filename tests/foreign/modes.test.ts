// @module-tag any-store
import { describe, expect, it } from 'vitest';
import type { Call, Mode } from './mode.ts';
import { modes } from './modes/modes.ts';
import { answerSchema, isRecord, operationOf } from './spots.ts';

const money = (amount: number) => ({ amount, currency: 'GBP', formatted: `£${amount}` });
const order = (id: string) => ({
  id,
  title: `Order ${id}`,
  type: 'standard',
  status: 'active',
  priority: 'low',
  workforce: 'platform',
  paused: false,
  archived_at: null,
  customer_id: '2',
  customer: { id: '2', name: 'Beacon Coffee' },
  country_code: 'GB',
  start_date: '2026-12-17T07:00:00Z',
  jobs_count: 3,
  value: money(12.5),
  available_actions: ['cancel'],
});
const page = (data: readonly unknown[]) => ({
  from: 1,
  to: data.length,
  last_page: 1,
  current_page: 1,
  per_page: 25,
  total: data.length,
  data,
});
const rows = [order('7'), order('8'), order('9')];

const call = (method: string, address: string): Call => {
  const { pathname, searchParams } = new URL(address, 'http://rest.test');
  const operation = operationOf(method, pathname) ?? null;
  const schema = operation && answerSchema(operation);
  return { method, path: pathname, query: searchParams, operation, schema };
};

const orders = call('GET', '/orders?page=1&per_page=25');
const samples: readonly (readonly [Call, unknown])[] = [
  [orders, page(rows)],
  [orders, { ...page([]), from: null, to: null }],
  [
    call('GET', '/customers?id[]=2&id[]=3'),
    page([
      { id: '2', name: 'A', status: 'active' },
      { id: '3', name: 'B', status: 'active' },
    ]),
  ],
  [call('GET', '/orders/summary'), { total: 3, key: 'status', groups: { active: 3 } }],
  [
    call('GET', '/account/profile'),
    { id: '1', role: { id: '1', name: 'owner' }, permissions: ['orders.view'], type: 'manager' },
  ],
  [
    call('POST', '/auth/login'),
    { access_token: 'x', token_type: 'Bearer', expires_at: '2026-12-17T07:00:00Z' },
  ],
  [call('GET', '/background-work'), page([])],
];

const changes = (mode: Mode, asked: Call, body: unknown): boolean =>
  JSON.stringify(mode.reword(body, asked)) !== JSON.stringify(body) ||
  (mode.refuse?.(asked) ?? null) !== null ||
  (mode.redirect?.(asked) ?? null) !== null ||
  mode.headers !== undefined ||
  mode.send !== undefined;

function reworded(name: string): unknown {
  const mode = modes.find((one) => one.name === name);
  if (!mode) throw new Error(`There is no mode ${name}`);
  return mode.reword(page(rows), orders);
}
const rowsOf = (body: unknown): readonly unknown[] =>
  isRecord(body) && Array.isArray(body['data']) ? body['data'] : [];

describe('the modes of a foreign server', () => {
  it('have a name of their own', () => {
    expect(modes.length).toBeGreaterThan(70);
    expect(new Set(modes.map(({ name }) => name)).size).toBe(modes.length);
  });

  it.each(modes.map((mode) => [mode.name, mode] as const))('%s: changes an answer', (_name, mode) => {
    expect(samples.some(([asked, body]) => changes(mode, asked, body))).toBe(true);
  });

  it('change the second row alone, and only what the contract has', () => {
    const [first, second, third] = rowsOf(reworded('second row: unknown words'));
    expect(first).toEqual(rows[0]);
    expect(third).toEqual(rows[2]);
    expect(second).toEqual({
      ...order('8'),
      type: 'on_hold',
      status: 'on_hold',
      priority: 'on_hold',
      workforce: 'on_hold',
      value: { ...money(12.5), currency: 'on_hold' },
    });
  });

  it('change another property of each row', () => {
    const odd = rowsOf(reworded('one of each row: an unknown word')).map((row, index) =>
      Object.entries(isRecord(row) ? row : {})
        .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Object(rows[index])[name]))
        .map(([name]) => name),
    );
    expect(odd.flat()).toHaveLength(new Set(odd.flat()).size);
    expect(odd.flat().length).toBeGreaterThan(1);
  });

  it('know ids, instants and counts by the contract', () => {
    expect(rowsOf(reworded('ids as numbers'))[0]).toMatchObject({
      id: 7,
      customer_id: 2,
      country_code: 'GB',
    });
    expect(rowsOf(reworded('instants as Unix seconds'))[0]).toMatchObject({ start_date: 1_797_490_800 });
    expect(reworded('numbers as text')).toMatchObject({ total: '3', data: [{ jobs_count: '3' }, {}, {}] });
    expect(rowsOf(reworded('every row: references by their id alone'))[0]).not.toHaveProperty('customer');
  });

  it('send keys that objects have by themselves', () => {
    const body = reworded('more keys, some of which objects have by themselves');
    expect(JSON.stringify(rowsOf(body)[0])).toContain('"__proto__":{"admin":true}');
  });
});
