import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { holdPort } from '../../scripts/ports.ts';
import { type ForeignRest, startForeignRest } from '../foreign/foreign-rest.ts';
import { modes } from '../foreign/modes/modes.ts';
import { olderServer } from '../foreign/modes/versions.ts';
import { worst } from '../foreign/modes/worst.ts';
import { consoleTest as test } from '../support/console/console-test.ts';
import { signIn } from '../support/graphql-client.ts';

const program = path.resolve(import.meta.dirname, '../../scripts/doctor.ts');

/** The command's output and exit code. */
function examine(
  environment: NodeJS.ProcessEnv,
  given: readonly string[] = [],
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...given],
      { env: { ...process.env, NODE_ENV: 'development', ...environment } },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}
const wrong = (said: string) => said.split('\n').filter((line) => line.startsWith('  WRONG'));

test('finds no problem of a running product, and ends with 0', async ({ product }) => {
  const { code, said } = await examine({
    ...product.environment,
    PORT: String(new URL(product.url).port),
    WEB_URL: product.url,
    API_URL: new URL(product.restUrl).origin,
  });
  expect(wrong(said)).toEqual([]);
  expect(code).toBe(0);
  expect(said.split('\n').filter((line) => /^\S/.test(line))).toEqual(['REST v1', 'Gateway']);
});

test('names the problem of each part, and ends with 1', async () => {
  const [nobody, folder] = await Promise.all([
    holdPort(0, 'PORT'),
    mkdtemp(path.join(tmpdir(), 'shepherd-doctor-')),
  ]);
  await nobody.release();
  const gone = `127.0.0.1:${nobody.port}`;
  const { code, said } = await examine({
    DATA_DIR: folder,
    DATABASE_URL: `postgres://postgres:secret-word@${gone}/shepherd`,
    REST_API_URL: `http://${gone}/v1`,
  });
  expect(code).toBe(1);
  expect(wrong(said)).toEqual([
    expect.stringMatching(/DATABASE_URL cannot be used: .*ECONNREFUSED/),
    expect.stringMatching(/REST v1 does not answer at REST_API_URL/),
  ]);
  expect(said).not.toContain('secret-word');
  await rm(folder, { recursive: true });
});

test('checks only the gateway where REST v1 is external', async ({ product }) => {
  const { DATABASE_URL: _own, ...environment } = product.environment;
  const { said } = await examine({ ...environment, DATABASE_URL: '', REST_API_URL: product.restUrl });
  expect(said.split('\n').filter((line) => /^\S/.test(line))).toEqual(['Gateway']);
  expect(wrong(said)).toEqual([]);
});

describe('what REST v1 answers', () => {
  let foreign: ForeignRest;
  beforeAll(async () => {
    foreign = await startForeignRest();
  });
  afterAll(() => foreign.stop());

  type Report = {
    findings: { state: string; sentence: string }[];
    calls: { call: string; outcome: string; reason: string }[];
    deviations: { state: string; call: string; property: string; kind: string; sample: string }[];
  };

  async function report(restUrl: string, token: string): Promise<Report & { code: number; said: string }> {
    const environment = { REST_API_URL: restUrl, DOCTOR_TOKEN: token, DATABASE_URL: '' };
    const { code, said } = await examine(environment, ['--rest', '--json']);
    const read: Report = JSON.parse(said);
    return { ...read, code, said };
  }

  test('the embedded one answers every read call exactly by the contract', async ({ product }) => {
    const token = await signIn(product.graphqlUrl, 'owner@shepherd.test');
    // The demo has no saved view.
    const columns = { order: [], shown: [], hidden: [], pinned: [], widths: [] };
    const view = await fetch(`${product.restUrl}/saved-views`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ list: '/jobs', name: 'Late', search: '', columns }),
    });
    expect(view.status).toBe(201);
    const { code, calls, deviations, findings, said } = await report(product.restUrl, token);
    expect(deviations).toEqual([]);
    expect(calls.filter(({ outcome }) => outcome !== 'read')).toEqual([]);
    expect(calls.length).toBeGreaterThan(90);
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(code).toBe(0);
    expect(said).not.toContain(token);
  });

  for (const [name, exit, line] of [
    ['second row: unknown words', 1, 'GET /orders data.status unknown_word "on_hold"'],
    ['ids as numbers', 0, /^GET \/orders data\.id converted \d+$/],
    ['instants as Unix seconds', 0, /^GET \/orders data\.created_at converted \d{10}$/],
    ['every row: without required properties', 1, 'GET /customers/{id} name missing nothing'],
    ['profile: a new permission', 0, 'GET /account/profile permissions dropped "reports.view"'],
    ['batches: in another order', 0, /^GET \/customers data other_order /],
    ['batches: each row twice', 0, /^GET \/agents data repeated /],
    ['batches: the first row is missing', 0, /^GET \/users data incomplete /],
    ['batches: the filter is ignored', 0, /^GET \/orders data filter_ignored /],
  ] as const)
    test(`a foreign server is described: ${name}`, async ({ product }) => {
      const mode = modes.find((one) => one.name === name);
      if (!mode) throw new Error(`There is no mode ${name}`);
      const token = await signIn(product.graphqlUrl, 'owner@shepherd.test');
      foreign.forwardTo(product.restUrl);
      foreign.use(mode);
      const { code, deviations, findings } = await report(foreign.url, token);
      if (exit === 0) expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
      const lines = deviations.map(({ call, property, kind, sample }) =>
        [call, property, kind, sample].join(' '),
      );
      expect(lines).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
      expect(code).toBe(exit);
    });

  test('no text of an answer is printed, whatever is wrong with it', async ({ product, rest }) => {
    const token = await signIn(product.graphqlUrl, 'owner@shepherd.test');
    const people = await rest.read('agents?per_page=25&sort=first_name');
    const texts = people.data.flatMap((agent: { email: string; last_name: string }) => [
      agent.email,
      agent.last_name,
    ]);
    expect(texts.length).toBeGreaterThan(40);
    foreign.forwardTo(product.restUrl);
    for (const mode of [worst, ...modes.filter(({ name }) => /sentences|instead|in place of/.test(name))]) {
      foreign.use(mode);
      const environment = { REST_API_URL: foreign.url, DOCTOR_TOKEN: token, DATABASE_URL: '' };
      for (const given of [['--rest'], ['--rest', '--json']]) {
        const { said } = await examine(environment, given);
        expect(said).toMatch(/read calls answer as the contract says/);
        expect([token, '555-0100', '@', ...texts].filter((text) => said.includes(text))).toEqual([]);
      }
    }
  });

  test('calls that an older server lacks are no faults', async ({ product }) => {
    const token = await signIn(product.graphqlUrl, 'owner@shepherd.test');
    foreign.forwardTo(product.restUrl);
    foreign.use(olderServer);
    const { calls } = await report(foreign.url, token);
    expect(calls.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(calls.filter(({ outcome }) => outcome === 'not_offered').length).toBeGreaterThan(5);
  });
});

test('reports in one sentence which setting is invalid', async () => {
  const { code, said } = await examine({ PORT: 'abc' });
  expect(code).toBe(1);
  expect(said).toBe('PORT is "abc", which is not a port. Set it to a whole number from 1 to 65535.\n');
});
