import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { unavailableReason } from '../http/database-errors.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open.ts';
import { checkWritable, openPool } from './postgres-pool.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

const end = (owner: Kysely<Database>, pid: number) => sql`select pg_terminate_backend(${pid})`.execute(owner);
async function ownPid(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  return rows[0]?.pid ?? 0;
}

/** The effect of a server restart, on this test's connections only. */
describe.skipIf(url === '')('a connection that PostgreSQL ends', () => {
  let api: TestApi;
  let owner: Kysely<Database>;
  beforeAll(async () => {
    api = await startTestApi();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.database);
    owner = openPostgres(new URL(`/${rows[0]?.name}`, url).href);
  });
  afterAll(async () => {
    await owner.destroy();
    await api.close();
  });

  it('fails only the transaction that was between two statements', async () => {
    const broken = api.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('templates').set({ name: 'Lost' }).where('id', '=', '1').execute();
      await end(owner, await ownPid(transaction));
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow(/terminat|connection|ECONNRESET/i);
    const { name } = await api.database
      .selectFrom('templates')
      .select('name')
      .where('id', '=', '1')
      .executeTakeFirstOrThrow();
    expect(name).not.toBe('Lost');
  });

  it('during a request is a 503 with Retry-After, and the next request gets a new one', async () => {
    const release = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<number>();
    const holder = owner.transaction().execute(async (transaction) => {
      await sql`select id from templates where id = '1' for update`.execute(transaction);
      holding.resolve(await ownPid(transaction));
      await release.promise;
    });
    const pid = await holding.promise;
    const change = { body: { description: 'Changed' } };
    const waiting = api.send('owner', 'PATCH', 'templates/1', change);
    const blocked = await vi.waitFor(async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`.execute(owner);
      const [found] = rows;
      if (!found) throw new Error('No connection waits yet');
      return found.pid;
    });
    await end(owner, blocked);
    const answer = await waiting;
    release.resolve();
    await holder;
    expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '1',
    ]);
    expect((await api.send('owner', 'PATCH', 'templates/1', change)).json().description).toBe('Changed');
  });

  it('and one to a read-only server is dropped: 503, and the next request reaches the writable server', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(owner);
    const name = rows[0]?.name ?? '';
    const looking = openPool(new URL(`/${name}`, url).href, { timeoutMs: 0, max: 1 });
    const change = { body: { description: 'Changed elsewhere' } };
    await api.token('owner');
    // New connections see a standby.
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(owner);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()`.execute(owner);

    const answer = await api.send('owner', 'PATCH', 'templates/1', change);
    expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '1',
    ]);
    expect(await checkWritable(looking).catch(unavailableReason)).toBe('lost');

    await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(owner);
    expect((await api.send('owner', 'PATCH', 'templates/1', change)).json().description).toBe(
      'Changed elsewhere',
    );
    expect(await checkWritable(looking)).toBeUndefined();
    await looking.end();
  });
});
