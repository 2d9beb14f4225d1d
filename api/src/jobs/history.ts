import type { Kysely } from 'kysely';
import type { Actor } from '../authentication/actor.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/statements.ts';
import { formatInstant } from '../time/instants.ts';
import type { JobAction } from './transitions.ts';

export type HistoryEntry = {
  readonly jobId: string;
  readonly assignmentId: string | null;
  /** A sentence shown verbatim. */
  readonly event: string;
  /** The transition that it tells of; an edit has none. */
  readonly action?: JobAction;
};

/** Adds history lines to jobs; the names in them do not change later. */
export async function record(
  database: Kysely<Database>,
  actor: Actor,
  entries: readonly HistoryEntry[],
  now: Date,
): Promise<void> {
  const rows = entries.map(({ jobId, assignmentId, event, action }) => ({
    job_id: jobId,
    actor: actor.name,
    user_id: actor.userId,
    assignment_id: assignmentId,
    event,
    action: action ?? null,
    created_at: formatInstant(now),
  }));
  await insertRows(database, 'job_history', rows);
}
