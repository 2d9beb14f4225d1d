import { once } from 'node:events';
import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { SettingsReader } from '../settings/settings-reader.ts';
import { TraceCollector } from '../testing/trace-collector.ts';
import { startRecording } from './provider.ts';
import { readTracing } from './settings.ts';

/** Records one span with these variables, and settles when it has been sent. */
async function recordOne(environment: Record<string, string>, parent = ROOT_CONTEXT): Promise<void> {
  const settings = readTracing(new SettingsReader(environment), 'shepherd-test');
  if (settings === null) throw new Error('There are no settings');
  const recording = await startRecording({ settings, scope: 'test', log: pino({ level: 'silent' }) });
  recording.tracer.startSpan('the only span', {}, parent).end();
  await recording.close();
}

const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==' };

async function startCollector(): Promise<TraceCollector> {
  const collector = await TraceCollector.start();
  onTestFinished(() => collector.stop());
  return collector;
}

test('http/json delivers a span with its resource and the headers', async () => {
  const collector = await startCollector();
  await recordOne({
    ...headers,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_RESOURCE_ATTRIBUTES: 'service.version=7',
  });
  expect(collector.span('the only span')).toMatchObject({ service: 'shepherd-test' });
  expect(collector.resource).toMatchObject({ 'service.version': '7' });
  expect(collector.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Basic YQ==',
  });
});

test('http/protobuf delivers a span with its resource and the headers', async () => {
  const collector = await startCollector();
  await recordOne({
    ...headers,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
  });
  expect(collector.deliveries).toHaveLength(1);
  // Texts in protobuf are plain UTF-8.
  expect(collector.text).toContain('the only span');
  expect(collector.text).toContain('shepherd-test');
  expect(collector.headers).toMatchObject({
    'content-type': 'application/x-protobuf',
    authorization: 'Basic YQ==',
  });
});

test('grpc delivers a span with its resource and the headers', async () => {
  const calls: { path: unknown; authorization: unknown; body: Buffer }[] = [];
  const server = createServer();
  server.on('stream', async (stream, { ':path': path, authorization }) => {
    calls.push({ path, authorization, body: await buffer(stream) });
    stream.respond({ 'content-type': 'application/grpc' }, { waitForTrailers: true });
    stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
    // An empty message: not compressed, of no bytes.
    stream.end(Buffer.alloc(5));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await recordOne({
    ...headers,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
  });
  expect(calls).toMatchObject([
    {
      path: '/opentelemetry.proto.collector.trace.v1.TraceService/Export',
      authorization: 'Basic YQ==',
    },
  ]);
  expect(calls[0]?.body.toString()).toContain('the only span');
  expect(calls[0]?.body.toString()).toContain('shepherd-test');
});

test.each([
  ['always_off', '1', 0],
  ['always_on', '0', 1],
  ['traceidratio', '0', 0],
  ['parentbased_traceidratio', '1', 1],
])('%s with the share %s sends %i spans', async (sampler, share, count) => {
  const collector = await startCollector();
  await recordOne({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: sampler,
    OTEL_TRACES_SAMPLER_ARG: share,
  });
  expect(collector.spans).toHaveLength(count);
});

test.each([
  ['parentbased_always_on', 0],
  ['always_on', 1],
])('%s sends %i spans of a client that does not record', async (sampler, count) => {
  const collector = await startCollector();
  const client = {
    traceId: '1'.repeat(32),
    spanId: '2'.repeat(16),
    traceFlags: TraceFlags.NONE,
    isRemote: true,
  };
  await recordOne(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: sampler },
    trace.setSpanContext(ROOT_CONTEXT, client),
  );
  expect(collector.spans).toHaveLength(count);
});
