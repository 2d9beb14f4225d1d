import { createLogger } from '@shepherd/service/log/logger.ts';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { continueTrace } from '../tracing/trace.ts';
import type { Tracing } from '../tracing/trace.ts';
import { loggedError, OneLineEach } from './request-log.ts';
import { traceRequests } from './tracing.ts';

const ids = { trace_id: '0af7651916cd43dd8448eb211c80319c', span_id: 'b7ad6b7169203331' };

/** The log lines of one request. */
async function logged(tracing: Tracing | null): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const server = fastify({
    loggerInstance: createLogger({
      level: 'info',
      err: loggedError,
      destination: { write: (line) => lines.push(JSON.parse(line)) },
    }),
    logController: new OneLineEach(),
  });
  traceRequests(server, tracing);
  server.get('/orders', async ({ log }) => {
    log.info('A field failed');
    return 'ok';
  });
  await server.inject('/orders');
  await server.close();
  return lines;
}

test('every log line about a request names its trace, while traces are recorded', async () => {
  const tracing: Tracing = {
    startRequest: ({ headers }) => ({ ...continueTrace(headers), ids, end: () => undefined }),
    recordBrowser: () => undefined,
    close: async () => undefined,
  };
  expect(await logged(tracing)).toMatchObject([
    { msg: 'A field failed', ...ids },
    { msg: 'request completed', ...ids },
  ]);
  for (const line of await logged(null)) expect(line).not.toHaveProperty('trace_id');
});
