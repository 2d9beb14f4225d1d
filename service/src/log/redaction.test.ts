import { expect, test } from 'vitest';
import { loggedUrl, withoutSecrets } from './redaction.ts';

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
])('the words "%s" are logged as "%s"', (message, written) => {
  expect(withoutSecrets(message)).toBe(written);
});
