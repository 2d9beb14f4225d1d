import { demoNow, holdsInTheDemo } from '../../testing/marketplace/contradictions.ts';

holdsInTheDemo('the customers of the demo', {
  'have the industry in their name': `select c.name, i.name as industry from customers c
    left join industries i on i.id = c.industry_id where c.id <> 21 and i.name is distinct from case
      when c.name ~ '(Grocers)$' then 'Grocery' when c.name ~ '(Coffee|Tea Rooms|Kitchen|Königsberg)$' then 'Food and drink'
      when c.name ~ 'Pharmacy$' then 'Pharmacy' when c.name ~ 'Telecom$' then 'Telecoms'
      when c.name ~ 'Outdoor$' then 'Leisure' when c.name ~ 'Bank$' then 'Banking' when c.name ~ 'Motors$' then 'Automotive'
      when c.name ~ 'Travel$' then 'Travel' when c.name ~ '(Homes|Hardware)$' then 'Home and garden'
      when c.name ~ 'Beauty$' then 'Retail' when c.name ~ 'Fashion$' then 'Fashion' when c.name ~ 'Energy$' then 'Utilities' end`,
  'have unique names': 'select name from customers group by name having count(*) > 1',
  'have phone numbers of their city': `select id, city, phone from customers where
      (phone like '020 7946 0%') <> (city = 'London') or (phone like '0161 496 0%') <> (city = 'Manchester')
      or (phone like '+353 20 91%') <> (country_code = 'IE')`,
  'were last seen after their creation': `select id from customers where last_seen not between created_at and ${demoNow}`,
  'are older than their campaigns': `select p.id from campaigns p join customers c on c.id = p.customer_id
    where p.created_at < c.created_at`,
  'have campaigns without a season in their various names': `select id, name from campaigns
    where name ~* '(spring|summer|autumn|winter|christmas|school|20[0-9]{2})'
    union all select null, 'names' where (select count(distinct name) from campaigns) < 50`,
  'have portals with their whole name': `select name, portal_url from customers where portal_url <> 'https://' || trim('-' from
    regexp_replace(regexp_replace(lower(normalize(translate(name, 'łŁ''', 'lL'), NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'))
    || '.portal.shepherd.test'`,
  'are older than their templates': `select t.id from templates t join customers c on c.id = t.customer_id
    where t.created_at < c.created_at or t.created_at > ${demoNow}`,
  'have templates in the currency of their country': `select t.id from templates t join customers c on c.id = t.customer_id
    where (t.currency = 'EUR') <> (c.country_code = 'IE')`,
  'pay more than agents get':
    'select id from templates where agent_fee >= base_price or agent_fee_up_to <= agent_fee',
});

const tasksOf = (
  name: string,
): string => `select t.id, t.name from templates t join task_lists l on l.id = t.task_list_id
  where t.version <> '1' and t.name like '${name}' and `;

holdsInTheDemo('the templates of the demo', {
  'for prices have price tasks': `${tasksOf('%rice check%')} l.task_groups::text not like '%"price"%'`,
  'for stock and shelf layout have a matrix': `${tasksOf('Shelf%')} l.task_groups::text not like '%"matrix"%'`,
  'for mystery visits ask who served': `${tasksOf('Mystery%')} l.task_groups::text not like '%erved%'`,
  'for photos have photo tasks': `${tasksOf('%hotograph%')} l.task_groups::text not like '%"photo"%'`,
  'for hunts show the product': `${tasksOf('%hunt%')} l.task_groups::text not like '%"photo"%'`,
  'for surveys have choices': `${tasksOf('%urvey%')} l.task_groups::text not like '%"select"%'`,
});

