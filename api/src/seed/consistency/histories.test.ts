import { demoNow, holdsInTheDemo } from '../../testing/marketplace/contradictions.ts';

/** Bulk action rows with their job and the history line that each must have left, by type. */
const bulkRows = `(select b.id, b.type, b.created_at, b.finished_at, b.created_by, r.row, r.status, r.reason, r.values, j.id as job,
    (select h.event from job_history h where h.job_id = j.id and h.user_id = b.created_by and h.created_at = b.finished_at) as event,
    (select h.event from job_history h where h.job_id = j.id and h.created_at < b.finished_at
      and h.event not like 'Review assigned%' and h.event not like 'Report%' order by h.id desc limit 1) as before
  from bulk_actions b join bulk_action_rows r on r.bulk_action_id = b.id
  left join jobs j on j.id = r.values ->> 'job_id') as rows`;

holdsInTheDemo('the bulk actions of the demo', {
  'are in the history of each job that they changed, with their time and author': `select id, type, row, event from ${bulkRows}
    where status = 'applied' and coalesce(case type
      when 'cancel' then event = 'Cancelled: ' || (values ->> 'comment')
      when 'unfulfilled' then event = 'Marked as unfulfilled: ' || (values ->> 'comment')
      when 'unassign' then event in ('Unassigned from the shepherd', 'Taken off the market')
      when 'assign_agent' then event like 'Assigned to ' || (select first_name || ' ' || last_name from agents
        where agents.id = (values ->> 'agent_id')::bigint) || ' for %' || (values ->> 'agent_fee') || '%'
      when 'assign_reviewer' then event = 'Review assigned to ' || (select first_name || ' ' || last_name from users
        where email = values ->> 'admin_user_email')
      when 'update_dates' then event = 'Date and time changed'
      when 'update_rates' then event like 'Rates changed to %' || (values ->> 'agent_fee') || '%' end, false) = false`,
  'match the jobs that have not changed since': `select rows.id, type, row from ${bulkRows} join jobs j on j.id = job
    where rows.status = 'applied' and ((type = 'update_dates' and (j.start_date, j.end_date)
        is distinct from ((values ->> 'start_date')::date, (values ->> 'end_date')::date))
      or (type = 'update_rates' and j.agent_fee <> (values ->> 'agent_fee')::numeric * 100)
      or (type = 'cancel' and (j.status <> 'cancelled' or j.cancelled_at <> finished_at))
      or (type = 'unfulfilled' and j.status <> 'unfulfilled'))`,
  'failed for jobs that had moved on, and say so': `select id, type, row, before, reason from ${bulkRows} where status = 'failed' and
    (event is not null or reason not like 'This is not possible in the current status of the job%' or coalesce(case
      when type = 'assign_reviewer' then before not like 'Handed in%'
      when type = 'unassign' then before !~ '^(Assigned|Accepted|Offered)'
      when type in ('update_dates', 'update_rates') then before ~ '^(Completed|Stopped as attempted|Cancelled|Marked)'
      else before ~ '^(Handed|Completed|Stopped as attempted|Cancelled|Marked|Started|Stopped|Asked)' end, false) = false)`,
  'have failed rows anywhere in the file': `select 'always first' where not exists (select from bulk_action_rows failed
    join bulk_action_rows applied using (bulk_action_id) where failed.status = 'failed' and applied.status = 'applied'
      and failed.row > applied.row)
    union all select 'never' where not exists (select from bulk_action_rows where status = 'failed')`,
  'have every type, several weeks and several authors': `select type from unnest(array['assign_agent', 'unassign', 'cancel',
      'unfulfilled', 'update_dates', 'update_rates', 'assign_reviewer']) as type where type not in (select type from bulk_actions)
    union all select 'weeks' where (select count(distinct date_trunc('week', created_at)) from bulk_actions) < 5
    union all select 'people' where (select count(distinct created_by) from bulk_actions) < 3
    union all select 'actions' where (select count(*) from bulk_actions) < 12`,
  'have authors with the permission': `select b.id from bulk_actions b join users u on u.id = b.created_by join roles r on r.id = u.role_id
    where not jsonb_exists(r.permissions, 'jobs.administrate') or u.created_at > b.created_at or b.finished_at <= b.created_at
      or b.finished_at > ${demoNow}`,
});

