import { demoNow, holdsInTheDemo, metres } from '../../testing/marketplace/contradictions.ts';
import { agentId, overlappingAgents } from '../people/agents.ts';

const locally = (instant: string): string => `(${instant} at time zone 'Europe/London')`;
/** The status that a history line gives its job, and the status before it. */
const logged = `(select job_history.*, lag(state) over own as before, state as after from (
  select *, case when event = 'Created' then 'unassigned' when event like 'Offered on the market%' then 'pending'
    when event like 'Assigned to %' or event = 'Accepted' then 'assigned' when event = 'Started' then 'in_progress'
    when event like 'Stopped: %' then 'stopped' when event like 'Asked for another try%' then 'partial'
    when event like 'Handed in%' then 'qa' when event like 'Completed%' then 'completed'
    when event like 'Stopped as attempted%' then 'attempted' when event like 'Marked as unfulfilled%' then 'unfulfilled'
    when event like 'Cancelled%' then 'cancelled'
    when event like 'Stopped as abandoned%' or event like 'Failed, %' or event = 'Unassigned from the shepherd'
      or event = 'Taken off the market' then 'unassigned' end as state from job_history) as job_history
  where state is not null window own as (partition by job_id order by id))`;
const ways = `('unassigned pending', 'unassigned assigned', 'pending assigned', 'pending unassigned',
  'assigned in_progress', 'assigned unassigned', 'assigned pending', 'in_progress qa', 'in_progress stopped',
  'stopped unassigned', 'stopped attempted', 'in_progress unassigned', 'in_progress attempted', 'qa completed',
  'qa attempted', 'qa unassigned', 'qa partial', 'partial qa', 'partial stopped', 'unassigned unfulfilled',
  'pending unfulfilled', 'assigned unfulfilled', 'in_progress unfulfilled', 'unassigned cancelled',
  'pending cancelled', 'assigned cancelled', 'in_progress cancelled')`;
/** The time of an assignment's last history line with this event. */
const last = (event: string): string => `(select max(h.created_at) from job_history h
  where h.assignment_id = a.id and h.event like '${event}')`;

holdsInTheDemo('the work of the demo', {
  "is in the agent's area": `select a.id, a.job_id, a.agent_id from assignments a join jobs j on j.id = a.job_id
    where j.latitude is not null and not exists (select from agent_areas x where x.agent_id = a.agent_id
      and ${metres('x', 'j')} <= x.radius)`,
  'is done by eligible agents': `select a.id, a.agent_id from assignments a join agents g on g.id = a.agent_id
    join jobs j on j.id = a.job_id join orders o on o.id = j.order_id
    where exists (select from jsonb_array_elements_text(o.require_agent_skills) skill where not exists
        (select from agent_skills s where s.agent_id = g.id and s.skill_id = skill::bigint))
      or exists (select from jsonb_array_elements_text(o.exclude_agent_skills) skill join agent_skills s
        on s.agent_id = g.id and s.skill_id = skill::bigint)
      or not g.tags @> o.require_agent_tags
      or exists (select from jsonb_array_elements_text(o.exclude_agent_tags) tag where jsonb_exists(g.tags, tag))
      or (o.identity_check_required and g.identity_check_result is distinct from 'pass')
      or g.created_at > a.created_at or g.currency <> a.currency or g.country_code <> j.country_code`,
  'of one agent does not overlap': `select a.id, b.id, a.agent_id from assignments a join assignments b
    on b.agent_id = a.agent_id and b.id > a.id and b.started_at < coalesce(a.ended_at, a.stopped_at, a.closed_at, ${demoNow})
    and a.started_at < coalesce(b.ended_at, b.stopped_at, b.closed_at, ${demoNow})
    and 'partially_failed' not in (a.status, b.status)`,
  'is not planned twice for the same time, except by two agents': `select a.id, b.id, a.agent_id from assignments a
    join assignments b on b.agent_id = a.agent_id and b.id > a.id and b.job_date = a.job_date
    where a.status = 'accepted' and b.status = 'accepted' and a.agent_id not in (${overlappingAgents.join()})
      and (a.start_time is null or b.start_time is null or (a.start_time < b.end_time and b.start_time < a.end_time))`,
  'is within the limit per agent and order': `select j.order_id, a.agent_id, count(*) from assignments a
    join jobs j on j.id = a.job_id join orders o on o.id = j.order_id
    where a.status not in ('cancelled', 'abandoned', 'failed')
    group by 1, 2, o.per_user_job_limit having count(*) > o.per_user_job_limit`,
  'is within the limit per agent and customer': `select a.id, a.agent_id, count(*) from assignments a
    join jobs j on j.id = a.job_id join customers c on c.id = j.customer_id
    join assignments b on b.agent_id = a.agent_id and abs(b.job_date - a.job_date) < c.limit_period
      and b.status not in ('cancelled', 'abandoned', 'failed')
    join jobs k on k.id = b.job_id and k.customer_id = c.id
    where a.status not in ('cancelled', 'abandoned', 'failed') and c.jobs_per_agent_limit is not null
    group by a.id, a.agent_id, c.jobs_per_agent_limit having count(*) > 2 * c.jobs_per_agent_limit`,
  'is not done by locked-out agents': `select a.id from lockouts l join lockout_agents m on m.lockout_id = l.id
    join jobs j on j.order_id = l.order_id join assignments a on a.job_id = j.id and a.agent_id = m.agent_id
    where a.created_at > m.created_at`,
});

