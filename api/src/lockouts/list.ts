import { expressionBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { holds, listQuery, readingOrder, readPage } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many } from '../http/schemas/schemas.ts';
import type { Lockout, LockoutAgent, LockoutRow } from './schemas.ts';

export const LockoutsQuery = listQuery(['id', 'name', 'duration', 'created_at'], {
  id: many(Id),
  order_id: many(Id),
});
export const LockoutAgentsQuery = listQuery(['created_at', 'name', 'expires_at'], { agent_id: many(Id) });

const lockouts = expressionBuilder<Database, 'lockouts'>();
const entries = expressionBuilder<Database, 'lockout_agents' | 'agents'>();

export const lockoutList: List<Static<typeof LockoutsQuery>> = {
  rows: sql`lockouts`,
  id: sql`lockouts.id`,
  search: (pattern) => holds(sql.ref('name'), pattern),
  filters: {
    id: (ids) => lockouts('id', 'in', ids),
    order_id: (ids) => lockouts('order_id', 'in', ids),
  },
  sort: {
    id: sql`lockouts.id`,
    name: readingOrder(sql`lockouts.name`),
    duration: sql`lockouts.duration`,
    created_at: sql`lockouts.created_at`,
  },
  defaultSort: '-created_at',
};

const entryId = sql<string>`lockout_agents.lockout_id || ':' || lockout_agents.agent_id`;
/** The end of an entry: its own, or its creation plus the lockout's duration. */
export const entryEnd = sql<string>`coalesce(lockout_agents.expires_at,
  lockout_agents.created_at + lockouts.duration * interval '1 minute')`;
const agentName = sql<string>`agents.first_name || ' ' || agents.last_name`;

export const lockoutAgentList = (lockoutId: string): List<Static<typeof LockoutAgentsQuery>> => ({
  rows: sql`lockout_agents join agents on agents.id = lockout_agents.agent_id
    join lockouts on lockouts.id = lockout_agents.lockout_id`,
  id: entryId,
  search: (pattern) => holds(agentName, pattern),
  filters: { agent_id: (ids) => entries('lockout_agents.agent_id', 'in', ids) },
  always: () => [entries('lockout_agents.lockout_id', '=', lockoutId)],
  sort: {
    created_at: sql`lockout_agents.created_at`,
    name: readingOrder(agentName),
    expires_at: entryEnd,
  },
  defaultSort: 'name',
});

/** The rows of these ids, in no particular order. */
export async function readLockouts(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Static<typeof LockoutRow>[]> {
  const found = await database
    .selectFrom('lockouts')
    .leftJoin('orders', 'orders.id', 'lockouts.order_id')
    .where('lockouts.id', 'in', ids)
    .selectAll('lockouts')
    .select((from) => [
      'orders.title',
      from
        .selectFrom('lockout_agents')
        .whereRef('lockout_agents.lockout_id', '=', 'lockouts.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('agents_count'),
    ])
    .execute();
  return found.map(({ title, agents_count: count, ...lockout }) => ({
    ...lockout,
    order: lockout.order_id === null || title === null ? null : { id: lockout.order_id, name: title },
    agents_count: Number(count),
  }));
}

/** The entries of these ids (lockout and agent, joined by a colon), in no particular order. */
export async function readEntries(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Static<typeof LockoutAgent>[]> {
  const found = await database
    .selectFrom('lockout_agents')
    .innerJoin('agents', 'agents.id', 'lockout_agents.agent_id')
    .innerJoin('lockouts', 'lockouts.id', 'lockout_agents.lockout_id')
    .where(entryId, 'in', ids)
    .select([
      entryId.as('id'),
      'lockout_agents.agent_id',
      agentName.as('name'),
      'lockout_agents.expires_at',
      entryEnd.as('ends_at'),
      'lockout_agents.created_at',
    ])
    .execute();
  return found.map(({ name, ...entry }) => ({ ...entry, agent: { id: entry.agent_id, name } }));
}

/** One entry; throws `not_found` when this agent is not in this lockout. */
export async function readEntry(
  database: Kysely<Database>,
  lockoutId: string,
  agentId: string,
): Promise<Static<typeof LockoutAgent>> {
  const [entry] = await readEntries(database, [`${lockoutId}:${agentId}`]);
  if (!entry) throw notFound();
  return entry;
}

/** Entries in an answer with one lockout. */
const shownAgents = 100;

/** One lockout with its first agents; throws `not_found`. */
export async function readLockout(database: Kysely<Database>, id: string): Promise<Static<typeof Lockout>> {
  const [lockout] = await readLockouts(database, [id]);
  if (!lockout) throw notFound();
  const page = await readPage(database, lockoutAgentList(id), { per_page: shownAgents }, readEntries);
  return { ...lockout, agents: page.data };
}
