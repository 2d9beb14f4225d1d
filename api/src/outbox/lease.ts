import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { later, second } from '../time/instants.ts';

/**
 * Work outside a transaction has no lock that ends with its process. It is leased for this long, and its runner
 * renews the lease; work with an expired lease is taken by the next runner.
 */
const lease = 20 * second;

/** Leases a piece of work that this transaction has locked. */
export async function borrow(transaction: Kysely<Database>, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('work')
    .set({ lent: true, run_at: later(now, lease).toISOString() })
    .where('id', '=', id)
    .execute();
}

/**
 * Renews a lease until it is released. A failed renewal is reported; the next one may succeed.
 * @param every milliseconds between two renewals
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
    // The caller must wait for a running renewal before it stops or closes anything.
    return last;
  };
}
