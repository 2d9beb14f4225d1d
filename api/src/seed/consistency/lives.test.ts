import { demoNow, holdsInTheDemo } from '../../testing/marketplace/contradictions.ts';

const locally = (instant: string): string => `(${instant} at time zone 'Europe/London')`;
const byNight = (instant: string): string => `${locally(instant)}::time not between '07:30' and '20:30'`;
/** How often an agent's work went wrong. */
const wrong = `(select count(*) from assignments s where s.agent_id = a.id and s.status in ('abandoned', 'failed'))`;

holdsInTheDemo('the facts about the agents of the demo', {
  'include praise only without a bad history': `select a.id, a.tags from agents a where jsonb_exists_any(a.tags,
      array['Top rated', 'Team lead', 'VIP customers']) and (exists (select from agent_strikes s where s.agent_id = a.id) or ${wrong} > 0)
    union all select a.id, a.tags from agents a where jsonb_exists(a.tags, 'Needs coaching')
      and not exists (select from agent_strikes s where s.agent_id = a.id)`,
  'include only tags that fit skills and age': `select a.id, wanted.tag from agents a join (values ('Photographer', 'Photography'),
      ('Mystery shopper', 'Mystery shopping'), ('Late nights', 'Overnight'), ('Van owner', 'Van'), ('Welsh speaker', 'Welsh'))
        as wanted(tag, skill) on jsonb_exists(a.tags, wanted.tag)
    where not exists (select from agent_skills h join skills s on s.id = h.skill_id where h.agent_id = a.id and s.name = wanted.skill)
    union all select id, 'Student' from agents where jsonb_exists(tags, 'Student') and date_of_birth < ${demoNow} - interval '27 years 1 day'
    union all select id, 'New starter' from agents where jsonb_exists(tags, 'New starter') and status <> 'applicant'`,
  'use each tag at least once': `select name from tags where not exists (select from agents where jsonb_exists(tags, name))`,
  'have identity checks soon after the application, at various times': `select share::text from (
      select round(extract(epoch from identity_check_updated_at - created_at) / extract(epoch from ${demoNow} - created_at), 4) as share
      from agents where identity_check_updated_at is not null) as checks group by share having count(*) > 20
    union all select id::text from agents where status <> 'applicant' and identity_check_updated_at > created_at + interval '22 days'
      and identity_check_result = 'pass'`,
  'have last positions that fit the last activity': `select id from agents where position_updated_at > last_seen_at
    or (position_updated_at is not null and last_seen_at is null)`,
});

holdsInTheDemo('the staff actions about people in the demo', {
  'took place by day': `select 'strike', id, created_at from agent_strikes where ${byNight('created_at')}
    union all select 'comment', id, created_at from agent_comments where ${byNight('created_at')}
    union all select 'identity', id, identity_check_updated_at from agents where identity_check_reviewed_by is not null
      and ${byNight('identity_check_updated_at')}
    union all select 'payment', id, created_at from payments where job_id is null and admin_user_id is not null and ${byNight('created_at')}
    union all select 'withdrawal', id, reviewed_at from withdrawals where ${byNight('reviewed_at')}
    union all select 'refusal', id, rejected_at from agents where ${byNight('rejected_at')}`,
  'include payments by several finance users': `select 1 where (select count(distinct admin_user_id) from payments where job_id is null) < 4`,
});

holdsInTheDemo('the extra payments of the demo', {
  'for referrals name a later agent, once each, when the first job was reviewed': `select p.id, p.comment from payments p
    where p.type = 'referral' and not exists (select from agents n join lateral (select min(closed_at) as at from assignments
        where agent_id = n.id and status = 'completed') first on true
      join agents r on r.id = p.agent_id and r.created_at < n.created_at and r.id <> n.id
      where p.comment = n.first_name || ' ' || n.last_name || ' has completed a first job'
        and p.created_at between first.at and first.at + interval '2 minutes')
    union all select null, comment from payments where type = 'referral' group by comment having count(*) > 1
    union all select null, 'none' where not exists (select from payments where type = 'referral')`,
  'never deduct by bank': `select id, type, status, method from payments where amount < 0 and (status <> 'paid' or method <> 'balance')`,
  'are withdrawn in many months': `select 1 where (select count(distinct date_trunc('month', created_at)) from withdrawals) < 6`,
});

holdsInTheDemo('the customers of the demo', {
  'that are archived have no active users': `select u.id from customer_users u join customers c on c.id = u.customer_id
    where c.status = 'archived' and u.status <> 'disabled'`,
});

holdsInTheDemo('the collections of the demo', {
  'contain items that fit their names': `select c.name, i.name as item from collections c join collection_items m on m.collection_id = c.id
    join content_items i on i.id = m.item_id where
      (c.name in ('Money', 'Taxes and contracts') and i.name !~ '(paid|balance|receipts|Tax|Right to work|Insurance)')
      or (c.name = 'Christmas' and i.name !~ '(Christmas|holidays)') or (c.name = 'Petrol stations' and i.name !~ '(petrol|car parks)')
      or (c.name = 'Bundles' and i.name !~ 'bundles') or (c.name = 'Safety' and i.name !~ '(safe|Lone|Night|Insurance)')`,
  'are rarely empty': `select count(*) from collections c where not exists (select from collection_items m where m.collection_id = c.id)
    having count(*) > 3`,
});
