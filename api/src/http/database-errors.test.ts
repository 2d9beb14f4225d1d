// @module-tag any-store
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { fromDatabaseError, unavailableReason } from './database-errors.ts';

const failure = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);

test.each([
  ['lost', 'ECONNREFUSED'],
  ['lost', 'ECONNRESET'],
  ['lost', 'EPIPE'],
  ['lost', 'ETIMEDOUT'],
  ['lost', '08006'],
  ['lost', '08P01'],
  ['lost', '25006'],
  ['lost', '25P03'],
  ['lost', '53300'],
  ['lost', '57P01'],
  ['lost', '57P04'],
  ['lost', '28000'],
  ['lost', '28P01'],
  ['lost', '3D000'],
  ['lost', '42501'],
  ['lost', '55000'],
  ['lost', 'ENOTFOUND'],
  ['slow', '57014'],
  ['slow', '55P03'],
  ['full', '53100'],
  ['full', 'ENOSPC'],
  ['full', 'EDQUOT'],
  [null, '23505'],
  [null, 'X53100'],
  [null, '57P06'],
  [null, '25001'],
  [null, 7],
])('unavailability of the kind %s is recognized by %s', (reason, code) => {
  expect(unavailableReason(failure({ code }))).toBe(reason);
});

test('an error without a code is recognized by its message or its class', () => {
  expect(unavailableReason(new Error('Connection terminated'))).toBe('lost');
  expect(unavailableReason(new Error('Connection'))).toBeNull();
  expect(unavailableReason('Connection terminated')).toBeNull();
  expect(unavailableReason(new DatabaseUnavailableError('slow', 'It took too long'))).toBe('slow');
  expect(fromDatabaseError(failure({ code: '53100' }))).toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 10,
  });
});

test.each([
  [{ code: '23505', constraint: 'users_email_key' }, { email: ['This email is already in use'] }],
  [
    { code: '23503', table: 'waves', constraint: 'waves_campaign_id_fkey' },
    { campaign_id: ['There is nothing with this id'] },
  ],
])('%j becomes a field error', (facts, fields) => {
  expect(fromDatabaseError(failure(facts))).toMatchObject({ code: 'validation.failed', fields });
});

test.each([
  [{ code: '23505', constraint: 'orders_number_key' }, 'failed'],
  [{ code: '23505' }, 'failed'],
  [
    { code: '23503', table: 'jobs', constraint: 'jobs_order_id_fkey' },
    'update or delete on table "orders" violates foreign key constraint',
  ],
  [{ code: '40001' }, 'failed'],
  [{ code: '40P01' }, 'failed'],
])('%j becomes a conflict', (facts, message) => {
  const error = fromDatabaseError(failure(facts, message));
  expect(error).toMatchObject({ code: 'conflict', status: 409, fields: undefined });
});

test.each([[failure({ code: '42601' })], [new Error('failed')], [{ code: '23505' }], [null]])(
  'every other error is a server fault: %s',
  (error) => {
    expect(fromDatabaseError(error)).toBeNull();
  },
);

test('an unknown code has no answer', () => {
  expect(unavailableReason(failure({ code: ['53100'] }))).toBeNull();
});

test('an unknown constraint has no answer', () => {
  expect(fromDatabaseError(failure({ code: '23503', table: 7, constraint: 7 }))).toMatchObject({
    code: 'validation.failed',
  });
  expect(fromDatabaseError(failure({ code: '23505', constraint: 7 }))).toMatchObject({ code: 'conflict' });
});
