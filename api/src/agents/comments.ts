import type { Insertable, Kysely } from 'kysely';
import type { Static } from 'typebox';
import { personColumns, personOf } from '../authentication/people.ts';
import type { Database } from '../database/database.ts';
import type { Action } from '../http/action.ts';
import { mustMayDelete } from '../http/own-comment.ts';
import { lockRememberedAgent } from './queries.ts';
import type { AgentComment } from './schemas.ts';

/** Staff comments about an agent, newest first. */
export async function readComments(
  database: Kysely<Database>,
  agentId: string,
): Promise<Static<typeof AgentComment>[]> {
  const found = await selectComments(database)
    .where('agent_comments.agent_id', '=', agentId)
    .orderBy('agent_comments.created_at', 'desc')
    .orderBy('agent_comments.id', 'desc')
    .execute();
  return found.map(comment);
}

export async function addComment(
  database: Kysely<Database>,
  row: Insertable<Database['agent_comments']>,
): Promise<Static<typeof AgentComment>> {
  const { id } = await database
    .insertInto('agent_comments')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await selectComments(database).where('agent_comments.id', '=', id).executeTakeFirstOrThrow();
  return comment(added);
}

/** Deletes a recent comment of the user's own. */
export const deleteComment: Action<{ readonly id: string; readonly comment: string }> = async (
  transaction,
  subject,
  _input,
  by,
) => {
  await lockRememberedAgent(transaction, subject.id);
  const found = await transaction
    .selectFrom('agent_comments')
    .where('id', '=', subject.comment)
    .where('agent_id', '=', subject.id)
    .select(['created_by', 'created_at'])
    .executeTakeFirst();
  mustMayDelete(found, by);
  await transaction.deleteFrom('agent_comments').where('id', '=', subject.comment).execute();
};

function selectComments(database: Kysely<Database>) {
  return database
    .selectFrom('agent_comments')
    .innerJoin('users', 'users.id', 'agent_comments.created_by')
    .select(['agent_comments.id', 'agent_comments.created_at', 'agent_comments.comment', ...personColumns]);
}

type SelectedComment = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

const comment = (row: SelectedComment): Static<typeof AgentComment> => ({
  id: row.id,
  date: row.created_at,
  created_by: personOf(row),
  text: row.comment,
});
