import { expect, test } from 'vitest';
import { loggedError } from './request-log.ts';

test('an error is logged with its kind, place and cause, without its data', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: 'secret' });
  const error = Object.assign(new TypeError('failed', { cause }), {
    detail: 'secret',
    request: { secret: 1 },
  });
  const written = loggedError(error);
  expect(written).toMatchObject({
    type: 'TypeError',
    message: 'failed',
    stack: expect.stringMatching(/^ {4}at .*request-log\.test\.ts/),
    cause: { message: 'refused', code: 'ECONNREFUSED' },
  });
  expect(JSON.stringify(written)).not.toContain('secret');
  expect(loggedError('thrown').message).toBe('thrown');
});

test('the message of a rejected value is logged without the value', () => {
  const error = Object.assign(new Error('invalid input syntax for type json: "secret"'), { code: '22P02' });
  expect(loggedError(error)).toMatchObject({
    message: 'invalid input syntax for type json: [value]',
    code: '22P02',
  });
  const other = Object.assign(new Error('unknown option: "verbose"'), { code: 'EINVAL_OPTION' });
  expect(loggedError(other).message).toBe('unknown option: "verbose"');
});

test('facts are words and numbers, and missing ones are omitted', () => {
  const error = Object.assign(new Error('No'), { code: { of: 'secret' }, responseCode: 550, table: null });
  delete error.stack;
  expect(loggedError(error)).toEqual({ type: 'Error', message: 'No', stack: '', responseCode: 550 });
  const elsewhere = Object.assign(new Error('No'), { stack: 'Error: No' });
  expect(loggedError(elsewhere).stack).toBe('');
});
