import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CancelKeys } from '../database/cancelling.ts';
import type { Database } from '../database/database.ts';
import { kyselyOf } from '../database/open.ts';
import { openPool } from '../database/postgres-pool.ts';
import { BackupError } from './archive.ts';

/**
 * Works on a direct connection to the server. Session settings of PostgreSQL's own programs would stay on a pooler's
 * connection and affect REST v1.
 * @throws BackupError behind a pooler
 */
export async function onServer<Result>(
  databaseUrl: string,
  work: (connection: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(databaseUrl, { timeoutMs: 0, max: 1 });
  const known = new CancelKeys(pool);
  const database = kyselyOf(pool);
  try {
    return await database.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
      // A pooler reports its own process ids.
      if (known.find(rows[0]?.pid ?? 0) === undefined)
        throw new BackupError(
          'DATABASE_URL leads to a pooler. Set it to the address of PostgreSQL itself for backup and restore.',
        );
      return work(connection);
    });
  } finally {
    await database.destroy();
  }
}
