import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase } from '../testing/store/filled-database.ts';
import { firstMessage } from '@shepherd/service/testing/first-message.ts';
import { openTelemetry, reportLoaded } from '@shepherd/service/testing/loaded-modules.ts';
import { TraceCollector } from '@shepherd/service/testing/trace-collector.ts';
import type { CollectedSpan } from '@shepherd/service/testing/trace-collector.ts';

let collector: TraceCollector;
let folder: string;
let store: { url: string; drop: () => Promise<void> } | null = null;

beforeEach(async () => {
  collector = await TraceCollector.start();
  folder = mkdtempSync(path.join(tmpdir(), 'shepherd-traces-'));
  // The seeded database refers to files: without their folder the server refuses to start.
  mkdirSync(path.join(folder, 'files'));
  const serverUrl = process.env['TEST_DATABASE_URL'];
  store = serverUrl ? await createDatabase(serverUrl, inject('filledDatabase')) : null;
});
afterEach(async () => {
  await store?.drop();
  rmSync(folder, { recursive: true, force: true });
  await collector.stop();
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const clientSpan = 'b7ad6b7169203331';
const [email, secret] = ['who@secret.test', 'Secret-password1'];

/** One refused sign-in and one readiness check. */
async function answerAndStop(environment: Record<string, string>) {
  const child = fork(path.join(import.meta.dirname, '../main.ts'), {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: folder,
      SEED_DEMO: '0',
      LOG_LEVEL: 'info',
      API_PORT: '0',
      ...(store && { DATABASE_URL: store.url }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--import', reportLoaded(openTelemetry)],
  });
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
  const output = child.stdout ? text(child.stdout) : Promise.resolve('');
  const { port } = await firstMessage(child);
  const refused = await fetch(`http://127.0.0.1:${port}/v1/auth/login?hidden=secret`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'request-1',
      traceparent: `00-${traceId}-${clientSpan}-01`,
    },
    body: JSON.stringify({ email, password: secret }),
  });
  await fetch(`http://127.0.0.1:${port}/readyz`);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return { status: refused.status, code, errors: await errors, output: await output };
}

const below = (parent: CollectedSpan) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);

test('without a trace address nothing of OpenTelemetry is loaded', async () => {
  const { output, ...outcome } = await answerAndStop({});
  expect(outcome).toEqual({ status: 401, code: 0, errors: '' });
  expect(output).not.toContain('trace_id');
});

test('with it, a call is a span in the trace of its client, and its statements are spans below', async () => {
  const { output, ...outcome } = await answerAndStop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(outcome).toMatchObject({ status: 401, code: 0 });
  expect(outcome.errors).toContain('loaded ');
  const call = collector.span('POST /v1/auth/login');
  expect(call).toMatchObject({
    traceId,
    parentSpanId: clientSpan,
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/v1/auth/login',
      'http.response.status_code': 401,
      'http.request.header.x-request-id': ['request-1'],
    },
  });
  const statements = below(call);
  const lookup = statements.find(({ name }) => name === 'select users');
  expect(lookup).toMatchObject({
    traceId,
    kind: 3,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': 'select',
      'db.collection.name': 'users',
      'db.query.text': expect.stringMatching(/^select .* from "users" .*\$1/),
    },
  });
  for (const statement of statements) {
    expect(BigInt(statement.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(call.startTimeUnixNano));
    expect(BigInt(statement.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(call.endTimeUnixNano));
  }
  expect(collector.resource).toEqual({ 'service.name': 'shepherd-api' });
  // Neither health checks, nor the statements at the start and of polling: the rest is work that was found.
  const others = collector.spans.filter((span) => span.traceId !== traceId && !span.parentSpanId);
  expect(others.filter(({ name }) => !name.startsWith('work '))).toEqual([]);
  expect(collector.text).not.toMatch(/secret|127\.0\.0\.1/i);
  const lines = output.split('\n').filter((line) => line.includes('request completed'));
  expect(lines.map((line) => JSON.parse(line)).find(({ reqId }) => reqId === 'request-1')).toMatchObject({
    trace_id: traceId,
    span_id: call.spanId,
  });
});
