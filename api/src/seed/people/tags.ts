import { sql } from 'kysely';
import type { SeedContext } from '../context.ts';
import { skillOfTag } from './skills.ts';
import { filledOrder } from '../shown-orders.ts';

/** Tags that follow from an agent's skills, age and job history. */
export async function seedTags({ database, now }: SeedContext): Promise<void> {
  const wanted = Object.entries(skillOfTag).map(([tag, skill]) => ({ tag, skill }));
  await sql`update agents set tags = agents.tags || given.tags from (
      select agent_skills.agent_id, jsonb_agg(wanted.tag order by wanted.tag) as tags
      from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(tag text, skill text)
      join skills on skills.name = wanted.skill join agent_skills on agent_skills.skill_id = skills.id
      where (agent_skills.agent_id + skills.id) % 3 = 0 group by 1) as given
    where given.agent_id = agents.id and agents.status <> 'applicant'`.execute(database);
  await sql`update agents set tags = tags || '["Student"]'::jsonb where status <> 'applicant' and id % 5 = 0
    and date_of_birth > (${now.toISOString()}::timestamptz - interval '27 years')::date`.execute(database);
  await sql`update agents set tags = tags || '["Team lead", "VIP customers"]'::jsonb where id in (
    select agent_id from assignments where status = 'completed' group by 1
      having count(*) >= 3 and not exists (select from assignments bad where bad.agent_id = assignments.agent_id
        and bad.status in ('abandoned', 'failed')) and not bool_or(exists (select from agent_strikes s where s.agent_id = assignments.agent_id)))
    and status = 'active' and id % 3 = 1`.execute(database);
  // "Top rated" excludes agents whose work failed as often as it succeeded; one order requires the tag.
  await sql`update agents set tags = tags - 'Top rated' where exists (select from assignments a where a.agent_id = agents.id
      group by a.agent_id having count(*) filter (where status = 'completed')
        <= count(*) filter (where status in ('abandoned', 'failed', 'attempted')))
    and not exists (select from assignments a join jobs j on j.id = a.job_id
      where a.agent_id = agents.id and j.order_id = ${filledOrder})`.execute(database);
}
