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
  for (const config of ['vite.config.ts', 'vite.report.config.ts']) await build(config);
  writeFileSync(fingerprintFile, fingerprint);
  return true;
}

async function build(config: string): Promise<void> {
  const vite = path.join(repository, 'web/node_modules/vite/bin/vite.js');
  const running = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: path.join(repository, 'web'),
    // Whatever runs the build: a test runner's own value would put the development build of React into the console.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(running, 'exit');
  if (code !== 0) throw new Error(`The console could not be built (vite ended with ${String(code)}).`);
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
