import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './mutants.ts';
import { instrument } from './reach.ts';
import { Session } from './session.ts';
import { repository, sourcesOf, type Target } from './targets.ts';

/** A test file: its duration, and how often it has killed a mutant. */
type TestFile = {
  name: string;
  near: boolean;
  tests: number;
  seconds: number;
  asked: number;
  noticed: number;
};
type Reached = (mutant: Mutant) => TestFile[];

/** The tests that execute each mutant of a target: only these run. */
export async function survey(target: Target): Promise<Reached> {
  const sources = sourcesOf(target).map((file) => ({ file, ...instrument(file, textOf(file)) }));
  const session = await Session.open(target.project);
  const byPlace = new Map<string, TestFile[]>();
  try {
    const near = await session.testsIn(target.near);
    const far = await session.testsIn(target.far);
    if (near.length === 0) throw new Error(`There are no tests in ${target.near.join(', ')}`);
    // The first one fills a database for all others.
    const warm = near[0] ?? '';
    await session.ask(warm, new Map(), 600_000);
    for (const name of new Set([...near, ...far])) {
      const texts = new Map(sources.map(({ file, text }) => [file, text]));
      const ask = () => session.ask(name, texts, 600_000);
      const first = await ask();
      // A busy machine may be too slow for a test once.
      const { noticedBy, passed, seconds, reached } = first.noticedBy === null ? first : await ask();
      if (noticedBy !== null) throw new Error(`Without any change fails: ${noticedBy} in ${name}`);
      const isNear = near.includes(name);
      const test: TestFile = { name, near: isNear, tests: passed, seconds, asked: 0, noticed: 0 };
      for (const place of reached) byPlace.set(place, [...(byPlace.get(place) ?? []), test]);
    }
  } finally {
    await session.close();
  }
  return (mutant) => {
    const found = sources.find((source) => source.file === mutant.file)?.placeOf(mutant) ?? null;
    const all = new Set([...byPlace.values()].flat());
    return found === null ? [...all] : (byPlace.get(found) ?? []);
  };
}

/** The result of a mutant; `null` has survived. */
export type Fate = { mutant: Mutant; noticedBy: string | null };
type Noticed = { by: TestFile; mutant: Mutant };

/**
 * Tests mutants of one target one after the other in a process that keeps running. A mutant may leave the process
 * unusable, so that all later ones seem to be killed; this is checked from time to time, and the results since the last
 * check are then repeated.
 */
export class Trial {
  readonly #session: Session;
  readonly #reached: Reached;

  private constructor(session: Session, reached: Reached) {
    this.#session = session;
    this.#reached = reached;
  }

  static async begin(target: Target, reached: Reached): Promise<Trial> {
    return new Trial(await Session.open(target.project), reached);
  }

  async *all(next: () => Mutant | undefined): AsyncGenerator<Fate> {
    let unproven: Fate[] = [];
    let last: Noticed | null = null;
    for (let mutant = next(); mutant !== undefined; mutant = next()) {
      const { fate, by } = await this.#try(mutant);
      if (by !== null) last = { by, mutant };
      unproven.push(fate);
      if (unproven.length < provenEvery) continue;
      yield* await this.#prove(unproven, last);
      unproven = [];
    }
    yield* await this.#prove(unproven, last);
  }

  close(): Promise<void> {
    return this.#session.close();
  }

  async #prove(fates: Fate[], last: Noticed | null): Promise<Fate[]> {
    const sound = last === null || (await this.#isSound(last));
    this.#session.renew();
    if (sound) return fates;
    const again: Fate[] = [];
    for (const { mutant } of fates) {
      again.push((await this.#try(mutant)).fate);
      this.#session.renew();
    }
    return again;
  }

  /** A test that passes must fail without the source: otherwise no result about mutants is valid. */
  async #isSound({ by, mutant }: Noticed): Promise<boolean> {
    if ((await this.#ask(by, new Map())) !== null) return false;
    const gone = new Map([[mutant.file, "throw new Error('Made wrong');"]]);
    if ((await this.#ask(by, gone)) === null) throw new Error(`${by.name} does without ${mutant.file}`);
    return true;
  }

  /**
   * The test that fails. After a file that stopped at its first failure, vitest may skip tests of the next: run again.
   */
  async #ask(test: TestFile, sources: ReadonlyMap<string, string>): Promise<string | null> {
    for (let left = 3; ; left -= 1) {
      const { noticedBy, passed } = await this.#session.ask(test.name, sources, deadline(test));
      if (noticedBy !== null || passed === test.tests || left === 0) return noticedBy;
    }
  }

  async #try(mutant: Mutant): Promise<{ fate: Fate; by: TestFile | null }> {
    const text = textOf(mutant.file);
    if (text.slice(mutant.start, mutant.end) !== mutant.original)
      throw new Error(`${mutant.file} has changed meanwhile`);
    const source = text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end);
    let far = 0;
    for (const test of this.#reached(mutant).toSorted((a, b) => worth(b) - worth(a))) {
      if (!test.near && (far += test.seconds) > patience) continue;
      const noticedBy = await this.#ask(test, new Map([[mutant.file, source]]));
      test.asked += 1;
      if (noticedBy === null) continue;
      test.noticed += 1;
      return { fate: { mutant, noticedBy }, by: test };
    }
    return { fate: { mutant, noticedBy: null }, by: null };
  }
}

const provenEvery = 25;

/** Seconds of distant tests per mutant; without a limit, a survivor costs a minute. */
const patience = 12;

/** Expected kills per second; tests beside the source start with a higher value. */
function worth({ near, seconds, asked, noticed }: TestFile): number {
  return (noticed + (near ? 1 : 0.2)) / (asked + 2) / seconds;
}

const deadline = ({ seconds }: TestFile): number => Math.round(20_000 + 5000 * seconds);
const textOf = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
