import { expect, test } from 'vitest';
import { loggedError, loggedUrl } from './request-log.ts';

test.each([
  ['/orders/12?tab=jobs', '/orders/12'],
  ['/graphql?query={me{id}}&variables={"password":"x"}', '/graphql'],
  ['/report/abc.def', '/report/[token]'],
  ['/auth/reset-password/abc?x=1', '/auth/reset-password/[token]'],
  ['/auth/account-invite/abc', '/auth/account-invite/[token]'],
  ['//Report//abc.def/', '//Report//[token]/'],
  ['/v1/public/reports/abc.def/tasks/1/items', '/v1/public/reports/[token]/tasks/1/items'],
  [`/somewhere/${'a1_-'.repeat(11)}/else`, '/somewhere/[token]/else'],
  ['/v1/users/somebody@shepherd.test', '/v1/users/[text]'],
  ['/v1/users/somebody%40shepherd.test?x=1', '/v1/users/[text]'],
  ['/auth/login', '/auth/login'],
  ['/orders?a=1?b=2\nc=3', '/orders'],
  ['?a=1', ''],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});

test.each([
  ['550 <who@shepherd.test>: nobody', '550 <[e-mail]>: nobody'],
  ['connect to smtp://user:pa@ss@mail.test:25', 'connect to smtp://[credentials]@mail.test:25'],
  ['The answer to GET /users?filter=a is too long', 'The answer to GET /users?[query] is too long'],
  ['POST /public/reports/abc.def failed', 'POST /public/reports/[token] failed'],
  [`token ${'a1_-'.repeat(11)} is wrong`, 'token [token] is wrong'],
  ["Cannot read 'x' of undefined", "Cannot read 'x' of undefined"],
])('the message "%s" is logged as "%s"', (message, written) => {
  expect(loggedError(new Error(message)).message).toBe(written);
});

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
