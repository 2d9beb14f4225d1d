import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { Pool } from 'pg';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { planningParameters } from './planning.ts';

/** Startup parameters of each connection; times are milliseconds. */
export const sessionSettings = (timeoutMs: number): Readonly<Record<string, string>> => ({
  TimeZone: 'UTC',
  ...planningParameters,
  statement_timeout: String(timeoutMs),
  // Shorter, so that the waiting statement fails and not the one it waits for.
  lock_timeout: String(Math.ceil(timeoutMs / 2)),
  idle_in_transaction_session_timeout: String(timeoutMs),
});

/**
 * Checks that connections have their settings. A pooler does not forward startup parameters, because it shares its
 * own connections: the role must then carry the settings.
 * @throws SettingsError with the statement that fixes it
 */
export async function checkSessionSettings(
  pool: Pick<Pool, 'query'>,
  wanted: ReturnType<typeof sessionSettings>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string; role: string }>(
    'select name, setting, quote_ident(current_user) as role from pg_settings where name = any($1)',
    [Object.keys(wanted)],
  );
  const wrong = rows.filter(({ name, setting }) => setting !== wanted[name]);
  if (wrong.length === 0) return;
  const statements = wrong.map(({ name, role }) => `alter role ${role} set "${name}" = '${wanted[name]}';`);
  throw new SettingsError(
    `The connections of DATABASE_URL do not have the settings that they are opened with, as behind a pooler. Run this, and let the pooler reconnect:\n${statements.join('\n')}`,
  );
}

/** Lifts the statement and lock timeouts until the transaction ends. */
export async function liftLimits(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select set_config(name, '0', true) from unnest(array['statement_timeout', 'lock_timeout']) as name`.execute(
    transaction,
  );
}

/** Explains a pooler's refusal of the startup parameters. @throws SettingsError for that */
export function explainRefusal(error: unknown): never {
  if (error instanceof Error && error.message.includes('unsupported startup parameter'))
    throw new SettingsError(
      `The pooler of DATABASE_URL says "${error.message}". Let it pass over that (PgBouncer: ignore_startup_parameters = options) and start again.`,
      { cause: error },
    );
  throw error;
}
