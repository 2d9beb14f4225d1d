import { expect, test } from 'vitest';
import { readContractError, readOtherError } from './error-body.ts';

test('an error of the contract has a code of one word', () => {
  expect(readContractError({ error: { code: 'job.locked', message: 'Locked' } })).toMatchObject({
    code: 'job.locked',
    message: 'Locked',
  });
  for (const body of [
    { error: { code: 'SELECT 1' } },
    { error: 'job.locked' },
    { message: 'Locked' },
    null,
    ['a'],
  ])
    expect(readContractError(body)).toBeNull();
});

test.each([
  [
    'a problem document',
    422,
    { type: 'about:blank', title: 'Unprocessable', status: 422, detail: 'per_page must be at most 100' },
    { code: 'validation.failed', message: 'per_page must be at most 100', fields: null },
  ],
  [
    'a problem document with pointers',
    400,
    {
      title: 'Your request is not valid.',
      status: 400,
      errors: [
        { detail: 'must be a number', pointer: '#/fees/0/amount' },
        { detail: 'must be at least 0', pointer: '#/fees/0/amount' },
        { detail: 'without a field' },
      ],
    },
    {
      code: 'validation.failed',
      message: 'Your request is not valid.',
      fields: { 'fees.0.amount': ['must be a number', 'must be at least 0'] },
    },
  ],
  [
    'a problem document of RFC 7807',
    422,
    { title: 'Not valid', 'invalid-params': [{ name: 'age', reason: 'must be positive' }] },
    { code: 'validation.failed', message: 'Not valid', fields: { age: ['must be positive'] } },
  ],
  [
    'the words of Laravel',
    422,
    { message: 'The given data was invalid.', errors: { title: ['The title is required.'] } },
    {
      code: 'validation.failed',
      message: 'The given data was invalid.',
      fields: { title: ['The title is required.'] },
    },
  ],
  [
    'a message alone',
    409,
    { message: 'Already approved' },
    { code: 'conflict', message: 'Already approved', fields: null },
  ],
  [
    'many tries',
    429,
    { message: 'Too Many Attempts.' },
    { code: 'rate_limited', message: 'Too Many Attempts.', fields: null },
  ],
  [
    'a missing record',
    404,
    { message: 'No query results for model [Order] 12' },
    { code: 'not_found', message: 'Not found', fields: null },
  ],
])('%s is read', (_name, status, body, error) => {
  expect(readOtherError(status, body)).toEqual(error);
});

test.each([
  'Failed at Pool.query',
  'DELETE FROM orders',
  'Connection to db-7 refused (/run/pool)',
  'No user jane@db-7',
  'SQLSTATE[23000]: Integrity constraint violation',
  'Call to undefined method App\\Order::lock()',
  'Failed to open https://internal.example.com/orders',
  '<h1>Forbidden</h1>',
  'Error in /srv/orders.php',
  'x'.repeat(301),
  'first line\nsecond line',
  '  ',
])('%j is not shown to users', (message) => {
  expect(readOtherError(422, { message, errors: { title: [message], name: ['Too long'] } })).toEqual({
    code: 'validation.failed',
    message: 'Please check the fields',
    fields: { name: ['Too long'] },
  });
  expect(readOtherError(409, { message, errors: { title: [message] } })).toMatchObject({
    code: 'conflict',
    message: 'The request was refused',
    fields: null,
  });
});

test('a body without a text, and a status without a plain meaning, are not errors of a known form', () => {
  for (const body of [undefined, null, 'Locked', ['Locked'], {}, { message: 7 }, { error: 'Locked' }])
    expect(readOtherError(409, body)).toBeNull();
  for (const status of [401, 402, 418, 500, 503])
    expect(readOtherError(status, { message: 'Locked' })).toBeNull();
});