const locally = (instant: string): string => `(${instant} at time zone 'Europe/London')`;
/** Places are open or closed by their own hours and the hours of the order. Nowhere else is visited at night. */
const openNow = `(${locally(demoNow)}::date between j.start_date and j.end_date
  and ${locally(demoNow)}::time between coalesce(j.start_time, '00:00') and coalesce(j.end_time, '24:00')
  and not exists (select from jsonb_array_elements(o.schedules) schedule
    left join lateral (select day -> 'times' as times from jsonb_array_elements(schedule -> 'days') day
      where (day ->> 'day_of_week')::int = extract(isodow from ${locally(demoNow)})) special on true
    where not exists (select from jsonb_array_elements(coalesce(special.times, schedule -> 'times')) allowed
      where ${locally(demoNow)}::time between (allowed ->> 'start_time')::time and (allowed ->> 'end_time')::time)))`;

holdsInTheDemo('the work under way in the demo', {
  'is only at places that are open now': `select j.id, j.start_time, j.end_time from assignments a join jobs j on j.id = a.job_id
    join orders o on o.id = j.order_id where a.status = 'in_progress' and not ${openNow}
    union all select 'nothing', null, null where not exists (select from assignments where status = 'in_progress')`,
  'was offered or assigned since its order began': `select h.job_id, h.event, h.created_at, o.start_date from job_history h
    join jobs j on j.id = h.job_id join orders o on o.id = j.order_id
    where (h.event like 'Offered on%' or h.event like 'Assigned to %' or h.event = 'Accepted') and h.created_at < o.start_date`,
  'is not on the market if the order is hidden from it': `select h.job_id, h.event from job_history h join jobs j on j.id = h.job_id
    join orders o on o.id = j.order_id where o.hide_from_market and (h.event like 'Offered on%' or h.event = 'Accepted')`,
});

holdsInTheDemo('the unfulfilled jobs of the demo', {
  'had been offered before, and their last day was over': `select j.id, j.end_date, h.created_at from jobs j join job_history h on h.job_id = j.id
    and h.event like 'Marked as unfulfilled%' where ${locally('h.created_at')}::date <= j.end_date
      or not exists (select from job_history f where f.job_id = j.id and f.event like 'Offered on%' and f.created_at < h.created_at)`,
  'were ended by several users at several times': `select 'people' where (select count(distinct user_id) from job_history
      where event like 'Marked as unfulfilled%') < 5
    union all select 'moments' where (select count(distinct created_at) from job_history where event like 'Marked as unfulfilled%') < 20
    union all select 'none' where (select count(*) from jobs where status = 'unfulfilled') < 20`,
});

holdsInTheDemo('the orders of the demo', {
  'were placed by day, at various seconds, and begin in the morning': `select id, created_at, start_date from orders
    where ${locally('created_at')}::time not between '07:30' and '20:30' or ${locally('start_date')}::time <> '07:00'
      or extract(isodow from ${locally('created_at')}) > 5
    union all select null, created_at, null from orders group by created_at having count(*) > 1`,
  'include one with work in every month of half a year': `select 'months' where (select count(distinct date_trunc('month', a.started_at))
    from assignments a join jobs j on j.id = a.job_id where j.order_id = 10023) < 5`,
  'began within 45 days': `select id, created_at, start_date from orders where start_date > created_at + interval '45 days'`,
});

const atNight = (instant: string): string => `${locally(instant)}::time not between '07:30' and '20:30'`;

holdsInTheDemo('the staff of the demo', {
  'work by day': `select h.id, h.event, h.created_at from job_history h where h.user_id is not null
    and h.event not like 'Report%' and ${atNight('h.created_at')}`,
  'cancel, end and upload on weekdays': `select h.id, h.event, h.created_at from job_history h
    where h.event ~ '^(Cancelled|Marked as|Rates changed|Date and time)' and extract(isodow from ${locally('h.created_at')}) > 5`,
  'of operations and review all have work if they joined a year ago': `select u.id, u.first_name from users u
    join roles r on r.id = u.role_id where u.status = 'active' and r.name in ('owner', 'administrator', 'operations', 'reviewer')
      and u.created_at < ${demoNow} - interval '13 months' and not exists (select from job_history h where h.user_id = u.id)`,
});

holdsInTheDemo('the fees of the demo', {
  'that were agreed with an agent are paid by their jobs': `select a.id, a.job_id, a.agent_fee, g.fee from assignments a
    join agents g on g.id = a.agent_id where g.fee <> a.agent_fee
    union all select a.id, a.job_id, a.agent_fee, null from assignments a join jobs j on j.assignment_id = a.id
    where j.status in ('assigned', 'in_progress', 'qa', 'completed', 'attempted') and j.agreed_fee <> a.agent_fee`,
  'are in the history': `select h.id, h.event, a.agent_fee from job_history h join assignments a on a.id = h.assignment_id
    where h.event like 'Assigned to %' and h.event not like '%' || to_char(a.agent_fee / 100.0, 'FM9990.00')`,
});
