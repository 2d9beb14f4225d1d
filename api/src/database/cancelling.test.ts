import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { abortable } from './abortable.ts';
import { CancelKeys, cancellingClient, sendCancel } from './cancelling.ts';
import type { Database } from './database.ts';
import { kyselyOf, openPostgres } from './open.ts';
import { openPool } from './postgres-pool.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

const sleep = (on: Kysely<Database>, text: string, seconds: number) =>
  sql`select pg_sleep(${sql.lit(seconds)}) as ${sql.id(text)}`.execute(on);

async function sleeping(database: Kysely<Database>, text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where query like ${`%${text}%`} and pid <> pg_backend_pid() and wait_event = 'PgSleep'`.execute(database);
  return rows[0]?.count ?? 0;
}

it.skipIf(url === '')('a reader who leaves cancels only their own statement', async () => {
  const database = openPostgres(url);
  onTestFinished(() => database.destroy());
  const text = `reader ${Math.random()}`;
  const leaving = new AbortController();
  const left = sleep(abortable(database, leaving.signal), text, 60);
  const stays = sleep(database, text, 3);
  await expect.poll(() => sleeping(database, text), { timeout: 10_000 }).toBe(2);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: '57014' });
  await expect(stays).resolves.toBeDefined();
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});

it.skipIf(url === '')('a statement is also cancelled on a connection that was open before', async () => {
  const pool = openPool(url, { timeoutMs: 0, max: 1 });
  await pool.query('select 1');
  const database = kyselyOf(pool);
  const looking = openPostgres(url);
  onTestFinished(() => Promise.all([database.destroy(), looking.destroy()]).then(() => undefined));
  const text = `reader ${Math.random()}`;
  const leaving = new AbortController();
  const left = sleep(abortable(database, leaving.signal), text, 60);
  await expect.poll(() => sleeping(looking, text), { timeout: 10_000 }).toBe(1);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: '57014' });
});

it("the request has the connection's process id and key, and stays open until the server closes it", async () => {
  const messages: Buffer[] = [];
  let ended = false;
  const server = createServer((line) => {
    line.on('end', () => (ended = true));
    line.on('data', (bytes) => {
      messages.push(bytes);
      // Poolers choose process ids freely, also negative ones.
      setImmediate(() => line.end());
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await sendCancel({ host: '127.0.0.1', port }, -7, 42);
  expect(messages).toEqual([Buffer.from('0000001004d2162efffffff90000002a', 'hex')]);
  expect(ended).toBe(false);
});

it('a statement outside the pool is not cancelled', async () => {
  const Cancelling = cancellingClient(new CancelKeys(new Pool()));
  const client = await new Cancelling({ host: '127.0.0.1', port: 1 }).connect();
  await expect(client.query('select pg_cancel_backend(-7)', [])).rejects.toThrow('Only what a connection');
  client.end();
});
