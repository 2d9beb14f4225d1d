import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { system } from '../authentication/actor.ts';
import type { Database } from '../database/database.ts';
import { defineWork, enqueue } from '../outbox/work.ts';
import { forgetPerson, isForgotten, leaveWork, readOpenJobs } from './leaving.ts';

/**
 * Forgets an agent who was removed for data protection by a version that only closed the profile. Accepted work is
 * unassigned; begun work stays with the anonymous agent until staff end it.
 */
export const forgetRemovedWork = defineWork<{ agentId: string }>(
  'agents:forget-removed',
  async ({ agentId }, { database, clock }) => {
    const agent = await removedBefore(database).where('id', '=', agentId).forUpdate().executeTakeFirst();
    if (!agent) return;
    const jobs = await readOpenJobs(database, agentId);
    const accepted = jobs.filter(({ status }) => status === 'accepted');
    await leaveWork(database, agentId, accepted, { actor: system, now: clock() });
    await forgetPerson(database, agent);
  },
  { kind: 'data_protection', title: 'Forget a removed shepherd', about: 'agentId' },
);

const removedBefore = (database: Kysely<Database>) =>
  database
    .selectFrom('agents')
    .where('retire_reason', '=', 'removed')
    .where((where) => where.or([where('status', '=', 'retired'), where('deleted_at', 'is not', null)]))
    .where((where) => where.not(isForgotten))
    .selectAll();

/** Enqueues this for all remaining agents, unless that was done; of several servers only one does so. */
export async function startForgettingRemoved(database: Kysely<Database>, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { name } = forgetRemovedWork;
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
    const planned = await transaction
      .selectFrom('work')
      .where('name', '=', name)
      .where('status', '=', 'waiting')
      .select('id')
      .executeTakeFirst();
    if (planned) return;
    for (const { id } of await removedBefore(transaction).clearSelect().select('id').execute())
      await enqueue(transaction, forgetRemovedWork, { agentId: id }, now);
  });
}
