import { expect, test } from 'vitest';
import { SettingsError, SettingsReader } from '../settings/settings-reader.ts';
import { readTracing } from './settings.ts';

function read(variables: Record<string, string>) {
  const reader = new SettingsReader(variables);
  const tracing = readTracing(reader, 'shepherd-test');
  reader.throwMistakes();
  return tracing;
}

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

test('traces are sent when their address is set', () => {
  expect(read({})).toBeNull();
  expect(read(endpoint)).toEqual({
    protocol: 'http/json',
    url: 'http://collector:4318/v1/traces',
    headers: {},
    timeoutMs: 3_000,
    resource: { 'service.name': 'shepherd-test' },
    sampler: 'parentbased_always_on',
    ratio: 1,
  });
  expect(
    read({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/traces',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==, x-team=leeds',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=rest,service.version=7',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }),
  ).toEqual({
    protocol: 'http/json',
    url: 'https://collector/traces',
    headers: { authorization: 'Basic YQ==', 'x-team': 'leeds' },
    timeoutMs: 500,
    resource: { 'service.name': 'rest', 'service.version': '7' },
    sampler: 'traceidratio',
    ratio: 0.25,
  });
});

test.each([
  ['http/protobuf', 'http://collector:4318/v1/traces'],
  ['grpc', 'http://collector:4318'],
])('%s sends to %s', (protocol, url) => {
  expect(read({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: protocol })).toMatchObject({ protocol, url });
});

test('OTEL_SERVICE_NAME names the process', () => {
  const given = { OTEL_SERVICE_NAME: 'rest', OTEL_RESOURCE_ATTRIBUTES: 'service.name=other' };
  expect(read({ ...endpoint, ...given })?.resource).toEqual({ 'service.name': 'rest' });
});

const switches: Record<string, string>[] = [{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }];

test.each(switches)('%j disables tracing', (given) => {
  expect(read({ ...endpoint, ...given })).toBeNull();
});

test.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'Set OTEL_EXPORTER_OTLP_ENDPOINT to an address that starts with http:// or https://; it is "collector:4318".',
  ],
  [
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'zipkin' },
    'Set OTEL_EXPORTER_OTLP_PROTOCOL to one of http/json, http/protobuf, grpc; it is "zipkin".',
  ],
  [
    { OTEL_SDK_DISABLED: 'perhaps' },
    'Set OTEL_SDK_DISABLED to one of true, false, 1, 0, on, off; it is "perhaps".',
  ],
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'Set OTEL_TRACES_EXPORTER to one of otlp, none; it is "zipkin".'],
  [
    { OTEL_TRACES_SAMPLER: 'sometimes' },
    'Set OTEL_TRACES_SAMPLER to one of always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, parentbased_traceidratio; it is "sometimes".',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '25%' }, 'Set OTEL_TRACES_SAMPLER_ARG to a number from 0 to 1; it is "25%".'],
  [
    { OTEL_EXPORTER_OTLP_TIMEOUT: '0' },
    'Set OTEL_EXPORTER_OTLP_TIMEOUT to a whole number from 1 to 60000; it is "0".',
  ],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    'Set OTEL_EXPORTER_OTLP_HEADERS to name=value pairs with commas between them.',
  ],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'key=secret%' },
    'Set OTEL_EXPORTER_OTLP_HEADERS to values in which each % is written %25.',
  ],
])('%j is reported in one sentence', (given, sentence) => {
  expect(() => read({ ...endpoint, ...given })).toThrow(new SettingsError(sentence));
});
