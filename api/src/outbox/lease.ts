import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { later, second } from '../time/instants.ts';

/**
 * Work outside a transaction is held by nothing that ends with its process. It is lent for so long, and whoever does it
 * says all the while that he still does; of whom nothing is heard that long is taken to be lost, and the work is done
 * again by whoever comes first.
 */
const lease = 20 * second;

/** Takes a piece of work that is locked by this transaction. */
export async function borrow(transaction: Kysely<Database>, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('work')
    .set({ lent: true, run_at: later(now, lease).toISOString() })
    .where('id', '=', id)
    .execute();
}

/**
 * Keeps what was borrowed until it is let go. A sign of life that fails is told; the next one may come through.
 * @param every milliseconds between two signs of life
 */
export function holdOnto(
  database: Kysely<Database>,
  id: string,
  clock: () => Date,
  every: number,
  report: (error: unknown) => void,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const renew = async (): Promise<void> => {
    await database
      .updateTable('work')
      .set({ run_at: later(clock(), lease).toISOString() })
      .where('id', '=', id)
      .where('lent', '=', true)
      .execute();
  };
  const beat = setInterval(() => {
    last = renew().catch(report);
  }, every);
  beat.unref();
  return () => {
    clearInterval(beat);
    // What is stopped or closed next must not meet one that is under way.
    return last;
  };
}
