import { expect, test } from 'vitest';
import { readTracing } from './settings.ts';

function read(variables: Record<string, string>) {
  const mistakes: string[] = [];
  return { tracing: readTracing((name) => variables[name] ?? null, mistakes), mistakes };
}

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

test('traces are sent when their address is set', () => {
  expect(read({})).toEqual({ tracing: null, mistakes: [] });
  expect(read(endpoint)).toEqual({
    tracing: {
      url: 'http://collector:4318/v1/traces',
      headers: {},
      timeoutMs: 3_000,
      resource: { 'service.name': 'shepherd-api' },
      sampler: 'parentbased_always_on',
      ratio: 1,
    },
    mistakes: [],
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
    tracing: {
      url: 'https://collector/traces',
      headers: { authorization: 'Basic YQ==', 'x-team': 'leeds' },
      timeoutMs: 500,
      resource: { 'service.name': 'rest', 'service.version': '7' },
      sampler: 'traceidratio',
      ratio: 0.25,
    },
    mistakes: [],
  });
});

const switches: Record<string, string>[] = [{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }];

test.each(switches)('%j disables tracing', (given) => {
  expect(read({ ...endpoint, ...given })).toEqual({ tracing: null, mistakes: [] });
});

test.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be the http(s) address',
  ],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json.'],
  [{ OTEL_SDK_DISABLED: 'perhaps' }, 'OTEL_SDK_DISABLED must be true or false.'],
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER must be otlp or none.'],
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER must be one of always_on,'],
  [{ OTEL_TRACES_SAMPLER_ARG: '25%' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
  [{ OTEL_EXPORTER_OTLP_TIMEOUT: '0' }, 'OTEL_EXPORTER_OTLP_TIMEOUT must be a number of milliseconds'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=secret%' }, 'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs'],
])('%j is reported in one sentence, which contains no secret', (given, sentence) => {
  const { mistakes } = read({ ...endpoint, ...given });
  expect(mistakes).toEqual([expect.stringContaining(sentence)]);
  expect(mistakes.join('')).not.toContain('secret');
});
