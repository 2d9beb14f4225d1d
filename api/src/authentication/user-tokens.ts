import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { writeMail } from '../outbox/mail.ts';
import { defineWork } from '../outbox/work.ts';
import { formatInstant, hour, later, oneDay } from '../time/instants.ts';
import { hashToken, newToken } from './tokens.ts';

export type UserTokenPurpose = Database['user_tokens']['purpose'];

const lifetimes: Record<UserTokenPurpose, number> = { reset: hour, invitation: 7 * oneDay };

/** Creates a single-use token; earlier ones of the same purpose stop working. Returns it in clear text. */
export async function issueUserToken(
  database: Kysely<Database>,
  userId: string,
  purpose: UserTokenPurpose,
  now: Date,
): Promise<string> {
  const token = newToken();
  await revokeUserTokens(database, userId, purpose);
  await database
    .insertInto('user_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      created_at: formatInstant(now),
      expires_at: formatInstant(later(now, lifetimes[purpose])),
    })
    .execute();
  return token;
}

export async function revokeUserTokens(
  database: Kysely<Database>,
  userId: string,
  purpose: UserTokenPurpose,
): Promise<void> {
  await database
    .deleteFrom('user_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Whether the token with this hash is still valid. */
export const isUsable =
  (tokenHash: string, now: Date) => (where: ExpressionBuilder<Database, 'user_tokens'>) =>
    where.and([
      where('token_hash', '=', tokenHash),
      where('used_at', 'is', null),
      where('expires_at', '>', now.toISOString()),
    ]);

/**
 * Consumes a token and returns its user. Concurrent requests with the same token race for one update, so only one
 * gets the user; the others get `auth.invalid_token`, like unknown, used or expired tokens.
 */
export async function consumeUserToken(
  database: Kysely<Database>,
  token: string,
  purpose: UserTokenPurpose,
  now: Date,
): Promise<string> {
  const used = await database
    .updateTable('user_tokens')
    .set({ used_at: now.toISOString() })
    .where(isUsable(hashToken(token), now))
    .where('purpose', '=', purpose)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw invalidToken();
  return used.user_id;
}

/** Throws `auth.invalid_token` for an invalid token; consumes nothing. */
export async function checkUserToken(
  database: Kysely<Database>,
  token: string,
  purpose: UserTokenPurpose,
  now: Date,
): Promise<void> {
  const found = await database
    .selectFrom('user_tokens')
    .where(isUsable(hashToken(token), now))
    .where('purpose', '=', purpose)
    .select('user_id')
    .executeTakeFirst();
  if (!found) throw invalidToken();
}

export const invalidToken = (): ApiError =>
  new ApiError('auth.invalid_token', { fields: { token: ['This link is no longer valid'] } });

type Addressee = { readonly id: string; readonly first_name: string; readonly email: string };

/** Invites a user: a new token and the mail with its link, in the caller's transaction. */
export async function sendInvitation(
  database: Kysely<Database>,
  user: Addressee,
  webUrl: string,
  now: Date,
): Promise<void> {
  const token = await issueUserToken(database, user.id, 'invitation', now);
  await writeMail(database, now, {
    recipient: user.email,
    subject: 'You are invited to Shepherd Console',
    tokenHash: hashToken(token),
    body: `Hello ${user.first_name},\n\nplease set your password here within 7 days:\n${webUrl}/auth/account-invite/${token}\n`,
  });
}

type ResetRequest = { readonly email: string };

/**
 * Looks up the user and mails the link for a new password. Runs after the call was answered, so that response times
 * do not reveal whether the user exists.
 */
export const passwordResetWork = defineWork<ResetRequest>(
  'password-reset',
  async ({ email }, { database, settings, clock }) => {
    const user = await database
      .selectFrom('users')
      .where((where) => where(where.fn('lower', ['email']), '=', email))
      .where('status', '=', 'active')
      .select(['id', 'first_name', 'email'])
      .executeTakeFirst();
    if (!user) return;
    const now = clock();
    const token = await issueUserToken(database, user.id, 'reset', now);
    await writeMail(database, now, {
      recipient: user.email,
      subject: 'Reset your password for Shepherd Console',
      tokenHash: hashToken(token),
      body: `Hello ${user.first_name},\n\nyou can set a new password here within one hour:\n${settings.webUrl}/auth/reset-password/${token}\n\nIf you did not ask for this, you can ignore this mail.\n`,
    });
  },
  { kind: 'password_reset', title: 'Link for a new password' },
);
