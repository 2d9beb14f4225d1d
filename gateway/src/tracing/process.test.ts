import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RestServer, envelope } from '../testing/rest-server.ts';
import { firstMessage } from '@shepherd/service/testing/first-message.ts';
import { openTelemetry, reportLoaded } from '@shepherd/service/testing/loaded-modules.ts';
import { TraceCollector } from '@shepherd/service/testing/trace-collector.ts';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let rest: RestServer;
let collector: TraceCollector;
const children: ChildProcess[] = [];

beforeEach(async () => {
  rest = await RestServer.start();
  rest.on('GET /orders', envelope([]));
  collector = await TraceCollector.start();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rest.stop();
  await collector.stop();
});

const answerAndStop = async (environment: Record<string, string>) => {
  const child = fork(join(import.meta.dirname, '../main.ts'), {
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'silent',
      PORT: '0',
      REST_API_URL: rest.url,
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    execArgv: ['--import', reportLoaded(openTelemetry)],
  });
  children.push(child);
  const said = child.stderr ? text(child.stderr) : Promise.resolve('');
  const { port } = await firstMessage(child);
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer staff' },
    body: JSON.stringify({ query: 'query Count { orders { pageInfo { total } } }' }),
  });
  const body: unknown = await answer.json();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return { body, code, said: await said };
};

const answered = { body: { data: { orders: { pageInfo: { total: 0 } } } }, code: 0 };

test('without its address no module of OpenTelemetry is loaded', async () => {
  expect(await answerAndStop({})).toEqual({ ...answered, said: '' });
});

test('with it, SIGTERM sends the remaining spans before the process ends', async () => {
  const { said, ...outcome } = await answerAndStop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(outcome).toEqual(answered);
  expect(said).toContain('loaded ');
  expect(collector.spans.map(({ name }) => name).toSorted()).toEqual([
    'GET /orders',
    'POST /graphql',
    'query Count',
  ]);
});

test('a collector that is down delays neither answers nor the end of the process', async () => {
  const gone = collector.url;
  await collector.stop();
  const outcome = await answerAndStop({
    OTEL_EXPORTER_OTLP_ENDPOINT: gone,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  });
  expect(outcome).toMatchObject(answered);
});