holdsInTheDemo('the visits of the demo', {
  'are made on the days and at the times of their jobs': `select a.id, a.job_id, a.started_at, a.ended_at from assignments a
    join jobs j on j.id = a.job_id where a.started_at is not null and (
      ${locally('a.started_at')}::date not between j.start_date and j.end_date
      or ${locally('a.started_at')}::date <> a.job_date
      or ${locally('a.started_at')}::time not between coalesce(j.start_time, '00:00') and coalesce(j.end_time, '24:00')
      or ${locally('a.ended_at')}::time not between coalesce(j.start_time, '00:00') and coalesce(j.end_time, '24:00'))`,
  'are made and planned within the schedule of the order': `select a.id, a.job_id, a.started_at from assignments a
    join jobs j on j.id = a.job_id join orders o on o.id = j.order_id, jsonb_array_elements(o.schedules) schedule
    left join lateral (select day -> 'times' as times from jsonb_array_elements(schedule -> 'days') day
      where (day ->> 'day_of_week')::int = extract(isodow from a.job_date)) special on true
    where a.status <> 'cancelled' and not exists (
      select from jsonb_array_elements(coalesce(special.times, schedule -> 'times')) allowed
      where a.started_at is null or ${locally('a.started_at')}::time >= (allowed ->> 'start_time')::time
        and coalesce(${locally('a.ended_at')}::time, '00:00') <= (allowed ->> 'end_time')::time)`,
  'are planned on the days and at the times of their jobs': `select a.id, a.job_id from assignments a
    join jobs j on j.id = a.job_id where a.job_date not between j.start_date and j.end_date
      or a.start_time < j.start_time or a.end_time > j.end_time
      or (a.status = 'accepted' and a.job_date < ${locally(demoNow)}::date)`,
  'begin, end and are decided in this order, and not in the future': `select a.id, a.status from assignments a
    join jobs j on j.id = a.job_id where a.created_at < j.created_at or a.started_at <= a.created_at
      or a.ended_at <= a.started_at or a.stopped_at <= a.started_at or a.closed_at <= coalesce(a.stopped_at, a.ended_at, a.started_at, a.created_at)
      or greatest(a.created_at, a.started_at, a.ended_at, a.stopped_at, a.closed_at) > ${demoNow}
      or (a.started_at is not null) <> (a.status not in ('accepted', 'cancelled'))
      or (a.closed_at is not null) <> (a.status in ('attempted', 'completed', 'cancelled', 'abandoned', 'failed'))
      or (a.ended_at is null and a.status in ('qa', 'completed', 'failed'))
      or (a.status = 'stopped' and a.stopped_at is null)`,
  'match the times of their jobs': `select j.id, j.status from jobs j left join assignments a on a.id = j.assignment_id
    where (j.status in ('in_progress', 'qa', 'completed', 'attempted')) <> (j.started_at is not null)
      or (j.status in ('qa', 'completed') and j.completed_at is distinct from a.ended_at)
      or j.completed_at is distinct from j.qa_entered_at
      or (j.status in ('in_progress', 'qa', 'completed', 'attempted') and j.started_at <> a.started_at)
      or (j.status = 'attempted') <> (j.attempt_reason is not null)
      or (j.status = 'cancelled') <> (j.cancelled_at is not null)
      or j.cancelled_at not between j.created_at and ${demoNow}
      or (j.status in ('unassigned', 'pending', 'assigned') and (j.completed_at is not null or j.ended_at is not null))`,
  'have answers only after they began, and photos taken during the visit': `select m.id from report_media m
    join assignments a on a.id = m.assignment_id
    where m.taken_at not between a.started_at and coalesce(a.ended_at, a.stopped_at, a.closed_at, ${demoNow})
    union all select distinct r.assignment_id from report_tasks r join assignments a on a.id = r.assignment_id
    where a.started_at is null`,
  'have assignments that fit the status of the job': `select j.id, j.status, a.status from jobs j
    left join assignments a on a.id = j.assignment_id where coalesce(case j.status when 'assigned' then a.status = 'accepted'
      when 'in_progress' then a.status in ('in_progress', 'stopped', 'partially_failed') when 'qa' then a.status = 'qa'
      when 'completed' then a.status = 'completed' when 'attempted' then a.status = 'attempted'
      else a.status is null or a.status in ('cancelled', 'abandoned', 'failed') end, false) = false
      or j.partial and j.status not in ('in_progress', 'qa', 'completed', 'attempted')
      or (a.status = 'partially_failed' and not j.partial)`,
});

