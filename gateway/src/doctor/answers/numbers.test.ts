import { expect, test } from 'vitest';
import { numberOddities } from './numbers.ts';

const amount = (value: number) => ({ amount: value, currency: 'GBP', formatted: '' });

test.each([
  ['data.priority_number', 3_000_000_000, null],
  ['data.jobs_count', 3_000_000_000, null],
  ['data.jobs_count', 2 ** 53, 'a whole number of up to 53 bits'],
  ['data.value.amount', 12.5, null],
  ['data.value.amount', 12.100000000000001, null],
  ['data.value.amount', 12.10000000000004, 'a decimal number of up to 15 digits'],
  ['data.value.amount', 1e300, 'a decimal number of up to 15 digits'],
])('%s of %d is not passed on: %s', (property, value, expected) => {
  const name = property.split('.')[1] ?? '';
  const row = { [name]: name === 'value' ? amount(value) : value };
  const odd = numberOddities('/orders', { data: [{ value: amount(1), jobs_count: 1 }, row], total: 2 });
  expect(odd.map((one) => [one.property, one.expected, one.sample])).toEqual(
    expected === null ? [] : [[property, expected, String(value)]],
  );
});

test('a whole number of GraphQL has 32 bits', () => {
  const page = (value: number) => ({ data: [{ accept_days: value, jobs_per_agent_limit: value }], total: 1 });
  expect(numberOddities('/customers', page(2 ** 31 - 1))).toEqual([]);
  expect(numberOddities('/customers', page(2 ** 31))).toMatchObject([
    {
      state: 'wrong',
      property: 'data.jobs_per_agent_limit',
      kind: 'unreadable',
      expected: 'a whole number of up to 32 bits',
      sample: '2147483648',
      times: 1,
    },
  ]);
});