holdsInTheDemo('the orders of the demo', {
  'are titled by the month in which they begin': `select id, title, start_date from orders where start_date is not null
    and title not like '%, ' || to_char(start_date, 'FMMonth YYYY') || '%' or start_date is null and title ~ '20[0-9]{2}'`,
  'reuse the stores of their customer': `select customer_id from (select o.customer_id, count(distinct o.id) as orders, count(*) as visits,
      count(distinct (l.address1, l.zip, l.latitude)) as stores from orders o join locations l on l.order_id = o.id group by 1) as each
    where orders > 2 and visits <= stores`,
  'have the same data for the same store': `select l.latitude, l.longitude from locations l group by 1, 2
    having count(distinct (l.name, l.address1, l.address2, l.city, l.zip, l.phone)) > 1`,
  'belong to the customer of their campaign and of their template': `select o.id from orders o
    join campaigns p on p.id = o.campaign_id join templates t on t.id = o.template_id left join waves w on w.id = o.wave_id
    left join customer_users u on u.id = o.placed_by
    where o.customer_id <> p.customer_id or o.customer_id <> t.customer_id or w.campaign_id <> p.id or u.customer_id <> o.customer_id`,
  'are newer than everything that they refer to': `select o.id from orders o join campaigns p on p.id = o.campaign_id
    join templates t on t.id = o.template_id left join customer_users u on u.id = o.placed_by
    where o.created_at < greatest(p.created_at, t.created_at, u.created_at) or o.created_at > ${demoNow}`,
  'are in the currency of their template, and so are their jobs': `select o.id from orders o join templates t
    on t.id = o.template_id left join jobs j on j.order_id = o.id
    where o.currency <> t.currency or j.currency <> o.currency or j.customer_id <> o.customer_id
      or j.template_id <> o.template_id or j.customer_price <> t.base_price
      or (j.agent_fee <> t.agent_fee and not exists (select from job_history h where h.job_id = j.id and h.event like 'Rates changed%'))
      or (j.id is not null and j.task_list_id is distinct from o.task_list_id)`,
  'are in the country of their customer, and so are their locations': `select o.id from orders o join customers c
    on c.id = o.customer_id left join locations l on l.order_id = o.id left join jobs j on j.order_id = o.id
    where o.country_code <> c.country_code or l.country_code <> o.country_code or j.country_code <> o.country_code`,
  'have the category and the type of their template': `select o.id, o.title, o.type, t.name, c.name from orders o
    join templates t on t.id = o.template_id join order_categories c on c.id = o.category_id
    where (o.type = 'anywhere') <> (t.name like '%at home%') or (o.type = 'treasure_hunt') <> (t.name like '%hunt%')
      or (t.name like 'Mystery%') <> (c.name = 'Mystery shopping') or (t.name like '%rice check%') <> (c.name = 'Price tracking')`,
  'have locations unless they are for anywhere': `select id from orders o where status <> 'draft'
    and (type = 'anywhere') = exists (select from locations where order_id = o.id)`,
  'are under way only for active customers and campaigns': `select o.id, c.status, p.status from orders o
    join customers c on c.id = o.customer_id join campaigns p on p.id = o.campaign_id join templates t on t.id = o.template_id
    where o.status in ('draft', 'pending', 'approving', 'active', 'started')
      and (c.status <> 'active' or p.status <> 'active' or t.status <> 'active')`,
  'have dates that fit their status': `select id, status, start_date, end_date from orders where start_date >= end_date
    or due_date < end_date or start_date < created_at
    or (status = 'active' and start_date <= ${demoNow}) or (status in ('started', 'finished') and start_date > ${demoNow})
    or (status = 'finished' and end_date > ${demoNow}) or (status = 'started' and end_date < ${demoNow})
    or (status = 'draft') <> (start_date is null)
    or (status in ('pending', 'approving') and start_date < ${demoNow})`,
  'have targets within their number of jobs': `select o.id, o.job_completion_target, o.treasure_target from orders o
    where o.status <> 'draft' and greatest(o.job_completion_target, o.treasure_target::int)
      > coalesce(o.wanted_jobs, (select count(*) from locations l where l.order_id = o.id))`,
  'were placed by customer users who had signed in, if there are any': `select o.id from orders o
    join customer_users u on u.id = o.placed_by join customers c on c.id = o.customer_id
    where (u.status <> 'active' and c.status <> 'archived') or u.created_at > o.created_at
    union all select o.customer_id from orders o group by 1 having count(o.placed_by) = 0`,
  'had visits in each of the last twelve months, and more in the later six': `select month from generate_series(
      date_trunc('month', ${demoNow}) - interval '11 months', date_trunc('month', ${demoNow}), interval '1 month') as month
    where (select count(*) from assignments where date_trunc('month', ended_at) = month) < 8
    union all select null where (select count(*) from assignments where ended_at > ${demoNow} - interval '6 months')
      < 1.5 * (select count(*) from assignments where ended_at <= ${demoNow} - interval '6 months')`,
  'were placed in the order of their numbers, except for a few hours': `select id, created_at, before from (select id, created_at,
      max(created_at) over (order by id rows between unbounded preceding and 1 preceding) as before from orders) as o
    where created_at < before - interval '14 hours'`,
  'are archived only when they are over': `select id from orders where archived_at is not null
    and (status not in ('finished', 'cancelled', 'rejected') or archived_at not between end_date and ${demoNow})`,
  'have one job per location once they are approved': `select o.id, count(j.id) from orders o
    left join jobs j on j.order_id = o.id group by o.id
    having (o.status in ('active', 'started', 'finished', 'cancelled')) <> (count(j.id) > 0)
      or (count(j.id) > 0 and count(j.id) <> coalesce(o.wanted_jobs, (select count(*) from locations l where l.order_id = o.id)))
      or min(j.created_at) < o.created_at`,
  'that are over have no work in progress': `select o.id, j.id, j.status from orders o join jobs j on j.order_id = o.id
    where (o.status in ('finished', 'cancelled') or o.archived_at is not null) and j.status in ('unassigned', 'pending', 'assigned', 'in_progress', 'qa')`,
  'that did not start have no visits': `select o.id, j.id, j.status from orders o join jobs j on j.order_id = o.id
    where o.status = 'active' and j.status not in ('unassigned', 'pending', 'assigned')
    union all select o.id, j.id, j.status from orders o join jobs j on j.order_id = o.id join assignments a on a.job_id = j.id
    where a.started_at < o.start_date`,
  'that are paused have nothing on the market': `select j.id from orders o join jobs j on j.order_id = o.id
    where o.paused and j.status = 'pending'`,
  'contain the days of their jobs': `select o.id, j.id from orders o join jobs j on j.order_id = o.id
    left join locations l on l.id = j.location_id where j.start_date < (o.start_date at time zone 'UTC')::date
      or j.end_date > (o.end_date at time zone 'UTC')::date or j.end_date < j.start_date
      or ((j.start_date, j.end_date, j.start_time, j.end_time) is distinct from (l.start_date, l.end_date, l.start_time, l.end_time)
        and l.id is not null and not exists (select from job_history h where h.job_id = j.id and h.event = 'Date and time changed'))`,
  'have interest jobs only during or after the interest phase': `select j.id from jobs j join orders o on o.id = j.order_id
    where j.interest and (o.interest_start_date is null or j.status not in ('unassigned', 'pending'))
    union all select id::text from orders where interest_start_date >= interest_end_date or interest_start_date < created_at`,
  'have pushes only after their start': `select p.id from order_pushes p join orders o on o.id = p.order_id
    where p.created_at < o.start_date or p.created_at > ${demoNow} or p.created_at > o.end_date
      or (p.status = 'sent') <> (p.sent_at is not null) or p.sent_at > ${demoNow} or p.sent_at < p.scheduled_at
      or (p.launch and p.status <> 'pending' and p.created_at <> p.scheduled_at)
      or (p.status in ('sent', 'no_audience') and p.scheduled_at > ${demoNow})
      or (p.launch and p.scheduled_at <> o.start_date + o.launch_push_delay * interval '1 minute')`,
  'have pushes without an audience if they are hidden, and with one otherwise': `select p.id, p.order_id, p.status from order_pushes p
    join orders o on o.id = p.order_id where p.launch and (p.status = 'no_audience') <> o.hide_from_market
    union all select p.id, p.order_id, p.status from order_pushes p where p.status = 'no_audience' and exists (select from job_history h
      join jobs j on j.id = h.job_id where j.order_id = p.order_id and h.event = 'Accepted' and h.created_at < p.created_at)`,
  'have unfinished pushes of the last minutes only, at irregular times': `select id, status, scheduled_at from order_pushes
    where status in ('building_audience', 'sending') and scheduled_at < ${demoNow} - interval '2 minutes'
      or status = 'pending' and scheduled_at < ${demoNow}
    union all select null, 'regular', null from (select scheduled_at - lag(scheduled_at) over (order by scheduled_at) as apart
      from order_pushes where order_id = 10023) as gaps where apart is not null group by apart having count(*) > 1`,
  'have lockouts only after their creation': `select l.id from lockouts l left join orders o on o.id = l.order_id
    left join lockout_agents m on m.lockout_id = l.id
    where l.created_at < o.created_at or m.created_at < l.created_at or m.expires_at < m.created_at
      or o.lockout_id is distinct from (case when l.order_id is null then null else l.id end)`,
});