holdsInTheDemo('the history of the jobs of the demo', {
  'begins with each job and is sorted by time': `select job_id, event from (select *,
      row_number() over (partition by job_id order by id) as place,
      lag(created_at) over (partition by job_id order by id) as previous from job_history) as h
    join jobs j on j.id = h.job_id
    where (place = 1) <> (event = 'Created') or h.created_at < previous or h.created_at > ${demoNow}
      or (place = 1 and h.created_at <> j.created_at)
    union all select id, 'none' from jobs where not exists (select from job_history where job_id = jobs.id)`,
  'ends with the status of the job': `select j.id, j.status, h.after from jobs j left join lateral
    (select after from ${logged} as l where l.job_id = j.id order by l.id desc limit 1) h on true
    where h.after is distinct from j.status and not (j.status = 'in_progress' and h.after in ('stopped', 'partial'))`,
  'contains only possible transitions': `select job_id, event, before, after from ${logged} as l
    where before is not null and before || ' ' || after not in ${ways}`,
  'has the events of each assignment': `select a.id, a.status from assignments a where
    a.created_at is distinct from coalesce(${last('Assigned to %')}, ${last('Accepted')})
    or a.started_at is distinct from ${last('Started')}
    or (a.status <> 'partially_failed' and a.ended_at is distinct from ${last('Handed in%')})
    or a.stopped_at is distinct from ${last('Stopped: %')}
    or (a.status = 'completed' and a.closed_at is distinct from ${last('Completed%')})
    or (a.status = 'attempted' and a.closed_at is distinct from ${last('Stopped as attempted%')})
    or (a.status = 'failed' and a.closed_at is distinct from ${last('Failed, %')})
    or (a.status = 'abandoned' and a.closed_at is distinct from ${last('Stopped as abandoned%')})`,
  'names the agent of the work': `select h.id, h.event, h.actor from job_history h
    left join assignments a on a.id = h.assignment_id left join agents g on g.id = a.agent_id
    where (h.event in ('Accepted', 'Started') or h.event like 'Handed in%' or h.event like 'Stopped: %')
      and (h.actor is distinct from g.first_name || ' ' || g.last_name or h.user_id is not null)
    union all select h.id, h.event, h.actor from job_history h join assignments a on a.id = h.assignment_id
    join agents g on g.id = a.agent_id
    where h.event like 'Assigned to %' and h.event not like 'Assigned to ' || g.first_name || ' ' || g.last_name || ' for %'`,
  'names staff who had joined and have the permission': `select h.id, h.event, h.actor from job_history h
    join users u on u.id = h.user_id join roles r on r.id = u.role_id
    where h.actor <> u.first_name || ' ' || u.last_name or u.created_at > h.created_at or u.status <> 'active'
      or not jsonb_exists_any(r.permissions, case when event like 'Completed%' or event like 'Failed, %'
          or event like 'Asked for another try%' then array['jobs.review']
        when event like 'Review assigned%' then array['jobs.review', 'jobs.manage']
        when event like 'Stopped as %' then array['jobs.manage', 'jobs.review']
        when event like 'Report %' then array['jobs.share']
        when event like 'Marked as unfulfilled%' or event like 'Cancelled%' then array['jobs.administrate', 'orders.manage']
        else array['jobs.manage'] end)`,
  'names only agents, staff and the system': `select h.id, h.event, h.actor from job_history h
    where h.user_id is null and h.event not in ('Accepted', 'Started') and h.event not like 'Handed in%'
      and h.event not like 'Stopped: %' and (h.actor <> 'System' or h.event <> 'Created')`,
  'has the review by the reviewer': `select j.id, j.reviewer_id from jobs j join users u on u.id = j.reviewer_id
    left join lateral (select event, created_at, id from job_history where job_id = j.id
      and event like 'Review assigned to %' order by id desc limit 1) h on true
    where h.event is distinct from 'Review assigned to ' || u.first_name || ' ' || u.last_name
      or h.created_at <= j.qa_entered_at
    union all select h.job_id, j.reviewer_id from job_history h join jobs j on j.id = h.job_id
    where h.event like 'Completed%' and (h.user_id is distinct from j.reviewer_id)
    union all select j.id, j.reviewer_id from jobs j where j.status = 'completed' and j.reviewer_id is null
      or (j.reviewer_id is not null and j.status not in ('qa', 'completed', 'attempted'))`,
  'has comments only by staff with the permission': `select c.id, c.job_id from job_comments c
    join jobs j on j.id = c.job_id join users u on u.id = c.created_by join roles r on r.id = u.role_id
    where c.created_at not between greatest(j.created_at, u.created_at) and ${demoNow} or u.status <> 'active'
      or not (jsonb_exists(r.permissions, 'jobs.administrate') or (c.created_by = j.reviewer_id and c.created_at > (select max(h.created_at)
        from job_history h where h.job_id = j.id and h.event like 'Review assigned to %')))`,
});

holdsInTheDemo('the agents that demonstrate a case', {
  'have that case': `select 'no position' where not exists (select from agents where id = ${agentId(4)} and latitude is null)
    union all select 'no work' where exists (select from assignments where agent_id = ${agentId(1)})`,
});
