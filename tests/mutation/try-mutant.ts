import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Question, Verdict } from './session.ts';
import { repository, type Target } from './targets.ts';

/** What became of a mutant; `null` has survived. */
export type Fate = { mutant: Mutant; noticedBy: string | null };

/** Tries mutants of one target after the other, in a session that is begun anew when one of them never ends. */
export class Trial {
  readonly #target: Target;
  #session: ChildProcess | null = null;
  #deadline = 600_000;

  constructor(target: Target) {
    this.#target = target;
  }

  /**
   * The tests as they are have to pass, and to fail without the file: otherwise nothing that is said about mutants is
   * true. How long they take is what the deadline of the others follows.
   */
  async begin(file: string): Promise<void> {
    const started = performance.now();
    for (const tests of this.#steps()) {
      const { noticedBy, tests: count } = await this.#ask({ tests, file, source: null });
      if (noticedBy !== null) throw new Error(`Without any change fails: ${noticedBy}`);
      if (count === 0) throw new Error(`There are no tests in ${tests.join(', ')}`);
    }
    this.#deadline = Math.round(60_000 + 4 * (performance.now() - started));
    const gone = "throw new Error('Made wrong');";
    const { noticedBy } = await this.#ask({ tests: this.#target.near, file, source: gone });
    if (noticedBy === null) throw new Error(`${this.#target.near.join(', ')} does without ${file}`);
  }

  async try(mutant: Mutant): Promise<Fate> {
    const text = readFileSync(path.join(repository, mutant.file), 'utf8');
    if (text.slice(mutant.start, mutant.end) !== mutant.original)
      throw new Error(`${mutant.file} has changed meanwhile`);
    const source = text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end);
    for (const tests of this.#steps()) {
      const { noticedBy } = await this.#ask({ tests, file: mutant.file, source });
      if (noticedBy !== null) return { mutant, noticedBy };
    }
    return { mutant, noticedBy: null };
  }

  end(): void {
    const pid = this.#session?.pid;
    this.#session = null;
    // With all its workers, one of which may be going round and round.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }

  /** The tests nearby, then, for what they have not noticed, those further away. */
  #steps(): (readonly string[])[] {
    return [this.#target.near, this.#target.far].filter((tests) => tests.length > 0);
  }

  async #ask(question: Question): Promise<Verdict> {
    const session = (this.#session ??= await openSession(this.#target.project));
    const late = AbortSignal.timeout(this.#deadline);
    session.send(question);
    try {
      const [verdict]: Verdict[] = await once(session, 'message', { signal: late });
      if (verdict === undefined) throw new Error('A session answered nothing');
      return verdict;
    } catch (error) {
      if (!late.aborted) throw error;
      this.end();
      return { noticedBy: 'its tests never end', tests: question.tests.length };
    }
  }
}

async function openSession(project: string): Promise<ChildProcess> {
  const session = fork(path.join(import.meta.dirname, 'session.ts'), [project], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  });
  await once(session, 'message');
  return session;
}
