import { expect, test } from 'vitest';
import { loggedUrl } from './request-log.ts';

test.each([
  ['/orders/12?tab=jobs', '/orders/12'],
  ['/graphql?query={me{id}}&variables={"password":"x"}', '/graphql'],
  ['/report/abc.def', '/report/[token]'],
  ['/auth/reset-password/abc?x=1', '/auth/reset-password/[token]'],
  ['/auth/account-invite/abc', '/auth/account-invite/[token]'],
  ['//Report//abc.def/', '//Report//[token]/'],
  ['/v1/public/reports/abc.def/tasks/1/items', '/v1/public/reports/[token]/tasks/1/items'],
  [`/somewhere/${'a1_-'.repeat(11)}/else`, '/somewhere/[token]/else'],
  ['/auth/login', '/auth/login'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});
