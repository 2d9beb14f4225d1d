import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { holdPort } from '../../scripts/ports.ts';
import { consoleTest as test } from '../support/console-test.ts';

const program = path.resolve(import.meta.dirname, '../../scripts/doctor.ts');

/** The command's output and exit code. */
function examine(environment: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program],
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

test('reports in one sentence which setting is invalid', async () => {
  const { code, said } = await examine({ PORT: 'abc' });
  expect(code).toBe(1);
  expect(said).toBe('PORT is "abc", which is not a port. Set it to a whole number from 1 to 65535.\n');
});
