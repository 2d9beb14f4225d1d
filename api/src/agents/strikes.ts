import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { personColumns, personOf } from '../authentication/people.ts';
import type { Database } from '../database/database.ts';
import type { Action } from '../http/action.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import { lockWorkingAgent } from './queries.ts';
import type { Strike } from './schemas.ts';
import { countsUntil } from './strike-window.ts';

/** All strikes of an agent, including reverted ones, newest first. */
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

export const addStrike: Action<string, { readonly comment: string }, Static<typeof Strike>> = async (
  transaction,
  agentId,
  { comment },
  { session, now },
) => {
  await lockWorkingAgent(transaction, agentId);
  const { id } = await transaction
    .insertInto('agent_strikes')
    .values({
      agent_id: agentId,
      created_by: session.userId,
      comment: comment.trim(),
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return readStrike(transaction, id);
};

/** Reverts a strike; `strike.already_reverted` the second time, also for concurrent requests. */
export const revertStrike: Action<
  { readonly id: string; readonly strikeId: string },
  unknown,
  Static<typeof Strike>
> = async (transaction, { id, strikeId }, _input, { session, now }) => {
  await lockWorkingAgent(transaction, id);
  const reverted = await transaction
    .updateTable('agent_strikes')
    .set({ reverted_at: formatInstant(now), reverted_by: session.userId })
    .where('id', '=', strikeId)
    .where('agent_id', '=', id)
    .where('reverted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (reverted) return readStrike(transaction, reverted.id);
  const known = await transaction
    .selectFrom('agent_strikes')
    .select('id')
    .where('id', '=', strikeId)
    .where('agent_id', '=', id)
    .executeTakeFirst();
  throw known ? new ApiError('strike.already_reverted') : notFound();
};

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
      countsUntil.as('counts_until'),
      ...personColumns,
    ]);
}

type SelectedStrike = Awaited<ReturnType<ReturnType<typeof selectStrikes>['execute']>>[number];

const strike = (row: SelectedStrike): Static<typeof Strike> => ({
  id: row.id,
  date: row.created_at,
  created_by: personOf(row),
  comment: row.comment,
  reverted_at: row.reverted_at,
  counts_until: row.reverted_at === null ? row.counts_until : null,
});
