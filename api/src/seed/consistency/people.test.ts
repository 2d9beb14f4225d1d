import { demoNow, holdsInTheDemo, metres, plainName } from '../../testing/marketplace/contradictions.ts';
import { withMaximumStrikes } from '../people/agents.ts';

const everybody = `(select first_name, last_name from agents union all select first_name, last_name from users
  union all select first_name, last_name from customer_users) as people`;

holdsInTheDemo('the people of the demo', {
  'have unique names': `select first_name, last_name, count(*) from ${everybody}
    group by first_name, last_name having count(*) > 1`,
  'have many different surnames':
    'select count(distinct last_name) from agents having count(distinct last_name) < 150',
  'have e-mail addresses made from their names': `select first_name, last_name, email from agents
    where email not like ${plainName('first_name')} || '.' || ${plainName('last_name')} || '%'
    union all select first_name, last_name, email from users
    where id > 12 and email not like ${plainName('first_name')} || '.' || ${plainName('last_name')} || '@shepherd.test'
    union all select first_name, last_name, email from customer_users
    where email not like ${plainName('first_name')} || '.' || ${plainName('last_name')} || '@%'`,
  'have telephone numbers of their country': `select id, country_code, phone from agents where phone <> ''
    and phone not like case country_code when 'GB' then '+44 7700 900%' when 'IE' then '+353 20 91%'
      when 'FR' then '+33 %' when 'DE' then '+49 %' when 'ES' then '+34 %' when 'US' then '+1 %' end`,
  'are paid in the currency of their country': `select id, country_code, currency from agents where currency <>
    case country_code when 'GB' then 'GBP' when 'US' then 'USD' else 'EUR' end`,
  'are older than their actions': `
    select 'strike', s.id from agent_strikes s join agents a on a.id = s.agent_id join users u on u.id = s.created_by
    left join users r on r.id = s.reverted_by
    where s.created_at < a.created_at or s.created_at < u.created_at or s.created_at > ${demoNow}
      or s.reverted_at not between s.created_at and ${demoNow} or r.created_at > s.reverted_at
    union all select 'comment', c.id from agent_comments c join agents a on a.id = c.agent_id
    join users u on u.id = c.created_by
    where c.created_at < a.created_at or c.created_at < u.created_at or c.created_at > ${demoNow}
    union all select 'contract', c.id from agent_contracts c join agents a on a.id = c.agent_id
    where c.signed_at < (a.created_at at time zone 'UTC')::date or c.signed_at > ${demoNow}::date
    union all select 'payment method', m.id from agent_payment_methods m join agents a on a.id = m.agent_id
    where m.created_at < a.created_at or m.removed_at < m.created_at
    union all select 'seen', id from agents where last_seen_at < created_at or position_updated_at < created_at
      or retired_at < created_at or rejected_at < created_at or deleted_at < created_at
      or identity_check_updated_at < created_at
      or coalesce(retired_at, rejected_at, deleted_at) < identity_check_updated_at
      or greatest(last_seen_at, position_updated_at, retired_at, rejected_at, deleted_at, identity_check_updated_at) > ${demoNow}`,
  'were last seen at their last action, and at their place of work': `select a.id, a.last_seen_at, acts.at
    from agents a join (select agent_id, greatest(created_at, started_at, ended_at, stopped_at,
        case when status = 'in_progress' then ${demoNow} - interval '5 minutes' end) as at from assignments
      union all select agent_id, created_at from withdrawals) acts on acts.agent_id = a.id
    where a.last_seen_at is null or a.last_seen_at < acts.at
      or (a.latitude is not null and (a.position_updated_at is null or a.position_updated_at < acts.at))
    union all select a.id, a.last_seen_at, s.started_at from agents a join assignments s on s.agent_id = a.id
    join jobs j on j.id = s.job_id where s.status = 'in_progress' and a.latitude is not null and j.latitude is not null and ${metres('a', 'j')} > 100`,
  'have strikes for failures in their jobs, soon afterwards': `select s.id, s.agent_id, s.comment, s.created_at
    from agent_strikes s where not exists (
    select from assignments a where a.agent_id = s.agent_id and s.comment like '% (job ' || a.job_id || ')'
      and s.created_at between a.closed_at and a.closed_at + interval '3 days'
      and case split_part(s.comment, ' (', 1)
        when 'Did not turn up and did not answer the phone' then a.status = 'cancelled' and a.started_at is null
          and (a.closed_at at time zone 'Europe/London')::date > a.job_date
        when 'Gave the job back on the day before the visit' then a.status = 'cancelled'
          and (a.closed_at at time zone 'Europe/London')::date = a.job_date - 1
        when 'Left before the work was done' then a.status = 'abandoned'
        when 'Uploaded pictures of another store' then a.status = 'failed' else false end)`,
  'have strikes of every kind, by several users': `select 'kinds' where (select count(distinct split_part(comment, ' (', 1))
      from agent_strikes) < 4
    union all select 'staff' where (select count(distinct created_by) from agent_strikes) < 4
    union all select 'struck off' where (select count(*) from agents where retire_reason = 'striked_off') < 3
    union all select 'taken back' where not exists (select from agent_strikes where reverted_at is not null)`,
  'have at most one strike per job': `select agent_id, comment from agent_strikes group by 1, 2 having count(*) > 1`,
  'have a leaving date if and only if they are retired': `select id from agents where (status = 'retired') <> (retired_at is not null)
    or (status = 'retired' and (last_seen_at > retired_at or retire_reason is null or retire_comment is null))`,
  'live and were seen in their working areas': `select a.id, a.city from agents a
    where exists (select from agent_areas where agent_id = a.id) and (
      exists (select from agent_areas where agent_id = a.id and name not like a.city || ' %')
      or (a.latitude is not null and not exists (select from agent_areas x where x.agent_id = a.id
        and ${metres('x', 'a')} <= x.radius)))`,
  'have their home as billing address': `select id from agents where billing is not null
    and (billing ->> 'city' <> city or billing ->> 'country_code' <> country_code
      or billing ->> 'name' <> first_name || ' ' || last_name or (billing ->> 'zip') is distinct from zip)`,
  'are old enough to work': `select id, date_of_birth from agents
    where status <> 'applicant' and date_of_birth > (${demoNow} - interval '18 years')::date`,
  'were struck off for three counting strikes, and never have three while active': `select id, 'struck off' from agents a
    where retire_reason = 'striked_off' and (select count(*) from agent_strikes s where s.agent_id = a.id and s.reverted_at is null
      and s.created_at < a.retired_at and s.created_at + interval '3 months' > a.retired_at) <> 3
    union all select a.id, 'at work' from agents a join agent_strikes last on last.agent_id = a.id and last.reverted_at is null
      where retire_reason is distinct from 'striked_off' and (select count(*) from agent_strikes s where s.agent_id = a.id and s.reverted_at is null
        and s.created_at <= last.created_at and s.created_at + interval '3 months' > last.created_at) >= 3
      and not (a.id = ${withMaximumStrikes} and last.created_at > ${demoNow} - interval '17 days')`,
  'have e-mail addresses of their customer': `select u.id from customer_users u
    join customers c on c.id = u.customer_id
    where split_part(u.email, '@', 2) <> split_part(c.email, '@', 2) or u.created_at < c.created_at
      or u.created_at > ${demoNow}`,
  'of customers were last seen at their last order': `select c.id from customers c join orders o on o.customer_id = c.id
    where o.placed_by is not null and (c.last_seen is null or c.last_seen < o.created_at)`,
  'have actions at various minutes': `select what, part from (select what, part, count(*) as hits,
      sum(count(*)) over (partition by what) as total from (
      select 'agents' as what, extract(minute from created_at) as part from agents
      union all select 'seen', extract(minute from last_seen_at) from agents
      union all select 'visits', extract(second from started_at) from assignments
      union all select 'customers', extract(minute from created_at) from customers
      union all select 'orders', extract(minute from created_at) from orders
      union all select 'strikes', extract(minute from created_at) from agent_strikes
      union all select 'news', extract(minute from created_at) from news
      union all select 'comments', extract(minute from created_at) from agent_comments
      union all select 'withdrawals', extract(minute from created_at) from withdrawals) as parts
    where part is not null group by what, part) as counted where hits > 5 + total / 15`,
  'have invitations that are still valid': `select id from users where status = 'invited'
    and created_at < ${demoNow} - interval '7 days'`,
});

