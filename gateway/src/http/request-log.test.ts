import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { RestError } from '../errors/rest-error.ts';
import { createLogger, loggedError, loggedUrl, OneLineEach } from './request-log.ts';

test('a request is one line without secrets', async () => {
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

test('a failed request states the reason', async () => {
  const lines: string[] = [];
  const server = fastify({
    loggerInstance: createLogger('info', { write: (line) => lines.push(line) }),
    logController: new OneLineEach(),
  });
  server.get('/', async (request, reply) => {
    new OneLineEach().requestCompleted(new Error('Broken off'), request, reply);
    return 'ok';
  });
  await server.inject('/');
  await server.close();
  const error = {
    err: expect.objectContaining({ message: 'Broken off' }),
    msg: 'request errored',
    level: 50,
  };
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining(error),
    expect.objectContaining({ msg: 'request completed', level: 30 }),
  ]);
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
  expect(loggedError(new Error(message)).message).toBe(written);
});

test('the log of an error keeps its type, its stack and its cause, and none of its data', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: 'secret' });
  const error = Object.assign(new TypeError('failed', { cause }), {
    detail: 'secret',
    request: { secret: 1 },
    code: { secret: 1 },
    status: 409,
  });
  const written = loggedError(error);
  expect(written).toMatchObject({
    type: 'TypeError',
    message: 'failed',
    status: 409,
    stack: expect.stringMatching(/^ {4}at .*request-log\.test\.ts/),
    cause: { message: 'refused', code: 'ECONNREFUSED' },
  });
  expect(JSON.stringify(written)).not.toContain('secret');
  expect(loggedError('thrown').message).toBe('thrown');
  for (const stack of ['TypeError: without a place', undefined])
    expect(loggedError(Object.assign(new TypeError('nowhere'), { stack })).stack).toBe('');
});

test('an error of REST v1 is logged only with its status and code', () => {
  const written = loggedError(new RestError(500, 'internal', 'secret', { fields: { a: ['secret'] } }));
  expect(written).toMatchObject({ type: 'RestError', status: 500, code: 'internal' });
  expect(JSON.stringify(written)).not.toContain('secret');
});
