import { createLogger } from '@shepherd/service/log/logger.ts';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { RestError } from '../errors/rest-error.ts';
import { loggedError, OneLineEach } from './request-log.ts';

const logTo = (lines: string[]) =>
  createLogger({ level: 'info', err: loggedError, destination: { write: (line) => lines.push(line) } });

test('a request is one line without secrets', async () => {
  const lines: string[] = [];
  const server = fastify({
    loggerInstance: logTo(lines),
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
    loggerInstance: logTo(lines),
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

test('an error of REST v1 is logged only with its status and code', () => {
  const written = loggedError(new RestError(500, 'internal', 'secret', { fields: { a: ['secret'] } }));
  expect(written).toMatchObject({ type: 'RestError', status: 500, code: 'internal' });
  expect(JSON.stringify(written)).not.toContain('secret');
});
