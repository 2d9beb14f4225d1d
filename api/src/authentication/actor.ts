import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Session } from './session.ts';

/** The author of a change: a member of staff, an agent, or the system. */
export type Actor = { readonly name: string; readonly userId: string | null };

export const system: Actor = { name: 'System', userId: null };

/** The signed-in user, by name. */
export async function actorOf(database: Kysely<Database>, session: Session): Promise<Actor> {
  const user = await database
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  return { name: `${user.first_name} ${user.last_name}`, userId: session.userId };
}
