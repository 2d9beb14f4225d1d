import { describe, expect, test } from 'vitest';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { readSettings } from './settings.ts';

test('no setting is required', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    restApiUrl: 'http://localhost:4001/v1',
    introspection: true,
    redisUrl: null,
    maxEventLoopDelayMs: 1_000,
    maxRequestsInFlight: 1_000,
    queryCostLimit: 500_000,
    trustedDocuments: expect.stringMatching(/web\/dist\/documents\.json$/),
    tracing: null,
  });
  expect(readSettings({ NODE_ENV: 'production' }).introspection).toBe(false);
});

test('settings override the defaults, without slashes at the end of addresses', () => {
  expect(
    readSettings({
      WEB_DIST: '/srv/console',
      REST_API_URL: 'https://rest.example/v1/',
      REDIS_URL: 'rediss://:secret@redis.example:6380/2',
      MAX_REQUESTS_IN_FLIGHT: '50',
      TRUST_PROXY: '1',
    }),
  ).toMatchObject({
    webDist: '/srv/console',
    trustedDocuments: '/srv/console/documents.json',
    restApiUrl: 'https://rest.example/v1',
    redisUrl: 'rediss://:secret@redis.example:6380/2',
    maxRequestsInFlight: 50,
    trustProxy: true,
  });
});

test('traces of browsers are recorded on request', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  expect(readSettings(endpoint).tracing).toMatchObject({
    url: 'http://collector:4318/v1/traces',
    resource: { 'service.name': 'shepherd-gateway' },
    browsers: false,
  });
  expect(readSettings({ ...endpoint, TRACE_BROWSERS: 'true' }).tracing?.browsers).toBe(true);
});

describe('an invalid setting is reported in one sentence', () => {
  test.each([
    [{ PORT: '70000' }, 'Set PORT to a whole number from 0 to 65535; it is "70000".'],
    [
      { REDIS_URL: 'localhost:6379' },
      'Set REDIS_URL to an address that starts with redis:// or rediss://; it is "localhost:6379".',
    ],
    [
      { PUBLIC_URL: 'redis://console' },
      'Set PUBLIC_URL to an address that starts with http:// or https://; it is "redis://console".',
    ],
    [
      { MAX_EVENT_LOOP_DELAY_MS: '-1' },
      'Set MAX_EVENT_LOOP_DELAY_MS to a whole number from 0 to 60000; it is "-1".',
    ],
    [
      { MAX_REQUESTS_IN_FLIGHT: 'many' },
      'Set MAX_REQUESTS_IN_FLIGHT to a whole number from 0 to 1000000; it is "many".',
    ],
    [{ QUERY_COST_LIMIT: '0' }, 'Set QUERY_COST_LIMIT to a whole number from 1 to 1000000000; it is "0".'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'Set OTEL_EXPORTER_OTLP_ENDPOINT to an address that starts with http:// or https://; it is "collector:4318".',
    ],
    [{ TRUST_PROXY: 'yes' }, 'Set TRUST_PROXY to one of true, false, 1, 0, on, off; it is "yes".'],
  ])('%j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingsError(sentence));
  });
});
