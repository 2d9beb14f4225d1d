import { sql } from 'kysely';
import { formatInstant } from '../../time/instants.ts';
import type { SeedContext } from '../context.ts';

/**
 * Sets when and where agents were last seen, from their actions in the app. Agents at work were seen minutes ago at
 * the location.
 */
export async function seeThemAtWork({ database, now }: SeedContext): Promise<void> {
  await sql`update agents set
      last_seen_at = greatest(last_seen_at, acted.at),
      position_updated_at = case when agents.latitude is not null then greatest(position_updated_at, acted.at) end,
      latitude = case when agents.latitude is not null then coalesce(acted.latitude, agents.latitude) end,
      longitude = case when agents.longitude is not null then coalesce(acted.longitude, agents.longitude) end
    from (select agent_id, max(at) as at, max(latitude) as latitude, max(longitude) as longitude from (
      select assignments.agent_id,
        case when assignments.status = 'in_progress' then ${formatInstant(now)}::timestamptz
            - make_interval(mins => (agent_id % 5)::int, secs => agent_id * 17 % 60) else
          greatest(assignments.created_at, assignments.started_at, assignments.ended_at, assignments.stopped_at) end as at,
        case when assignments.status = 'in_progress' then jobs.latitude end as latitude,
        case when assignments.status = 'in_progress' then jobs.longitude end as longitude
      from assignments join jobs on jobs.id = assignments.job_id
      union all select agent_id, created_at, null, null from withdrawals) as acts group by agent_id) as acted
    where acted.agent_id = agents.id`.execute(database);
}
