import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { restError, RestServer } from '../testing/rest-server.ts';
import { examine } from './checks.ts';

let rest: RestServer;
let webDist: string;
beforeEach(async () => {
  rest = await RestServer.start();
  rest.on('GET /orders', restError(401, 'auth.unauthenticated', 'Sign in'));
  webDist = await mkdtemp(path.join(tmpdir(), 'console-'));
  await writeFile(path.join(webDist, 'index.html'), '<!doctype html>');
  const text = '{ me { id } }';
  const id = createHash('sha256').update(text).digest('hex');
  await writeFile(path.join(webDist, 'documents.json'), JSON.stringify({ [id]: text }));
});
afterEach(async () => {
  await rest.stop();
  await rm(webDist, { recursive: true });
});

/** The sentences of one state about a set-up that differs in this from one that works. */
async function said(state: string, environment: NodeJS.ProcessEnv = {}): Promise<readonly string[]> {
  const settings = readSettings({ REST_API_URL: rest.url, WEB_DIST: webDist, ...environment });
  const findings = await examine(settings);
  return findings.filter((finding) => finding.state === state).map(({ sentence }) => sentence);
}

test('a set-up that works has no findings of the state wrong', async () => {
  expect(await said('wrong')).toEqual([]);
  expect(await said('ok')).toEqual([
    expect.stringMatching(`^REST v1 at ${rest.url} answers in \\d+ ms$`),
    `The console is in ${webDist}, with 1 documents`,
  ]);
  expect(await said('note')).toEqual([
    'Each copy of the gateway counts rates for itself: with several, set REDIS_URL',
    expect.stringContaining('PUBLIC_URL is not set'),
  ]);
});

test('an address whose answers are not those of REST v1 is wrong', async () => {
  rest.on('GET /orders', { status: 200, raw: '<html>' });
  expect(await said('wrong')).toEqual([
    `REST_API_URL is ${rest.url}, which is not REST v1: ${rest.url}/orders without a token answers 200 and not 401`,
  ]);
});

test('a REST v1 whose errors have another form is usable', async () => {
  rest.on('GET /orders', { status: 401, body: { message: 'Unauthenticated.' } });
  expect(await said('wrong')).toEqual([]);
  expect(await said('note')).toContainEqual(expect.stringMatching(/^Errors of REST v1 have no /));
});

test('a REST v1 whose clock differs too much is wrong', async () => {
  const date = new Date(Date.now() - 90_000).toUTCString();
  rest.on('GET /orders', { ...restError(401, 'auth.unauthenticated', 'Sign in'), headers: { date } });
  expect(await said('wrong')).toEqual([
    expect.stringMatching(/^The clocks of this machine and of REST v1 differ by (89|90|91) s/),
  ]);
});

test('each server that does not answer is named by its setting', async () => {
  const nowhere = 'http://127.0.0.1:1';
  expect(
    await said('wrong', {
      REST_API_URL: `${nowhere}/v1`,
      REDIS_URL: 'redis://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_ENDPOINT: nowhere,
    }),
  ).toEqual([
    expect.stringContaining('REST v1 does not answer at REST_API_URL'),
    expect.stringContaining('REDIS_URL cannot be used'),
    expect.stringContaining(`The collector at ${nowhere}/v1/traces does not answer`),
  ]);
});

test('a missing build of the console is found, and a file that holds no documents', async () => {
  await writeFile(path.join(webDist, 'documents.json'), '[]');
  expect(await said('wrong')).toEqual([expect.stringContaining('Set TRUSTED_DOCUMENTS')]);
  await rm(path.join(webDist, 'index.html'));
  expect(await said('wrong')).toEqual([expect.stringContaining(`There is no console in ${webDist}`)]);
});

test('a proxy whose headers are not trusted is found', async () => {
  const elsewhere = { PUBLIC_URL: 'http://127.0.0.1:1' };
  expect(await said('wrong', elsewhere)).toEqual([expect.stringContaining('Set TRUST_PROXY=true')]);
  expect(await said('wrong', { ...elsewhere, TRUST_PROXY: 'true' })).toEqual([]);
  rest.on('GET /settings.json', { status: 404 });
  const { origin } = new URL(rest.url);
  expect(await said('wrong', { PUBLIC_URL: origin, TRUST_PROXY: 'true' })).toEqual([
    `PUBLIC_URL is ${origin}, where /settings.json answers 404`,
  ]);
});
