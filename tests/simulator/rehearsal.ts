import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../api/src/database/open.ts';
import { runDue } from '../../api/src/outbox/runner.ts';
import { random } from '../../api/src/seed/random.ts';
import { seed as fillDemo } from '../../api/src/seed/seed.ts';
import { readSettings } from '../../api/src/settings.ts';
import { demoSince } from '../../api/src/seed/demo-since.ts';
import { playOne } from '../../api/src/simulate/play.ts';
import type { Step } from '../../api/src/simulate/play.ts';
import { works } from '../../api/src/works.ts';
import type { Store } from '../rest/support/store.ts';
import { watchSteps } from './hours.ts';
import { bookProblems } from './books.ts';

export type RehearsalOptions = {
  readonly seed: string;
  readonly steps: number;
  /** Clock seconds between two steps. */
  readonly seconds: number;
  readonly tell?: (line: string) => void;
};

export type Rehearsal = {
  /** Number of each action. */
  readonly done: Readonly<Record<string, number>>;
  /** Number of refused steps, by move and code. */
  readonly refused: Readonly<Record<string, number>>;
  /** All played steps, in order. */
  readonly lines: readonly string[];
  readonly failures: readonly string[];
  readonly days: number;
  readonly seconds: number;
};

/** Steps between two runs of background work: the API's runner works twice a second. */
const stepsBetweenWork = 4;

/**
 * Plays at full speed on a clock that advances with each step, beginning in the morning after the demo was created.
 * Actions outside their hours, and inconsistent books afterwards, are failures.
 */
export async function rehearse(store: Store, options: RehearsalOptions): Promise<Rehearsal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-simulator-'));
  // On PostgreSQL only the photos exist.
  const settings = readSettings({ ...store.environment, LOG_LEVEL: 'error' }, folder);
  const database = await openDatabase(settings);
  try {
    // Without its pictures the simulator draws small ones, which are processed faster.
    await fillDemo(database, new Date());
    const first = morningAfter(await demoSince(database));
    let now = first;
    const clock = (): Date => now;
    const stage = { database, settings, clock, draw: random(options.seed), haste: 1 };
    const services = { database, settings, clock };
    const failures: string[] = [];
    const work = () =>
      runDue(
        services,
        works,
        (error, name) => void failures.push(`The work ${name} failed: ${String(error)}`),
      );
    const [done, refused, lines] = [new Map<string, number>(), new Map<string, number>(), [] as string[]];
    const watch = await watchSteps(database, first);
    const began = performance.now();
    for (let count = 0; count < options.steps && failures.length < 20; count += 1) {
      const step = await playOne(stage);
      tally(step, { done, refused });
      if (step.played) lines.push(`${step.played.who}: ${step.played.action} (${step.played.about})`);
      failures.push(...(await watch(step.played, now)));
      now = new Date(now.getTime() + options.seconds * 1_000);
      if (count % stepsBetweenWork === 0) await work();
      if (count % 1_000 === 999) options.tell?.(`${count + 1} steps, ${now.toISOString()}`);
    }
    await work();
    failures.push(...(await bookProblems(database, now)));
    return {
      done: Object.fromEntries([...done].toSorted()),
      refused: Object.fromEntries(refused),
      lines,
      failures,
      days: (now.getTime() - first.getTime()) / 86_400_000,
      seconds: (performance.now() - began) / 1_000,
    };
  } finally {
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

function morningAfter(made: string | null): Date {
  if (made === null) throw new Error('There is no demo');
  const morning = new Date(`${made.slice(0, 10)}T08:00:00Z`);
  return new Date(morning.getTime() + 86_400_000);
}

type Tallies = { readonly done: Map<string, number>; readonly refused: Map<string, number> };

const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

function tally({ played, refused }: Step, into: Tallies): void {
  if (refused) add(into.refused, `${refused.move} ${refused.code}`);
  else add(into.done, (played?.action ?? 'nothing').replace(/^go on to .*/, 'go on'));
}
