import type { Kysely } from 'kysely';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/statements.ts';
import { formatInstant } from '../time/instants.ts';

/** Who does something to a job: a member of staff, a shepherd in the field, or the system. */
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

export type HistoryEntry = {
  readonly jobId: string;
  readonly assignmentId: string | null;
  /** A sentence that is shown as it is. */
  readonly event: string;
};

/** Adds to the log of jobs; the names in it stay as they are today. */
export async function record(
  database: Kysely<Database>,
  actor: Actor,
  entries: readonly HistoryEntry[],
  now: Date,
): Promise<void> {
  const rows = entries.map(({ jobId, assignmentId, event }) => ({
    job_id: jobId,
    actor: actor.name,
    user_id: actor.userId,
    assignment_id: assignmentId,
    event,
    created_at: formatInstant(now),
  }));
  await insertRows(database, 'job_history', rows);
}
