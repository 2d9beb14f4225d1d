import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import type { Acting, Action } from '../http/action.ts';
import { mustExist } from '../http/existence.ts';
import { ApiError, fieldError, notFound } from '../http/errors.ts';
import { formatInstant, toInstant } from '../time/instants.ts';
import type { LockoutAgentChanges, LockoutAgentsInput, LockoutChanges, NewLockout } from './schemas.ts';

/** Creates a lockout and returns its id. Throws `lockout.exists` for an order that has one. */
export async function createLockout(
  transaction: Kysely<Database>,
  input: Static<typeof NewLockout>,
  now: Date,
): Promise<string> {
  const created = await transaction
    .insertInto('lockouts')
    .values({
      order_id: input.order_id,
      name: input.name.trim(),
      duration: input.duration,
      created_at: formatInstant(now),
    })
    // The unique index decides: of two concurrent requests one inserts nothing.
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new ApiError('lockout.exists');
  const { id } = created;
  await transaction
    .updateTable('orders')
    .from('lockouts')
    .whereRef('lockouts.order_id', '=', 'orders.id')
    .where('lockouts.id', '=', id)
    .set({ lockout_id: id })
    .execute();
  await addAgents(transaction, id, { agent_ids: input.agent_ids ?? [] }, { now });
  return id;
}

/** A missing lockout is reported by the read of the answer. */
export const changeLockout: Action<string, Static<typeof LockoutChanges>> = async (
  transaction,
  id,
  { name, duration },
) => {
  if (name === undefined && duration === undefined) return;
  await transaction
    .updateTable('lockouts')
    .set({ name: name?.trim(), duration })
    .where('id', '=', id)
    .execute();
};

/** Deletes a lockout; its order then has none. */
export const deleteLockout: Action<string> = async (transaction, id) => {
  await mustExist(transaction, 'lockouts', id);
  await transaction.deleteFrom('lockouts').where('id', '=', id).execute();
};

/** Locks agents out; agents already locked out stay unchanged. */
export const addAgents: Action<string, Static<typeof LockoutAgentsInput>, void, Pick<Acting, 'now'>> = async (
  transaction,
  lockoutId,
  input,
  { now },
) => {
  await mustExist(transaction, 'lockouts', lockoutId);
  const ids = [
    ...new Set([...(input.agent_ids ?? []), ...(input.agent_id === undefined ? [] : [input.agent_id])]),
  ];
  if (ids.length === 0) return;
  const found = await transaction
    .selectFrom('agents')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  if (found.length < ids.length) throw fieldError('agent_ids', 'There is no shepherd with this id');
  await transaction
    .insertInto('lockout_agents')
    .values(
      ids.map((agentId) => ({
        lockout_id: lockoutId,
        agent_id: agentId,
        expires_at: readExpiry(input.expires_at),
        created_at: formatInstant(now),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['lockout_id', 'agent_id'])
        .doUpdateSet(({ ref }) => ({
          expires_at: ref('excluded.expires_at'),
          created_at: ref('excluded.created_at'),
        }))
        .where(
          sql<boolean>`coalesce(lockout_agents.expires_at, lockout_agents.created_at + (select duration from lockouts
            where lockouts.id = lockout_agents.lockout_id) * interval '1 minute') <= excluded.created_at`,
        ),
    )
    .execute();
};

/** Ends the lockout of these agents, or of all when none is named. */
export const removeAgents: Action<string, { readonly agent_ids?: readonly string[] | undefined }> = async (
  transaction,
  lockoutId,
  { agent_ids: agentIds },
) => {
  await mustExist(transaction, 'lockouts', lockoutId);
  await transaction
    .deleteFrom('lockout_agents')
    .where('lockout_id', '=', lockoutId)
    .$if(agentIds !== undefined, (query) => query.where('agent_id', 'in', [...(agentIds ?? []), '0']))
    .execute();
};

/** An agent's entry in a path. */
type EntryPath = { readonly id: string; readonly agentId: string };

/** Throws `not_found` when this agent is not in this lockout. */
export const removeAgent: Action<EntryPath> = async (transaction, { id, agentId }) => {
  const removed = await transaction
    .deleteFrom('lockout_agents')
    .where('lockout_id', '=', id)
    .where('agent_id', '=', agentId)
    .returning('agent_id')
    .executeTakeFirst();
  if (!removed) throw notFound();
};

/** Changes the end of an agent's lockout. */
export const changeEntry: Action<EntryPath, Static<typeof LockoutAgentChanges>> = async (
  transaction,
  { id, agentId },
  { expires_at: expiresAt },
) => {
  if (expiresAt === undefined) return;
  await transaction
    .updateTable('lockout_agents')
    .set({ expires_at: readExpiry(expiresAt) })
    .where('lockout_id', '=', id)
    .where('agent_id', '=', agentId)
    .execute();
};

const readExpiry = (text: string | null | undefined): string | null => toInstant(text ?? '');