holdsInTheDemo('the offers and the shared reports of the demo', {
  "belong to older jobs, at the job's fee": `select m.id, j.id from market_offers m
    join market_offer_jobs b on b.offer_id = m.id join jobs j on j.id = b.job_id
    where m.created_at < j.created_at or m.created_at > ${demoNow} or b.agent_fee <> j.agreed_fee
      or m.start_date < j.start_date or m.end_date > j.end_date or m.end_date < m.start_date
      or not exists (select from job_history h where h.job_id = j.id and h.event like 'Offered on the market%'
        and h.created_at = m.created_at)
      or (jsonb_array_length(m.rules) > 1) <> (m.rules_operator is not null)`,
  'exist for each job on the market': `select id from jobs where (status = 'pending') <> (market_offer_id is not null)
    or (bundle_id is not null) <> (bundle_name is not null)`,
  'require existing tags and skills': `select m.id, wanted from market_offers m,
      jsonb_array_elements(m.rules) rule, jsonb_array_elements_text(rule -> 'value') wanted
    where rule ->> 'rule_id' = 'agent_tags' and wanted not in (select name from tags)`,
  'are shared by users with the permission, after the work was done': `select l.id from report_links l join jobs j on j.id = l.job_id
    join assignments a on a.id = j.assignment_id join users u on u.id = l.created_by join roles r on r.id = u.role_id
    where l.created_at <= coalesce(a.closed_at, a.ended_at) or l.created_at > ${demoNow} or not jsonb_exists(r.permissions, 'jobs.share')
      or (l.opened_count > 0) <> (l.last_opened_at is not null)
      or l.last_opened_at not between l.created_at and least(l.expires_at, l.revoked_at, ${demoNow})
      or (j.status <> 'qa' and not exists (select from job_history h where h.job_id = j.id and h.event = 'Report shared'
        and h.created_at = l.created_at))`,
});

holdsInTheDemo('the app content of the demo', {
  'has no duplicates': `select body from news group by body having count(*) > 1
    union all select body from trainings group by body having count(*) > 1
    union all select title from news group by title having count(*) > 1
    union all select name from collections group by name having count(*) > 1
    union all select title from trainings group by title having count(*) > 1`,
  'has unprocessed media of the last hour only': `select id from news where media ->> 'status' = 'processing'
      and created_at not between ${demoNow} - interval '1 hour' - interval '1 minute' and ${demoNow}
    union all select id from trainings where media ->> 'status' = 'processing'
      and created_at not between ${demoNow} - interval '1 hour' - interval '1 minute' and ${demoNow}`,
  'has items in each visible collection': `select id from collections where status = 'active'
    and not exists (select from collection_items where collection_id = collections.id)`,
  'promises no more than the demo keeps': `select id, title from news where title || body ~ '10,000|thousand|same day'
    and title not like 'Mind the best-before%'`,
  'has media in each state': `select wanted from (values ('processing'), ('failed'), ('ready')) as states(wanted)
    where wanted not in (select media ->> 'status' from news where media is not null)
      or wanted not in (select media ->> 'status' from trainings where media is not null)`,
});
