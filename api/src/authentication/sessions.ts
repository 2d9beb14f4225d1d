import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { formatInstant, hour, later, oneDay } from '../time/instants.ts';
import type { SignedIn } from './schemas.ts';
import type { Session } from './session.ts';
import { hashToken, newToken } from './tokens.ts';

const shortSession = 12 * hour;
const longSession = 30 * oneDay;

/** Opens a session; the result has the only copy of its token. */
export async function openSession(
  database: Kysely<Database>,
  userId: string,
  now: Date,
  remember: boolean,
): Promise<Static<typeof SignedIn>> {
  const token = newToken();
  const expires = formatInstant(later(now, remember ? longSession : shortSession));
  await database.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: formatInstant(now),
      expires_at: expires,
    })
    .execute();
  return { access_token: token, token_type: 'Bearer', expires_at: expires };
}

/** The session of a bearer token; null when it is unknown, expired, or its user is not active. */
export async function findSession(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Session | null> {
  const hash = hashToken(token);
  return (await findSessions(database, [hash], now)).get(hash) ?? null;
}

/** The sessions with these token hashes, as far as they are valid. */
export async function findSessions(
  database: Kysely<Database>,
  tokenHashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Session>> {
  if (tokenHashes.length === 0) return new Map();
  const found = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('sessions.token_hash', 'in', tokenHashes)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.status', '=', 'active')
    .select(['sessions.token_hash', 'users.id', 'users.email', 'roles.name', 'roles.permissions'])
    .execute();
  return new Map(
    found.map((row) => [
      row.token_hash,
      {
        tokenHash: row.token_hash,
        userId: row.id,
        email: row.email,
        roleName: row.name,
        permissions: row.permissions,
      },
    ]),
  );
}

/** Ends every session of a user: after a new password, or when the user is disabled. */
export async function closeSessions(database: Kysely<Database>, userId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
