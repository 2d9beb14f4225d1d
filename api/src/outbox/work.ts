import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { formatInstant } from '../time/instants.ts';
import type { Events } from '../events/events.ts';
import type { Settings } from '../settings.ts';
import { traceparentOfNow } from '../tracing/current.ts';
import type { Tracing } from '../tracing/trace.ts';
import type { SubjectKey, WorkKind } from './kinds.ts';

/** Dependencies of a work handler; `database` is the transaction in which the work is marked as done. */
export type WorkServices = {
  readonly database: Kysely<Database>;
  readonly clock: () => Date;
  readonly settings: Settings;
  readonly events?: Events;
  /** Records work; off by default. */
  readonly tracing?: Pick<Tracing, 'lookForWork'> | null;
};

/** How work is presented to staff. */
type Described<Payload> = {
  readonly kind: WorkKind;
  /** A short title. */
  readonly title: string;
  /** The payload property that names its record. */
  readonly about: (SubjectKey & keyof Payload) | null;
};

/**
 * Work after the answer of its call. The handler's changes and the mark "done" are one transaction: after a crash the
 * work runs again from the start, and nothing is applied twice. Long work does a batch and enqueues itself for the
 * rest, so that transactions are short.
 */
export type Work<Payload> = Described<Payload> & {
  readonly name: string;
  /** Maximum of attempts, with backoff. */
  readonly attempts: number;
  /**
   * Runs outside a transaction, for handlers that wait for another server. After a crash such work may run twice, so
   * it must be idempotent.
   */
  readonly outside: boolean;
  handler(payload: Payload, services: WorkServices): Promise<void>;
};

type Options<Payload> = Pick<Work<Payload>, 'kind' | 'title'> &
  Partial<Pick<Work<Payload>, 'about' | 'attempts' | 'outside'>>;

export function defineWork<Payload>(
  name: string,
  handler: Work<Payload>['handler'],
  { kind, title, about = null, attempts = 5, outside = false }: Options<Payload>,
): Work<Payload> {
  return { name, kind, title, about, handler, attempts, outside };
}

/** Enqueues work; it starts once the surrounding transaction has committed. */
export async function enqueue<Payload>(
  database: Kysely<Database>,
  work: Pick<Work<Payload>, 'name'>,
  payload: Payload,
  now: Date,
  runAt: Date = now,
): Promise<void> {
  await database
    .insertInto('work')
    .values({
      name: work.name,
      payload: JSON.stringify(payload),
      run_at: runAt.toISOString(),
      created_at: formatInstant(now),
      trace_parent: traceparentOfNow(),
    })
    .execute();
}
