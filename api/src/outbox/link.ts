import type { Kysely } from 'kysely';
import { isUsable } from '../authentication/user-tokens.ts';
import type { Database } from '../database/database.ts';

/** Whether a link has ended: it is used, too old, or replaced. */
export async function hasEnded(database: Kysely<Database>, tokenHash: string, now: Date): Promise<boolean> {
  const { lives } = await database
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('user_tokens').where(isUsable(tokenHash, now)).select('token_hash')),
        exists(selectFrom('customer_users').where('invitation_hash', '=', tokenHash).select('id')),
      ]).as('lives'),
    )
    .executeTakeFirstOrThrow();
  return !lives;
}
