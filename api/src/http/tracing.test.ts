import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { lookUntraced } from '../tracing/trace.ts';
import type { Tracing } from '../tracing/trace.ts';
import { traceCalls } from './tracing.ts';

it('a call is the current span of its work, also after a body that arrived later than its headers', async () => {
  const current = new AsyncLocalStorage<string>();
  const ended: unknown[] = [];
  const tracing: Tracing = {
    startCall: ({ id }) => ({
      ids: { trace_id: id, span_id: id },
      within: (run) => current.run(id, run),
      end: (facts) => void ended.push(facts),
    }),
    lookForWork: lookUntraced,
    statement: () => {},
    ids: () => null,
    close: async () => {},
  };
  const server = Fastify();
  traceCalls(server, tracing);
  const arrived = Promise.withResolvers<string | undefined>();
  server.addHook('onRequest', async () => arrived.resolve(current.getStore()));
  server.get('/livez', async () => ({ known: current.getStore() ?? 'nothing' }));
  server.post('/v1/orders', async () => ({ known: current.getStore() }));
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const call = request(`${origin}/v1/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  const answered = once(call, 'response');
  call.write('{"title":');
  const known = await arrived.promise;
  call.end('"Shelf check"}');
  const [response]: IncomingMessage[] = await answered;
  const [body] = (await response?.toArray()) ?? [];
  expect((await server.inject('/livez')).json()).toEqual({ known: 'nothing' });
  expect(known).toMatch(/./);
  expect(JSON.parse(String(body))).toEqual({ known });
  await expect.poll(() => ended).toEqual([{ route: '/v1/orders', status: 200, answered: true }]);
  await fetch(`${origin}/v1/nowhere`).then((answer) => answer.text());
  await expect.poll(() => ended[1]).toEqual({ route: null, status: 404, answered: true });
  await server.close();
});
