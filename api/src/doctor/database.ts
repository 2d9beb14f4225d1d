import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { look, ok, reasonOf, wrong } from '@shepherd/service/doctor/findings.ts';
import type { Finding } from '@shepherd/service/doctor/findings.ts';
import type { Database } from '../database/database.ts';
import { checkEncoding } from '../database/encoding.ts';
import { stepsToTake } from '../database/migrate.ts';
import { openPool } from '../database/postgres-pool.ts';
import { checkSessionSettings, explainRefusal, sessionSettings } from '../database/session-settings.ts';
import type { Settings } from '../settings.ts';
import { checkContents } from './contents.ts';

/** The oldest tested release. */
const oldestRelease = 15;
/** Maximum clock difference in milliseconds: sessions, limits and work depend on time. */
const clockTolerance = 5_000;

/** Checks PostgreSQL as REST v1 would use it, and changes nothing. */
export async function checkServer(
  url: string,
  settings: Pick<Settings, 'databaseTimeoutMs' | 'databaseConnections' | 's3' | 'dataDirectory'>,
): Promise<readonly Finding[]> {
  const { databaseTimeoutMs, databaseConnections } = settings;
  const pool = openPool(url, { timeoutMs: databaseTimeoutMs, max: 1 });
  try {
    await pool.query('select 1').catch(explainRefusal);
  } catch (error) {
    await pool.end();
    return [wrong(`DATABASE_URL cannot be used: ${reasonOf(error)}`)];
  }
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    const ofServer = await Promise.all([
      look('PostgreSQL', () => checkRelease(pool)),
      look('The settings of connections', async () => {
        await checkSessionSettings(pool, sessionSettings(databaseTimeoutMs));
        return ok('Connections have their settings');
      }),
      look('The encoding of the database', async () => {
        await checkEncoding(pool);
        return ok('The database holds texts of every script');
      }),
      look('The clock of PostgreSQL', () => checkClock(pool)),
      look('The connections of PostgreSQL', () => checkConnections(pool, databaseConnections)),
      look('The rights to the tables', () => checkRights(database, pool)),
    ]);
    return [...ofServer, ...(await checkContents(database, settings))];
  } finally {
    await database.destroy();
  }
}

async function checkRelease(pool: Pool): Promise<Finding> {
  const began = performance.now();
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const took = Math.ceil(performance.now() - began);
  const version = rows[0]?.version ?? '';
  return Number.parseInt(version, 10) < oldestRelease
    ? wrong(`PostgreSQL is ${version}: take ${oldestRelease} or newer`)
    : ok(`PostgreSQL ${version} answers in ${took} ms`);
}

async function checkClock(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ milliseconds: string }>(
    `select extract(epoch from clock_timestamp()) * 1000 as milliseconds`,
  );
  const differs = Math.round(Math.abs(Number(rows[0]?.milliseconds) - Date.now()));
  return differs > clockTolerance
    ? wrong(
        `The clocks of this machine and of PostgreSQL differ by ${(differs / 1_000).toFixed(1)} s: let both ask the same time server`,
      )
    : ok('This machine and PostgreSQL agree on the time');
}

async function checkConnections(pool: Pool, wanted: number): Promise<Finding> {
  const { rows } = await pool.query<{ most: number; used: number }>(`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`);
  const { most = 0, used = 0 } = rows[0] ?? {};
  // One for the health check, and one for migrations.
  return wanted + 2 > most
    ? wrong(
        `DATABASE_CONNECTIONS is ${wanted}, and PostgreSQL allows ${most} in total: lower it, or put a pooler in between`,
      )
    : ok(
        `PostgreSQL has ${most} connections, of which ${used} are used; each copy of REST v1 takes ${wanted + 1}`,
      );
}

async function checkRights(database: Kysely<Database>, pool: Pool): Promise<Finding> {
  const { missing } = await stepsToTake(database);
  const { rows } = await pool.query<{ may: boolean }>(
    `select has_schema_privilege(current_schema(), 'create') as may`,
  );
  return missing > 0 && rows[0]?.may !== true
    ? wrong(
        `${missing} steps bring the tables up to date, and this role may not make tables: grant it create on the schema`,
      )
    : ok('This role may do what the tables need');
}
