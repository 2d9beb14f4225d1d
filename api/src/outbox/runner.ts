import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { loggedMessage } from '../http/request-log.ts';
import { later, minute, second } from '../time/instants.ts';
import { OutsideUnavailableError } from '../outside/unavailable.ts';
import { lookUntraced } from '../tracing/trace.ts';
import type { WorkTrace } from '../tracing/trace.ts';
import { EndedWorkError } from './ended-work.ts';
import { failureWords } from './failure-words.ts';
import { subjectId } from './kinds.ts';
import type { SubjectKey, WorkKind } from './kinds.ts';
import { borrow, holdOnto } from './lease.ts';
import type { WorkServices } from './work.ts';

/** Work without its payload type. Method syntax, because only the handler knows its payload. */
export type AnyWork = {
  readonly name: string;
  readonly kind: WorkKind;
  readonly title: string;
  readonly about: SubjectKey | null;
  readonly attempts: number;
  readonly outside: boolean;
  handler(payload: never, services: WorkServices): Promise<void>;
};

type Row = { id: string; name: string; payload: unknown; attempts: number; trace_parent: string | null };
type Report = (error: unknown, work: string) => void;

/** Backoff after the first, second, ... failed attempt: 10 s, 40 s, 2:40 min, ... up to an hour. */
const pause = (attempts: number): number => Math.min(60 * minute, 10_000 * 4 ** (attempts - 1));

/**
 * Takes and runs one piece of due work; false when there is none.
 * @param holdEvery milliseconds between lease renewals of work outside a transaction
 */
export function runNext(
  services: WorkServices,
  works: ReadonlyMap<string, AnyWork>,
  report: Report,
  holdEvery: number = 5 * second,
): Promise<boolean> {
  const lookForWork = services.tracing?.lookForWork ?? lookUntraced;
  return lookForWork((trace) => takeAndRun(services, works, report, holdEvery, trace));
}

async function takeAndRun(
  services: WorkServices,
  works: ReadonlyMap<string, AnyWork>,
  report: Report,
  holdEvery: number,
  trace: WorkTrace,
): Promise<boolean> {
  const { database, clock } = services;
  let taken: Row | undefined;
  try {
    const outside = await database.transaction().execute(async (transaction) => {
      taken = await take(transaction, clock(), [...works.keys()]);
      if (!taken) return false;
      trace.begin(taken.name, taken.trace_parent);
      const work = works.get(taken.name);
      if (work?.outside === true) {
        await borrow(transaction, taken.id, clock());
        return true;
      }
      await work?.handler(taken.payload as never, { ...services, database: transaction });
      await finish(transaction, taken, work, clock());
      return false;
    });
    if (outside && taken) {
      const { id, name, payload } = taken;
      const work = works.get(name);
      const letGo = holdOnto(database, id, clock, holdEvery, (error) => report(error, name));
      try {
        await work?.handler(payload as never, services);
      } finally {
        await letGo();
      }
      await finish(database, taken, work, clock());
    }
  } catch (error) {
    if (!taken) throw error;
    trace.fail(error);
    report(error, taken.name);
    await recordFailure(database, taken, works.get(taken.name)?.attempts ?? 1, error, clock());
  }
  return taken !== undefined;
}

/** Runs everything that is due now, and the work that it enqueues. */
export async function runDue(
  services: WorkServices,
  works: ReadonlyMap<string, AnyWork>,
  report: Report,
): Promise<void> {
  while (await runNext(services, works, report));
}

/**
 * Takes up work immediately that ran outside a transaction when the previous process ended, for a store that only one
 * process can open: with several servers it could still be running. It counts as an attempt, so that work which kills
 * its process is paused before its next attempt.
 */
export async function takeUpLost(database: Kysely<Database>, now: Date): Promise<void> {
  const lost = await database
    .selectFrom('work')
    .where('status', '=', 'waiting')
    .where('lent', '=', true)
    .select(['id', 'attempts'])
    .execute();
  for (const { id, attempts } of lost)
    await database
      .updateTable('work')
      .set({
        lent: false,
        attempts: attempts + 1,
        run_at: (attempts === 0 ? now : later(now, pause(attempts))).toISOString(),
      })
      .where('id', '=', id)
      .execute();
}

/** Polls for due work twice a second until it is stopped; `stop` waits for the piece in progress. */
export function startRunner(
  services: WorkServices,
  works: ReadonlyMap<string, AnyWork>,
  report: Report,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const ended = work(services, works, report, stopping.signal);
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

async function work(
  services: WorkServices,
  works: ReadonlyMap<string, AnyWork>,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let busy = false;
    try {
      busy = await runNext(services, works, report);
      if (busy) services.events?.wake();
    } catch (error) {
      report(error, 'runner');
    }
    // Stopping the runner aborts the timer, which rejects.
    if (!busy) await setTimeout(500, null, { signal }).catch(() => {});
  }
}

export const worksByName = (works: readonly AnyWork[]): ReadonlyMap<string, AnyWork> =>
  new Map(works.map((work) => [work.name, work]));

/** SKIP LOCKED lets several servers on one PostgreSQL run work in parallel. */
async function take(
  database: Kysely<Database>,
  now: Date,
  names: readonly string[],
): Promise<Row | undefined> {
  return database
    .selectFrom('work')
    .where('status', '=', 'waiting')
    .where('run_at', '<=', now.toISOString())
    .where('name', 'in', names)
    .select(['id', 'name', 'payload', 'attempts', 'trace_parent'])
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function finish(
  database: Kysely<Database>,
  { id, payload }: Row,
  work: AnyWork | undefined,
  now: Date,
): Promise<void> {
  const about = work?.about ?? null;
  const subject = subjectId(about, payload);
  await database
    .updateTable('work')
    // The payload may name people; afterwards only the id of its record is needed.
    .set({
      status: 'done',
      lent: false,
      finished_at: now.toISOString(),
      attempts: sql`attempts + 1`,
      payload: JSON.stringify(about === null || subject === null ? {} : { [about]: subject }),
    })
    .where('id', '=', id)
    .execute();
}

async function recordFailure(
  database: Kysely<Database>,
  row: Row,
  allowed: number,
  error: unknown,
  now: Date,
): Promise<void> {
  // An attempt that a shutdown interrupts does not count.
  const stopped = error instanceof OutsideUnavailableError && error.reason === 'stopping';
  const attempts = stopped ? row.attempts : row.attempts + 1;
  const final = !stopped && (attempts >= allowed || error instanceof EndedWorkError);
  await database
    .updateTable('work')
    .set({
      attempts,
      lent: false,
      status: final ? 'failed' : 'waiting',
      finished_at: final ? now.toISOString() : null,
      run_at: (stopped ? now : later(now, pause(attempts))).toISOString(),
      last_error: loggedMessage(error),
      failure: failureWords(error),
    })
    .where('id', '=', row.id)
    // Work that was committed without confirmation is done, and has lost its payload.
    .where('status', '=', 'waiting')
    .execute();
}
