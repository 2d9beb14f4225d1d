import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import type { Strike } from './schemas.ts';

/** Strikes within this many months count towards the maximum; older ones are history. */
export const strikeWindowMonths = 3;

/**
 * The instant after which a strike counts as recent. Where the month has no such day (31 May, three months
 * earlier), the window begins at the end of that month.
 */
export function strikeWindowStart(now: Date): Date {
  const start = new Date(now);
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - strikeWindowMonths);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return start;
}

/** All strikes of an agent, reverted ones too, the newest first. */
export async function readStrikes(
  database: Kysely<Database>,
  agentId: string,
): Promise<Static<typeof Strike>[]> {
  const found = await selectStrikes(database)
    .where('agent_strikes.agent_id', '=', agentId)
    .orderBy('agent_strikes.created_at', 'desc')
    .orderBy('agent_strikes.id', 'desc')
    .execute();
  return found.map(strike);
}

export async function addStrike(
  database: Kysely<Database>,
  input: { agentId: string; userId: string; comment: string },
  now: Date,
): Promise<Static<typeof Strike>> {
  const { id } = await database
    .insertInto('agent_strikes')
    .values({
      agent_id: input.agentId,
      created_by: input.userId,
      comment: input.comment,
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return readStrike(database, id);
}

/** Takes a strike back; `strike.already_reverted` the second time, also when both run at once. */
export async function revertStrike(
  database: Kysely<Database>,
  input: { agentId: string; strikeId: string; userId: string },
  now: Date,
): Promise<Static<typeof Strike>> {
  const reverted = await database
    .updateTable('agent_strikes')
    .set({ reverted_at: formatInstant(now), reverted_by: input.userId })
    .where('id', '=', input.strikeId)
    .where('agent_id', '=', input.agentId)
    .where('reverted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (reverted) return readStrike(database, reverted.id);
  const known = await database
    .selectFrom('agent_strikes')
    .select('id')
    .where('id', '=', input.strikeId)
    .where('agent_id', '=', input.agentId)
    .executeTakeFirst();
  throw known ? new ApiError('strike.already_reverted') : notFound();
}

async function readStrike(database: Kysely<Database>, id: string): Promise<Static<typeof Strike>> {
  return strike(await selectStrikes(database).where('agent_strikes.id', '=', id).executeTakeFirstOrThrow());
}

function selectStrikes(database: Kysely<Database>) {
  return database
    .selectFrom('agent_strikes')
    .innerJoin('users', 'users.id', 'agent_strikes.created_by')
    .select([
      'agent_strikes.id',
      'agent_strikes.created_at',
      'agent_strikes.comment',
      'agent_strikes.reverted_at',
      'users.id as user_id',
      'users.first_name',
      'users.last_name',
    ]);
}

type SelectedStrike = Awaited<ReturnType<ReturnType<typeof selectStrikes>['execute']>>[number];

const strike = (row: SelectedStrike): Static<typeof Strike> => ({
  id: row.id,
  date: row.created_at,
  created_by: { id: row.user_id, first_name: row.first_name, last_name: row.last_name },
  comment: row.comment,
  reverted_at: row.reverted_at,
});
