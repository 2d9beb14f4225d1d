import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createLogger, loggedUrl, OneLineEach } from './request-log.ts';

test('a request is one line, with nothing secret in it', async () => {
  const lines: string[] = [];
  const server = fastify({
    loggerInstance: createLogger('info', { write: (line) => lines.push(line) }),
    logController: new OneLineEach(),
  });
  server.get('/orders', async () => 'ok');
  await server.inject({
    url: '/orders?token=secret-1',
    headers: { authorization: 'Bearer secret-2', cookie: 'shepherd_session=secret-3' },
  });
  await server.close();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'request completed',
      reqId: 'req-1',
      req: { method: 'GET', url: '/orders', remoteAddress: '127.0.0.1' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    }),
  ]);
  expect(lines.join()).not.toContain('secret');
});

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
