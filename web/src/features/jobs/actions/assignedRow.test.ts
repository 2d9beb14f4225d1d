import { expect, test } from 'vitest';
import type { SelectableJob } from './allowed.ts';
import { assignedRow } from './assignedRow.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' as const });

const row = (change: Partial<SelectableJob>) =>
  assignedRow({
    id: '7-1',
    status: 'ASSIGNED',
    bundleName: null,
    order: null,
    fee: euros('12'),
    agentFee: euros('6'),
    city: null,
    zip: null,
    assignment: null,
    ...change,
  });

test('the fee begins with what is agreed or offered', () => {
  expect(row({})).toMatchObject({ fee: '12', currency: 'EUR' });
  expect(row({ status: 'PENDING' })).toMatchObject({ fee: '12', currency: 'EUR' });
});

test('the fee begins with the rate where nothing is agreed, or a server does not say what is', () => {
  expect(row({ status: 'UNASSIGNED' }).fee).toBe('6');
  expect(row({ fee: null })).toMatchObject({ fee: '6', currency: 'EUR' });
  expect(row({ fee: null, agentFee: null })).toMatchObject({ fee: null, currency: 'GBP' });
});
