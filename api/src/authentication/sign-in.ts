import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import type { Attempt, AttemptLimiter } from './attempts.ts';
import { forgetNetworks, isKnownNetwork, networkOf, rememberNetwork } from './networks.ts';
import { hashPassword, isRightPassword, passwordProblems } from './passwords.ts';
import type { Credentials, NewPassword, SignedIn } from './schemas.ts';
import { closeSessions, openSession } from './sessions.ts';
import { consumeUserToken } from './user-tokens.ts';
import type { UserTokenPurpose } from './user-tokens.ts';

type Context = {
  readonly database: Kysely<Database>;
  readonly clock: () => Date;
  readonly limiter: AttemptLimiter;
  readonly address: string;
};
type Answer = Promise<Static<typeof SignedIn>>;

/**
 * Checks e-mail and password and opens a session. Unknown, invited and wrong have the same answer
 * (`auth.credentials`), after the same work; only a disabled user with the right password gets another. Attempts are
 * counted before the comparison, by account and by address.
 */
export async function signIn(context: Context, credentials: Static<typeof Credentials>): Answer {
  const { database, clock, limiter, address } = context;
  const email = credentials.email.toLowerCase();
  const network = networkOf(address);
  const pair = pairOf(network, email);
  // A known network is not affected by guesses from elsewhere, or at other accounts there.
  const fromNetwork: Attempt = { what: 'sign-in from network', of: network };
  const toAccount: Attempt = { what: 'sign-in to account', of: email };
  const known = await isKnownNetwork(database, email, network);
  const attempts = known ? [pair] : [fromNetwork, pair, toAccount];
  return limiter.count(attempts, async () => {
    const userId = await checkPassword(database, email, credentials.password);
    await rememberNetwork(database, userId, network, clock());
    const answer = await openSession(database, userId, clock(), credentials.remember_me ?? false);
    await limiter.forget(pair);
    if (!known) await limiter.giveBack([fromNetwork, toAccount]);
    return answer;
  });
}

const pairOf = (network: string, email: string): Attempt => ({
  what: 'sign-in to account from network',
  of: `${network} ${email.toLowerCase()}`,
});

/** The user with this e-mail and password. */
async function checkPassword(database: Kysely<Database>, email: string, password: string): Promise<string> {
  const user = await database
    .selectFrom('users')
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst();
  const right = await isRightPassword(user?.password_hash, password);
  if (!user || !right || user.status === 'invited') throw new ApiError('auth.credentials');
  if (user.status === 'disabled') throw new ApiError('auth.disabled');
  return user.id;
}

/** Sets a new password with a mailed link, ends all sessions of the user and opens a new one. */
export const resetPassword = (context: Context, input: Static<typeof NewPassword>): Answer =>
  setPassword(context, input, 'reset');

/** Accepts an invitation: the user becomes active and is signed in. */
export const activate = (context: Context, input: Static<typeof NewPassword>): Answer =>
  setPassword(context, input, 'invitation');

/** Hashes before the transaction, so that no lock waits for it. */
async function setPassword(
  { database, clock, limiter, address }: Context,
  input: Static<typeof NewPassword>,
  purpose: UserTokenPurpose,
): Answer {
  const network = networkOf(address);
  const tries: Attempt = { what: 'new password from network', of: network };
  return limiter.count([tries], async () => {
    const problems = passwordProblems(input.password);
    if (problems.length > 0) throw new ApiError('validation.failed', { fields: { password: problems } });
    const passwordHash = await hashPassword(input.password);
    const now = clock();
    const { answer, email } = await database.transaction().execute(async (transaction) => {
      const userId = await consumeUserToken(transaction, input.token, purpose, now);
      const user = await transaction
        .updateTable('users')
        .set({ password_hash: passwordHash, status: 'active', updated_at: formatInstant(now) })
        .where('id', '=', userId)
        .where('status', '=', purpose === 'reset' ? 'active' : 'invited')
        .returning('email')
        .executeTakeFirst();
      if (!user) throw new ApiError('auth.disabled');
      await closeSessions(transaction, userId);
      await forgetNetworks(transaction, userId);
      await rememberNetwork(transaction, userId, network, now);
      return { answer: await openSession(transaction, userId, now, false), email: user.email };
    });
    await limiter.forget(tries);
    // Earlier wrong guesses from here were for the old password.
    await limiter.forget(pairOf(network, email));
    return answer;
  });
}
