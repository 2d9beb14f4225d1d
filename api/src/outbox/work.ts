import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { formatInstant } from '../time/instants.ts';
import type { Settings } from '../settings.ts';

/** What a work handler can reach; `database` is the transaction in which the work is marked as done. */
export type WorkServices = {
  readonly database: Kysely<Database>;
  readonly clock: () => Date;
  readonly settings: Settings;
};

/**
 * Work that goes on after its call was answered. The handler's changes and the mark "done" are one
 * transaction: after a crash the work runs again from the start, and nothing of it is applied twice. Long
 * work does a part and enqueues itself for the rest, so that no transaction lasts long.
 */
export type Work<Payload> = {
  readonly name: string;
  /** Tries in all, with a growing pause between them. */
  readonly attempts: number;
  /**
   * Runs outside a transaction, for handlers that wait for another server. After a crash such work may run
   * twice, so it must be harmless when repeated.
   */
  readonly outside: boolean;
  handler(payload: Payload, services: WorkServices): Promise<void>;
};

export function defineWork<Payload>(
  name: string,
  handler: Work<Payload>['handler'],
  { attempts = 5, outside = false }: { attempts?: number; outside?: boolean } = {},
): Work<Payload> {
  return { name, handler, attempts, outside };
}

/** Puts work into the table; it starts once the surrounding transaction has been committed. */
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
    })
    .execute();
}
