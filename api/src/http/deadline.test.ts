import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailableError, within } from '../database/unavailable.ts';
import { startTestApi } from '../testing/api.ts';
import { call } from './call.ts';
import { unavailable } from './errors.ts';
import { addOperations } from './operations.ts';

it('a call that exceeds its deadline answers 503 with Retry-After, and changes nothing afterwards', async () => {
  const release = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const slow = call({
    method: 'POST',
    path: 'slow',
    operationId: 'slow',
    tag: 'test',
    summary: 'Takes as long as the test likes',
    permission: 'signed-in',
    answer: Type.Object({}),
    async handler({ database }) {
      await database.updateTable('templates').set({ name: 'Late' }).where('id', '=', '1').execute();
      await release.promise;
      ended.resolve();
      return {};
    },
  });
  const api = await startTestApi({ calls: [slow], settings: { databaseTimeoutMs: 100 } });
  onTestFinished(() => api.close());
  await api.token('owner');
  const answer = await api.send('owner', 'POST', 'slow');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
    503,
    '2',
    { code: 'unavailable', message: 'The database took too long to answer. Please try again' },
  ]);
  release.resolve();
  await ended.promise;
  const { name } = await api.database
    .selectFrom('templates')
    .select('name')
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  expect(name).not.toBe('Late');
});

it.each([
  ['that answers', async () => {}, false, 200],
  [
    'that never answers',
    (deadline: number) =>
      within(deadline, new Promise<void>(() => {}), () => new DatabaseUnavailableError('slow', 'No answer')),
    false,
    503,
  ],
  ['that is gone', () => Promise.reject(new DatabaseUnavailableError('lost', 'Gone')), false, 503],
  ['whose disk is full', async () => {}, true, 503],
])('readiness on a database %s', async (_what, check, full, status) => {
  const server = Fastify();
  addOperations(server, { isStopping: () => false, check, isDiskFull: async () => full });
  server.setErrorHandler((error, _request, reply) => {
    void reply.code(503).send({ message: String(error) });
  });
  const began = performance.now();
  expect((await server.inject('/readyz')).statusCode).toBe(status);
  expect(performance.now() - began).toBeLessThan(10_000);
});

it('readiness remembers for five seconds that a request met a full disk, wherever that is', async () => {
  const server = Fastify();
  server.setErrorHandler((error, _request, reply) => {
    void reply.code(503).send({ message: String(error) });
  });
  addOperations(server, { isStopping: () => false, check: async () => {}, isDiskFull: async () => false });
  server.get('/write', async () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
  expect((await server.inject('/readyz')).statusCode).toBe(200);
  await server.inject('/write');
  const answer = await server.inject('/readyz');
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    expect.stringContaining(unavailable('full').message),
  ]);
});
