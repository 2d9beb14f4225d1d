import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { packageManagerProcesses, whenAnyIsGone } from './ancestors.ts';

afterEach(() => {
  vi.useRealTimers();
});

const processes = new Map([
  [50, { parent: 40, command: 'sh -c node scripts/start.ts' }],
  [40, { parent: 30, command: '/root/.npm/_npx/1/node_modules/.bin/pnpm start' }],
  [30, { parent: 20, command: "sh -c 'pnpm' start" }],
  [20, { parent: 10, command: 'npm exec pnpm@12.21.0 start' }],
  [10, { parent: 1, command: '-bash' }],
]);

it('finds every process of the package manager above this one', () => {
  expect(packageManagerProcesses((pid) => processes.get(pid), 50)).toEqual([50, 40, 30, 20]);
});

it('finds none after a start from a shell', () => {
  expect(packageManagerProcesses((pid) => processes.get(pid), 10)).toEqual([]);
});

const supervisor = () => ({ parent: 1, command: '/usr/bin/supervisor --conf /srv/pnpmish/run.conf' });

it('does not take a program in a folder named after a package manager for one', () => {
  expect(packageManagerProcesses(supervisor, 7)).toEqual([]);
});

it('notices the end of one of them', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = vi.fn<() => void>();
  whenAnyIsGone([process.pid, child.pid ?? 0], gone);
  vi.advanceTimersByTime(3_000);
  expect(gone).not.toHaveBeenCalled();
  child.kill('SIGKILL');
  await once(child, 'exit');
  vi.advanceTimersByTime(3_000);
  expect(gone).toHaveBeenCalledOnce();
});
