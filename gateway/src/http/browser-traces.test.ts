import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { TraceCollector } from '@shepherd/service/testing/trace-collector.ts';

// The first gateway loads OpenTelemetry, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let collector: TraceCollector;
let gateway: TestGateway;
let folder: string;

const document = 'query OrderList {\n  orders {\n    items {\n      id\n    }\n  }\n}';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const click = {
  traceId,
  spanId: 'b7ad6b7169203331',
  event: 'click',
  element: 'button',
  failed: true,
  ago: 300,
  took: 200,
};
const request = {
  traceId,
  spanId: 'c7ad6b7169203331',
  parentSpanId: click.spanId,
  operation: 'OrderList',
  failed: false,
  ago: 290,
  took: 180,
};

beforeEach(async () => {
  collector = await TraceCollector.start();
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(folder, 'report.html'), '<!doctype html><title>Report</title>');
  const id = createHash('sha256').update(document).digest('hex');
  await writeFile(join(folder, 'documents.json'), JSON.stringify({ [id]: document }));
});
afterEach(async () => {
  await gateway.stop();
  await collector.stop();
  await rm(folder, { recursive: true });
});

const start = async (environment: Record<string, string> = {}) => {
  gateway = await TestGateway.start('http://127.0.0.1:1/v1', {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRACE_BROWSERS: 'true',
    WEB_DIST: folder,
    ...environment,
  });
};
const inject = (options: InjectOptions) => gateway.gateway.server.inject(options);
const signedIn = { cookie: 'shepherd_session=secret-token', 'sec-fetch-site': 'same-origin' };
const send = (spans: unknown, headers: Record<string, string> = signedIn) =>
  inject({
    method: 'POST',
    url: '/telemetry/traces',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ spans }),
  });

/** A span whose body has this many bytes. */
const ofLength = (bytes: number): string => 'x'.repeat(bytes - '{"spans":[""]}'.length);

test('the spans of a page are sent as its own, with their ids', async () => {
  await start({ OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=leeds' });
  const before = Date.now();
  const answer = await send([request, { ...click, secret: 'secret-words' }]);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  await gateway.stop();
  expect(collector.resource).toEqual({
    'service.name': 'shepherd-web',
    'deployment.environment.name': 'leeds',
  });
  expect(collector.span('query OrderList')).toMatchObject({
    traceId,
    spanId: request.spanId,
    parentSpanId: click.spanId,
    kind: 3,
    attributes: { 'graphql.operation.name': 'OrderList' },
    status: { code: 0 },
  });
  const pressed = collector.span('click button');
  expect(pressed).toMatchObject({
    traceId,
    spanId: click.spanId,
    kind: 1,
    attributes: {},
    status: { code: 2 },
  });
  expect(pressed.parentSpanId).toBeUndefined();
  const [began, ended] = [pressed.startTimeUnixNano, pressed.endTimeUnixNano].map(
    (time) => Number(time) / 1e6,
  );
  expect(began).toBeGreaterThanOrEqual(before - click.ago - 1);
  expect(Number(ended) - Number(began)).toBeCloseTo(click.took, 0);
  // The request that delivers spans is not traced.
  expect(collector.spans).toHaveLength(2);
  expect(collector.text).not.toMatch(/secret/);
});

test.each([
  ['nobody', { 'sec-fetch-site': 'same-origin' }, [click], 401],
  ['a page of another site', { ...signedIn, 'sec-fetch-site': 'cross-site' }, [click], 403],
  ['too much', signedIn, [ofLength(16 * 1024 + 1)], 413],
  ['nonsense, as much as is read', signedIn, [ofLength(16 * 1024)], 400],
  ['nonsense', signedIn, [{ ...click, traceId: 'secret' }], 400],
  ['no JSON', { ...signedIn, 'content-type': 'text/plain' }, [click], 400],
])('%s is refused', async (_who, headers, spans, status) => {
  await start();
  expect((await send(spans, headers)).statusCode).toBe(status);
  await gateway.stop();
  expect(collector.spans).toEqual([]);
});

test('a body of unstated length is refused before it is read', async () => {
  await start();
  const origin = await gateway.listen();
  const answer = await fetch(`${origin}/telemetry/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: signedIn.cookie },
    body: new Blob([JSON.stringify({ spans: [click] })]).stream(),
    duplex: 'half',
  });
  expect(answer.status).toBe(413);
});

test('the rate limit counts per address, whatever the headers say', async () => {
  await start();
  const answers = [];
  // The bucket may refill a little before the last request.
  for (let index = 0; index < 200; index += 1)
    answers.push(await send([], { ...signedIn, cookie: `shepherd_session=${index}` }));
  expect(answers.slice(0, 100).filter(({ statusCode }) => statusCode !== 204)).toEqual([]);
  const refused = answers.find(({ statusCode }) => statusCode !== 204);
  expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([429, '1']);
});

test('traces that the installation does not record are not recorded for a browser either', async () => {
  await start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
  expect((await send([click])).statusCode).toBe(204);
  await gateway.stop();
  expect(collector.spans).toEqual([]);
});

test.each([
  ['is to measure where the installation wants it', {}, true, 204],
  ['is not where it does not say so', { TRACE_BROWSERS: 'false' }, false, 404],
  ['is not without a collector', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false, 404],
])('a page %s', async (_when, environment, measures, status) => {
  await start(environment);
  const page = await inject({ url: '/orders', headers: { accept: 'text/html' } });
  expect(page.body.includes('<meta name="traces">')).toBe(measures);
  expect((await send([click])).statusCode).toBe(status);
  const report = await inject({ url: '/report/abc', headers: { accept: 'text/html' } });
  expect(report.body).toContain('Report');
  expect(report.body).not.toContain('traces');
});
