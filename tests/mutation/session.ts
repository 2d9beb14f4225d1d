import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { createVitest, type PoolOptions, type PoolWorker, type TestProject, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';
import { repository, type Target } from './targets.ts';
import type { Changed } from './worker.ts';

/** The result of a test file: the test that failed, its duration, and the executed places of the sources. */
export type Verdict = {
  noticedBy: string | null;
  /** Number of passed tests. */
  passed: number;
  seconds: number;
  reached: readonly string[];
};
type Sources = ReadonlyMap<string, string>;

/**
 * A vitest that keeps running with one test process: code that no mutant touches is loaded once. A mutant replaces its
 * file while that is loaded and is never written to disk, so that neither the files nor the snapshot of the demo data
 * change.
 */
export class Session {
  readonly #begin: () => Promise<Vitest>;
  #vitest: Vitest;
  readonly #kept: KeptProcess;
  readonly #place: { sources: Sources };

  private constructor(
    begin: () => Promise<Vitest>,
    vitest: Vitest,
    kept: KeptProcess,
    place: { sources: Sources },
  ) {
    this.#begin = begin;
    this.#vitest = vitest;
    this.#kept = kept;
    this.#place = place;
  }

  static async open(project: Target['project']): Promise<Session> {
    const found = config.test?.projects?.find(
      (one) => typeof one === 'object' && 'test' in one && one.test?.name === project,
    );
    if (typeof found !== 'object' || !('test' in found)) throw new Error(`There is no project ${project}`);
    const { test, resolve = {} } = found;
    const place: { sources: Sources } = { sources: new Map() };
    const mutant = {
      name: 'mutant',
      enforce: 'pre' as const,
      load: (id: string) => place.sources.get(id.split('?')[0] ?? '') ?? null,
    };
    const kept = new KeptProcess();
    const options = {
      ...test,
      root: path.join(repository, project),
      config: false as const,
      watch: false,
      maxWorkers: 1,
      bail: 1,
      // The cache on disk would have the previous text.
      fsModuleCache: false,
      // The product must be loaded again for each test file, or a mutant would never be.
      isolate: true,
      retry: 0,
      pool: { name: 'kept', createPoolWorker: (pool: PoolOptions) => kept.asWorker(pool) },
      reporters: [{}],
    };
    const begin = () => createVitest('test', options, { resolve, plugins: [mutant] });
    return new Session(begin, await begin(), kept, place);
  }

  /** The test files below these folders, or with these prefixes. */
  async testsIn(places: readonly string[]): Promise<string[]> {
    if (places.length === 0) return [];
    const specifications = await this.#vitest.globTestSpecifications([...places]);
    return specifications.map(({ moduleId }) => moduleId);
  }

  /** Runs a test file with these texts in place of files (named from the root); its first failure ends it. */
  async ask(test: string, sources: Sources, deadline: number): Promise<Verdict> {
    const replaced = new Map([...sources].map(([file, text]) => [path.join(repository, file), text]));
    this.#change(replaced);
    const started = performance.now();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.#kept.kill();
    }, deadline);
    const lost = this.#kept.lost();
    const run = await Promise.race([
      this.#vitest.runTestSpecifications([this.#project().createSpecification(test)]),
      lost.promise,
    ]);
    lost.forget();
    clearTimeout(timer);
    const seconds = (performance.now() - started) / 1000;
    const { reached } = this.#kept;
    if (run === null) {
      console.error(`Vitest has not noticed that the process of ${test} has ended, and is begun anew`);
      // It would wait forever, for its requests and for its own end as well.
      void this.#vitest.close();
      this.#vitest = await this.#begin();
      return { noticedBy: 'its tests end their process', passed: 0, seconds, reached };
    }
    const { testModules, unhandledErrors } = run;
    await this.#kept.stopped;
    this.#change(new Map());
    // Vitest still has the results of earlier files.
    const module = testModules.find(({ moduleId }) => moduleId === test);
    const passed = [...(module?.children.allTests('passed') ?? [])].length;
    const said = { passed, seconds, reached };
    if (late) return { noticedBy: 'its tests never end', ...said };
    if (module !== undefined && !module.ok()) {
      const [first] = module.children.allTests('failed');
      return { noticedBy: first?.fullName ?? module.relativeModuleId, ...said };
    }
    return { noticedBy: unhandledErrors.length > 0 ? 'an uncaught error' : null, ...said };
  }

  /** The next test file runs in a new process. */
  renew(): void {
    this.#kept.kill();
  }

  async close(): Promise<void> {
    this.#kept.kill();
    await this.#vitest.close();
  }

  #project(): TestProject {
    return this.#vitest.getRootProject();
  }

  #change(sources: Sources): void {
    const changed = [...new Set([...this.#place.sources.keys(), ...sources.keys()])];
    this.#place.sources = sources;
    for (const file of changed) this.#vitest.invalidateFile(file);
    this.#kept.tell({ changed });
  }
}

/** Milliseconds. Vitest reads sources and starts a process in less. */
const unnoticedFor = 30_000;

/** For vitest a new process per test file; in fact the same one, until it ends. */
class KeptProcess {
  reached: readonly string[] = [];
  /** Resolved when vitest has finished with the last one; only then may another one start or end. */
  stopped: Promise<void> = Promise.resolve();
  #process: ChildProcess | null = null;
  /** When the last one ended, until another one starts. */
  #endedAt: number | null = null;
  #untold: string[] = [];

  tell({ changed }: Changed): void {
    this.#untold.push(...changed);
  }

  kill(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  /**
   * Resolves to null when the process has been gone for so long that vitest must have noticed; call `forget` when it
   * has.
   */
  lost(): Readonly<{ promise: Promise<null>; forget: () => void }> {
    const { promise, resolve } = Promise.withResolvers<null>();
    const since = performance.now();
    const look = setInterval(() => {
      if (this.#endedAt !== null && performance.now() - Math.max(since, this.#endedAt) > unnoticedFor)
        resolve(null);
    }, 1_000);
    return { promise, forget: () => clearInterval(look) };
  }

  asWorker({ execArgv, env }: PoolOptions): PoolWorker {
    let own: ChildProcess | null = null;
    const { promise, resolve } = Promise.withResolvers<void>();
    return {
      name: 'kept',
      // A process that keeps running would find earlier texts of a file on disk.
      cacheFs: false,
      start: async () => {
        this.stopped = promise;
        own = this.#process ??= this.#fork(execArgv, env);
        this.#endedAt = null;
        // A process that was killed during its tests gets no stop message.
        own.once('exit', () => resolve());
        own.send({ changed: this.#untold } satisfies Changed);
        this.#untold = [];
      },
      stop: async () => resolve(),
      on: (event, listener) => void own?.on(event, listener),
      off: (event, listener) => void own?.off(event, listener),
      send: (message) => void own?.send(message),
      deserialize: (data) => data,
    };
  }

  #fork(execArgv: string[], env: Partial<NodeJS.ProcessEnv>): ChildProcess {
    const own = fork(path.join(import.meta.dirname, 'worker.ts'), [], {
      env,
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A mutant that signals its whole process group, which is one number away from signalling a child, ends only
      // itself.
      detached: true,
    });
    own.setMaxListeners(0);
    own.on('message', (message: object) => {
      if ('reached' in message) this.reached = message.reached as string[];
    });
    own.on('exit', () => {
      this.#endedAt = performance.now();
      if (this.#process === own) this.#process = null;
    });
    return own;
  }
}
