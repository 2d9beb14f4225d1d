import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unavailableReason } from '../http/database-errors.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open.ts';
import { checkWritable, openPool } from './postgres-pool.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(url === '')('a PostgreSQL that refuses logins', () => {
  const name = `refused_${process.pid}`;
  let owner: Kysely<Database>;
  let address: string;
  beforeAll(async () => {
    owner = openPostgres(url);
    await sql`create role ${sql.id(name)} login`.execute(owner);
    await sql`create database ${sql.id(name)}`.execute(owner);
    address = Object.assign(new URL(`/${name}`, url), { username: name }).href;
  });
  afterAll(async () => {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(owner);
    await sql`drop role if exists ${sql.id(name)}`.execute(owner);
    await owner.destroy();
  });

  /** The cause, its error code, and its undoing. */
  it.each([
    [
      'as its role may not log in',
      '28000',
      () => sql`alter role ${sql.id(name)} nologin`,
      () => sql`alter role ${sql.id(name)} login`,
    ],
    [
      'as the database takes no connections',
      '55000',
      () => sql`alter database ${sql.id(name)} allow_connections false`,
      () => sql`alter database ${sql.id(name)} allow_connections true`,
    ],
    [
      'as the role may not connect to the database',
      '42501',
      () => sql`revoke connect on database ${sql.id(name)} from public`,
      () => sql`grant connect on database ${sql.id(name)} to public`,
    ],
    [
      'as the database is not there',
      '3D000',
      () => sql`alter database ${sql.id(name)} rename to ${sql.id(`${name}_away`)}`,
      () => sql`alter database ${sql.id(`${name}_away`)} rename to ${sql.id(name)}`,
    ],
  ])('%s is lost, and recovers by itself', async (_why, code, refuse, admit) => {
    const pool = openPool(address, { timeoutMs: 0, max: 1 });
    expect(await checkWritable(pool)).toBeUndefined();
    const idle = pool.query('select pg_backend_pid() as pid');
    const { rows } = await idle;
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(owner);
    await refuse().execute(owner);
    const errors: unknown[] = [];
    // The first attempt may still report the connection that was ended.
    for (let attempt = 0; attempt < 2; attempt += 1)
      await checkWritable(pool).catch((error: unknown) => errors.push(error));
    expect(errors.map(unavailableReason)).toEqual(['lost', 'lost']);
    expect(errors.at(-1)).toMatchObject({ code });
    await admit().execute(owner);
    expect(await checkWritable(pool)).toBeUndefined();
    await pool.end();
  });
});
