import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '..');
const fingerprintFile = path.join(repository, 'web/dist/.fingerprint');

/** Sources of the built console; the lockfile stands for every library. */
const sources = [
  'web/src/**/*',
  'web/build/**/*',
  'web/public/**/*',
  'web/*.{html,ts,json}',
  'domain/src/**/*',
  'pnpm-lock.yaml',
];

/** Builds the console unless the last build had exactly these sources. Returns whether it built. */
export async function buildConsoleIfStale(): Promise<boolean> {
  const fingerprint = sourceFingerprint();
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint) return false;
  const build = spawn(process.execPath, [viteProgram(), 'build', '--logLevel', 'warn'], {
    cwd: path.join(repository, 'web'),
    // Whatever runs the build: a test runner's own value would put the development build of React into the console.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The console could not be built (vite ended with ${String(code)}).`);
  writeFileSync(fingerprintFile, fingerprint);
  return true;
}

function sourceFingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: repository, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files)
    hash.update(path.relative(repository, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function viteProgram(): string {
  return path.join(repository, 'web/node_modules/vite/bin/vite.js');
}
