import { expect, test } from 'vitest';
import type { SelectableJob } from './allowed.ts';
import { assignedRow } from './assignedRow.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' as const });

const row = (change: Partial<SelectableJob>) =>
  assignedRow({
    id: '7-1',
    status: 'ASSIGNED',
    bundleName: null,
    marketOffer: null,
    order: null,
    fee: euros('12'),
    agentFee: euros('6'),
    city: null,
    zip: null,
    assignment: null,
    ...change,
  });

test('the initial fee is the agreed or offered one', () => {
  expect(row({})).toMatchObject({ fee: '12', currency: 'EUR' });
  expect(row({ status: 'PENDING' })).toMatchObject({ fee: '12', currency: 'EUR' });
});

test('the initial fee is the rate if no fee is agreed, or the server does not provide it', () => {
  expect(row({ status: 'UNASSIGNED' }).fee).toBe('6');
  expect(row({ fee: null })).toMatchObject({ fee: '6', currency: 'EUR' });
  expect(row({ fee: null, agentFee: null })).toMatchObject({ fee: null, currency: 'GBP' });
});
