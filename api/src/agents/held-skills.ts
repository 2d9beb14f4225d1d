import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** The ids of an agent's skills in all categories. */
export async function readSkillIds(database: Kysely<Database>, agentId: string): Promise<string[]> {
  const held = await database
    .selectFrom('agent_skills')
    .where('agent_id', '=', agentId)
    .select('skill_id')
    .execute();
  return held.map(({ skill_id: id }) => id);
}
