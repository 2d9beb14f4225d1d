import {
  sql,
  Kysely,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { LogEvent } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TraceCollector } from '@shepherd/service/testing/trace-collector.ts';
import { traceparentOfNow } from './current.ts';
import { startTracing } from './open-telemetry.ts';
import { mailSending } from './outside-calls.ts';
import { SettingsReader } from '@shepherd/service/settings/settings-reader.ts';
import { readTracing } from '@shepherd/service/tracing/settings.ts';
import type { Tracing } from './trace.ts';

const compiling = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const traceId = '0af7651916cd43dd8448eb211c80319c';
const clientSpan = 'b7ad6b7169203331';
const secret = 'who@secret.test';
const query = sql`select ${secret}::text`.compile(compiling);
const ran: LogEvent = { level: 'query', query, queryDurationMillis: 2 };
const errorKind = 2;

let collector: TraceCollector;
let tracing: Tracing;

beforeEach(async () => {
  collector = await TraceCollector.start();
});
afterEach(() => collector.stop());

async function begin(environment: Record<string, string> = {}): Promise<void> {
  const variables: Record<string, string> = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment };
  const settings = readTracing(new SettingsReader(variables), 'shepherd-api');
  if (settings === null) throw new Error('There are no settings');
  tracing = await startTracing(settings, pino({ level: 'silent' }));
}

const call = (flags = '01') =>
  tracing.startCall({
    id: 'request-1',
    method: 'GET',
    headers: { traceparent: `00-${traceId}-${clientSpan}-${flags}` },
  });
const answered = { route: '/v1/orders/:id', status: 200, answered: true };

describe('statements', () => {
  test('belong to their call only, whatever it waits for', async () => {
    await begin();
    const one = call();
    const other = tracing.startCall({ id: 'request-2', method: 'POST', headers: {} });
    const { promise, resolve } = Promise.withResolvers<void>();
    const made: Promise<void>[] = [];
    one.within(() => made.push(promise.then(() => tracing.statement(ran))));
    other.within(() => {
      expect(tracing.ids()).toEqual(other.ids);
      resolve();
    });
    await Promise.all(made);
    one.end(answered);
    other.end({ ...answered, route: null });
    await tracing.close();
    const span = collector.span('GET /v1/orders/:id');
    expect(one.ids).toEqual({ trace_id: traceId, span_id: span.spanId });
    expect(collector.span('select')).toMatchObject({ traceId, parentSpanId: span.spanId, kind: 3 });
    expect(collector.span('POST').parentSpanId).toBeUndefined();
    expect(collector.text).not.toContain(secret);
  });

  test('outside calls and work leave no trace', async () => {
    await begin();
    tracing.statement(ran);
    expect(tracing.ids()).toBeNull();
    await tracing.close();
    expect(collector.spans).toEqual([]);
  });

  test('that fail have their code, and not their message', async () => {
    await begin();
    const failing = call();
    const error = Object.assign(new Error(`duplicate key ${secret}`), { code: '23505', detail: secret });
    failing.within(() => tracing.statement({ ...ran, level: 'error', error }));
    failing.end({ ...answered, status: 500 });
    await tracing.close();
    expect(collector.span('select')).toMatchObject({
      status: { code: errorKind },
      attributes: { 'error.type': '23505' },
    });
    expect(collector.span('GET /v1/orders/:id')).toMatchObject({
      status: { code: errorKind },
      attributes: { 'error.type': '500', 'http.response.status_code': 500 },
    });
    expect(collector.text).not.toContain(secret);
  });
});

