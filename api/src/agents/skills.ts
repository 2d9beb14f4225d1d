import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { readingOrder } from '../http/lists/lists.ts';
import type { Database } from '../database/database.ts';
import type { Action } from '../http/action.ts';
import { fieldError, notFound } from '../http/errors.ts';
import { component, Id, rows } from '../http/schemas/schemas.ts';
import { readSkillIds } from './held-skills.ts';
import { lockWorkingAgent } from './queries.ts';

export const Skill = component('Skill', Type.Object({ id: Id, name: Type.String() }));
export const SkillCategory = component(
  'SkillCategory',
  Type.Object({ id: Id, name: Type.String(), skills: Type.Array(Skill) }),
);
type SkillCategory = Static<typeof SkillCategory>;
export const SkillCategories = rows('SkillCategories', SkillCategory);

/** A category with the agent's skills in it. */
export const AgentSkills = component(
  'AgentSkillCategory',
  Type.Object({ category: SkillCategory, skills: Type.Array(Skill) }),
);
type AgentSkills = Static<typeof AgentSkills>;
export const AgentSkillCategories = rows('AgentSkillCategories', AgentSkills);

/** All skills by category, sorted by name. */
export async function readSkillCategories(database: Kysely<Database>): Promise<SkillCategory[]> {
  const categories = await database
    .selectFrom('skill_categories')
    .select(['id', 'name'])
    .orderBy(readingOrder(sql.ref('name')))
    .execute();
  const skills = await database
    .selectFrom('skills')
    .select(['id', 'name', 'category_id'])
    .orderBy(readingOrder(sql.ref('name')))
    .execute();
  return categories.map((category) => ({
    ...category,
    skills: skills.filter((skill) => skill.category_id === category.id).map(({ id, name }) => ({ id, name })),
  }));
}

/** Every category, also those in which the agent has no skill. */
export async function readAgentSkills(database: Kysely<Database>, agentId: string): Promise<AgentSkills[]> {
  const ids = new Set(await readSkillIds(database, agentId));
  const categories = await readSkillCategories(database);
  return categories.map((category) => ({
    category,
    skills: category.skills.filter(({ id }) => ids.has(id)),
  }));
}

/** Sets the skills of one category; other categories stay. A field error for a skill of another category. */
export const setAgentSkills: Action<
  { readonly id: string; readonly categoryId: string },
  { readonly skills: readonly string[] },
  AgentSkills
> = async (transaction, { id: agentId, categoryId }, { skills: skillIds }) => {
  await lockWorkingAgent(transaction, agentId);
  const category = (await readSkillCategories(transaction)).find(({ id }) => id === categoryId);
  if (!category) throw notFound();
  const known = category.skills.map(({ id }) => id);
  const wanted = [...new Set(skillIds)];
  if (wanted.some((id) => !known.includes(id)))
    throw fieldError('skills', 'Every skill must be one of this category');
  if (known.length > 0)
    await transaction
      .deleteFrom('agent_skills')
      .where('agent_id', '=', agentId)
      .where('skill_id', 'in', known)
      .execute();
  if (wanted.length > 0)
    await transaction
      .insertInto('agent_skills')
      .values(wanted.map((id) => ({ agent_id: agentId, skill_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { category, skills: category.skills.filter(({ id }) => wanted.includes(id)) };
};
