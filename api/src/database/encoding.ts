import type { Pool } from 'pg';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';

/**
 * Names and texts come in every script, and search folds them by Unicode's rules.
 * @throws SettingsError with the statement that makes a usable database
 */
export async function checkEncoding(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ encoding: string }>('select getdatabaseencoding() as encoding');
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new SettingsError(
    `The database of DATABASE_URL has the encoding ${encoding}, which cannot hold all texts. Make another one: create database shepherd template template0 encoding 'UTF8' locale 'C.UTF-8';`,
  );
}
