import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SettingsReader } from '../settings/settings-reader.ts';
import { TraceCollector } from '../testing/trace-collector.ts';
import { readTracing } from '../tracing/settings.ts';
import { checkCollector } from './collector.ts';
import type { Finding } from './findings.ts';

async function check(endpoint: string, protocol = 'http/json'): Promise<Finding> {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  };
  const settings = readTracing(new SettingsReader(environment), 'shepherd-test');
  if (settings === null) throw new Error('There are no settings');
  return checkCollector(settings);
}

test.each(['http/json', 'http/protobuf'])('a collector that accepts %s is fine', async (protocol) => {
  const collector = await TraceCollector.start();
  onTestFinished(() => collector.stop());
  expect(await check(collector.url, protocol)).toEqual({
    state: 'ok',
    sentence: 'The collector takes traces',
  });
});

test.each(['http/json', 'http/protobuf', 'grpc'])(
  'a collector for %s that is down is found',
  async (protocol) => {
    const { state, sentence } = await check('http://127.0.0.1:1', protocol);
    expect(state).toBe('wrong');
    expect(sentence).toMatch(/^The collector at http:\/\/127\.0\.0\.1:1\S* does not answer: ./);
  },
);

test('a collector that refuses is found', async () => {
  const server = createServer((_request, response) => response.writeHead(401).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await check(url)).toEqual({
    state: 'wrong',
    sentence: `The collector at ${url}/v1/traces answers 401: look at OTEL_EXPORTER_OTLP_ENDPOINT and its headers`,
  });
});
