import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { compress } from './compression.ts';

test.each([
  [1_023, undefined],
  [1_024, 'gzip'],
])('an answer of %i characters is compressed as %s', async (length, encoding) => {
  const server = fastify();
  server.addHook('onSend', compress);
  server.get('/', async () => 'x'.repeat(length));
  const answer = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  await server.close();
});