/** The stages that an applicant has reached; nothing of later stages may be filled. */
const reached = (stages: string): string => `a.stage in (${stages})`;
const profile = reached(
  `'complete_application','contract_agreement','market_access','job_accepted','identity_check','right_to_work','criminal_convictions','too_young'`,
);
const application = reached(
  `'contract_agreement','market_access','job_accepted','identity_check','right_to_work','criminal_convictions'`,
);
const contract = reached(`'market_access','job_accepted','identity_check'`);
const applicants = `agents a join agent_applications p on p.agent_id = a.id where a.status = 'applicant'`;

holdsInTheDemo('the applications of the demo', {
  'have a profile from the stage after it on': `select a.id, a.stage from ${applicants}
    and ${profile} <> (a.phone <> '' and a.city <> '' and a.address1 <> '' and a.date_of_birth is not null)`,
  'have an area and an account from the stage after them on': `select a.id, a.stage from ${applicants}
    and (${application} <> exists (select from agent_areas where agent_id = a.id)
      or ${application} <> exists (select from agent_payment_methods where agent_id = a.id))`,
  'have a contract from the stage after it on': `select a.id, a.stage from ${applicants}
    and ${contract} <> exists (select from agent_contracts where agent_id = a.id and signed_at is not null)`,
  'agree with the agent about a contract, and have no work without one': `select a.id, a.stage from agents a
    join agent_applications p on p.agent_id = a.id where ${contract} <> exists (select from agent_contracts c
      where c.agent_id = a.id and c.signed_at is not null)
      or (a.stage not in ('job_accepted', 'identity_check') and exists (select from assignments s where s.agent_id = a.id))`,
  'have identity checks at that stage only': `select a.id, a.stage, a.identity_check_result from ${applicants}
    and a.stage <> 'identity_check' and a.identity_check_result is not null`,
  'have check states that fit the result': `select id, identity_check_result, identity_check_state from agents
    where identity_check_state is distinct from case
      when identity_check_result in ('processing', 'consider') then 'in_progress'
      when identity_check_result = 'pass' then 'passed' when identity_check_result = 'fail' then 'failed'
      when status = 'applicant' and stage = 'identity_check' then 'awaiting_data' end
      or (identity_check_result is null) <> (identity_check_updated_at is null)
      or (identity_check_result is null) <> (identity_check_method is null)
      or (identity_check_reviewed_by is not null) <> (identity_check_method = 'manual' and identity_check_result in ('pass', 'fail'))
      or (identity_check_comment is null) <> (identity_check_reviewed_by is null)`,
  'were checked by staff who had joined': `select a.id from agents a join users u on u.id = a.identity_check_reviewed_by
    join roles r on r.id = u.role_id
    where u.created_at > a.identity_check_updated_at or not jsonb_exists(r.permissions, 'agents.manage')`,
  'are accepted if and only if the agent is active or was': `select a.id, a.status, p.status from agents a
    join agent_applications p on p.agent_id = a.id where (p.status = 'accepted') <> (a.status <> 'applicant')
      or (p.status = 'rejected') <> (a.rejected_at is not null) or p.created_at <> a.created_at`,
  'are rejected with a reason that fits': `select a.id, a.stage, a.country_code, p.reject_reason from agents a
    join agent_applications p on p.agent_id = a.id where (p.status = 'rejected') <> (p.reject_reason is not null)
    or (p.reject_reason = 'inactive_country') <> (a.country_code not in ('GB', 'IE'))
    or (p.reject_reason = 'id_check' and (a.stage <> 'identity_check' or a.identity_check_result <> 'fail'))
    or (p.reject_reason = 'right_to_work' and a.stage not in ('right_to_work', 'market_access', 'job_accepted'))
    or (p.reject_reason = 'criminal_convictions' and a.stage <> 'criminal_convictions')
    or (p.reject_reason = 'too_young' and a.date_of_birth < (p.created_at - interval '18 years')::date)`,
  'rejected as too young have young applicants': `select a.id from ${applicants} and a.stage = 'too_young'
    and a.date_of_birth < (p.created_at - interval '18 years')::date`,
  'that were not accepted have no money, and no work except an assigned first job': `select a.id from agents a
    where a.status = 'applicant' and (exists (select from payments where agent_id = a.id)
      or exists (select from assignments where agent_id = a.id and status not in ('accepted', 'cancelled'))
      or exists (select from agent_strikes where agent_id = a.id) or exists (select from lockout_agents where agent_id = a.id))`,
  'have a job from the stage of a first job on: a coming one, or one that was lost with the application': `select a.id, a.stage,
      p.status from ${applicants} and ${reached(`'job_accepted', 'identity_check'`)} and not exists (select from assignments s
        where s.agent_id = a.id and s.created_at > a.created_at and case when p.status = 'in_progress' and a.deleted_at is null
          then s.status = 'accepted' else s.status = 'cancelled' and s.closed_at = coalesce(a.rejected_at, a.deleted_at) end)`,
  'that were accepted at the last stages have had jobs': `select a.id, a.stage from agents a join agent_applications p on p.agent_id = a.id
    where p.status = 'accepted' and ${reached(`'job_accepted', 'identity_check'`)}
      and not exists (select from assignments s where s.agent_id = a.id)`,
});
