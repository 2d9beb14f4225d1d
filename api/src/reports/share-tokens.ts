import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashToken } from '../authentication/tokens.ts';
import type { Database } from '../database/database.ts';

/** A token is a random id with a signature, so that a forged one differs from an expired one. */
const shape = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

async function readSecret(database: Kysely<Database>): Promise<string> {
  const row = await database.selectFrom('report_link_secrets').select('secret').executeTakeFirstOrThrow();
  return row.secret;
}

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(id).digest('base64url');

/** A new token; the database stores only its hash. */
export async function newShareToken(database: Kysely<Database>): Promise<{ token: string; hash: string }> {
  const id = randomBytes(16).toString('base64url');
  const token = `${id}.${sign(await readSecret(database), id)}`;
  return { token, hash: hashToken(token) };
}

/** The stored hash of a token's link; null for a forged token. */
export async function checkShareToken(database: Kysely<Database>, token: string): Promise<string | null> {
  const [, id, signature] = shape.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const expected = Buffer.from(sign(await readSecret(database), id));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? hashToken(token) : null;
}
