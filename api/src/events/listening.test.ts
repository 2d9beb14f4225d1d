import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../database/open.ts';
import { createDatabase } from '../testing/store/filled-database.ts';
import { onPostgres } from '../testing/store/on-postgres.ts';
import { startListening } from './listening.ts';
import { channel } from './positions.ts';

describe.runIf(onPostgres)('listening', () => {
  it('wakes at the notice of another process, and again after a lost connection', async () => {
    const { url, drop } = await createDatabase(process.env['TEST_DATABASE_URL'] ?? '');
    const other = openPostgres(url);
    let wakes = 0;
    const stop = startListening(url, () => {
      wakes += 1;
    });
    onTestFinished(async () => {
      await stop();
      await other.destroy();
      await drop();
    });
    // Each connection wakes once.
    await expect.poll(() => wakes, { timeout: 5_000 }).toBe(1);
    await sql`select pg_notify(${channel}, '')`.execute(other);
    await expect.poll(() => wakes).toBe(2);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
    await expect.poll(() => wakes, { timeout: 5_000 }).toBe(3);
    await sql`select pg_notify(${channel}, '')`.execute(other);
    await expect.poll(() => wakes).toBe(4);
  });
});
