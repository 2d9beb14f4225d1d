import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Usage } from './servers/measured.ts';

/** Folder of a server's profile, with `BENCH_PROFILE=gateway`. */
const profiles = path.join(tmpdir(), 'profile');

/** A server of the benchmark, in a process of its own. */
export class Contender {
  readonly name: string;
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(name: string, port: number, child: ChildProcess) {
    this.name = name;
    this.port = port;
    this.#child = child;
  }

  /**
   * @param program in `servers/`, without its ending
   * @param checkout of another version of this repository that has the program
   */
  static async start(
    name: string,
    program: string,
    environment: Readonly<Record<string, string>> = {},
    checkout?: string,
  ): Promise<Contender> {
    const folder =
      checkout === undefined ? import.meta.dirname : path.resolve(checkout, 'bench', 'src', 'gateway');
    const child = fork(path.join(folder, 'servers', `${program}.ts`), {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      // A log costs its server time, but is not read here.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: process.env['BENCH_PROFILE'] === program ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${name} ended with exit code ${String(code)}`);
    });
    // A caller that stops it on purpose waits for its end itself.
    ended.catch(() => undefined);
    const message = await Promise.race([answerOf(child), ended]);
    if (!isReady(message)) throw new Error(`${name} did not say where it listens`);
    return new Contender(name, message.port, child);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async usage(): Promise<Usage> {
    const answer = answerOf(this.#child);
    this.#child.send('usage');
    const usage = await answer;
    if (!isUsage(usage)) throw new Error(`${this.name} did not say what it has used`);
    return usage;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}

const isReady = (message: unknown): message is { port: number } =>
  typeof message === 'object' && message !== null && 'port' in message && typeof message.port === 'number';

const isUsage = (message: unknown): message is Usage =>
  typeof message === 'object' && message !== null && 'cpu' in message && 'calls' in message;