describe('requests to other servers', () => {
  test('belong to the call, with the server and without the address', async () => {
    await begin();
    const asking = call();
    const made: Promise<unknown>[] = [];
    const nothing = { method: 'POST', body: '{"resourceSpans":[]}' };
    asking.within(() =>
      made.push(fetch(`${collector.url}/v1/traces?${secret}`, nothing).then((reply) => reply.text())),
    );
    await Promise.all(made);
    asking.end(answered);
    await tracing.close();
    const { port } = new URL(collector.url);
    expect(collector.span('POST')).toMatchObject({
      traceId,
      parentSpanId: asking.ids.span_id,
      kind: 3,
      attributes: {
        'server.address': '127.0.0.1',
        'server.port': Number(port),
        'http.response.status_code': 200,
      },
    });
    expect(collector.span('POST').attributes).not.toHaveProperty('error.type');
    expect(collector.text).not.toContain(secret);
  });

  test('that fail have their error code, without the message', async () => {
    await begin();
    const refused = { serverUrl: 'smtp://mail.test' };
    await tracing.lookForWork(async (work) => {
      work.begin('mail', null);
      const error = Object.assign(new Error(`550 ${secret}`), { code: 'EENVELOPE' });
      await mailSending.tracePromise(() => Promise.reject(error), refused).catch(() => undefined);
    });
    await tracing.close();
    expect(collector.span('send mail')).toMatchObject({
      parentSpanId: collector.span('work mail').spanId,
      status: { code: errorKind },
      attributes: { 'error.type': 'EENVELOPE', 'server.address': 'mail.test' },
    });
    expect(collector.text).not.toContain(secret);
  });

  test('that are refused are failures as well', async () => {
    await begin();
    const asking = call();
    const made: Promise<unknown>[] = [];
    asking.within(() => made.push(fetch(collector.url).then((reply) => reply.text())));
    await Promise.all(made);
    asking.end(answered);
    await tracing.close();
    expect(collector.span('GET')).toMatchObject({
      status: { code: errorKind },
      attributes: { 'error.type': '404', 'http.response.status_code': 404 },
    });
  });

  test('outside calls and work leave no trace', async () => {
    await begin();
    await (await fetch(collector.url)).text();
    await tracing.close();
    expect(collector.spans).toEqual([]);
  });
});

test('a call whose reader left has no status', async () => {
  await begin();
  call().end({ ...answered, answered: false });
  await tracing.close();
  const { attributes } = collector.span('GET /v1/orders/:id');
  expect(attributes).toMatchObject({ 'error.type': 'client_left' });
  expect(attributes).not.toHaveProperty('http.response.status_code');
});

describe('work', () => {
  test('has its own trace from when it was found, with its statements and its failure', async () => {
    await begin();
    const found = await tracing.lookForWork(async (work) => {
      tracing.statement(ran);
      await Promise.resolve();
      work.begin('mail', null);
      tracing.statement(ran);
      work.fail(Object.assign(new TypeError(secret), { code: secret }));
      return tracing.ids();
    });
    await tracing.close();
    const span = collector.span('work mail');
    expect(found).toEqual({ trace_id: span.traceId, span_id: span.spanId });
    expect(span).toMatchObject({ status: { code: errorKind }, attributes: { 'error.type': 'TypeError' } });
    expect(collector.span('select').parentSpanId).toBe(span.spanId);
    expect(collector.text).not.toContain(secret);
  });

  test('is linked to the call that enqueued it, if that was recorded', async () => {
    await begin();
    const causes: (string | null)[] = [traceparentOfNow()];
    const asked = call();
    asked.within(() => causes.push(traceparentOfNow()));
    asked.end(answered);
    call('00').within(() => causes.push(traceparentOfNow()));
    for (const [number, cause] of causes.entries())
      await tracing.lookForWork(async (work) => {
        work.begin(`mail ${number}`, cause);
        if (number === 1) causes.push(traceparentOfNow());
      });
    await tracing.close();
    const links = causes.map((_, number) => collector.span(`work mail ${number}`).links);
    const part = collector.span('work mail 1');
    expect(links).toEqual([
      [],
      [expect.objectContaining({ traceId, spanId: asked.ids.span_id })],
      [],
      [expect.objectContaining({ traceId: part.traceId, spanId: part.spanId })],
    ]);
    expect(part.traceId).not.toBe(traceId);
  });

  test('that is not found leaves no trace', async () => {
    await begin();
    expect(await tracing.lookForWork(async () => 'none')).toBe('none');
    await tracing.close();
    expect(collector.spans).toEqual([]);
  });
});

test.each([
  ['always_off', '01', 0],
  ['always_on', '00', 2],
  ['parentbased_always_on', '00', 0],
  ['parentbased_always_on', '01', 2],
  // Clients cannot make the installation record more than configured.
  ['parentbased_always_off', '01', 0],
])('the sampler %s, for trace flags %s, records %i spans', async (sampler, flags, count) => {
  await begin({ OTEL_TRACES_SAMPLER: sampler });
  const asked = call(flags);
  asked.within(() => tracing.statement(ran));
  asked.end(answered);
  await tracing.close();
  expect(collector.spans).toHaveLength(count);
});
