import { demoNow, holdsInTheDemo } from '../../testing/marketplace/contradictions.ts';
import { titlesWithTexts } from '../reports/open-answers.ts';

/** All answers with their questions. */
const answers = `(with asked as (select l.id as list, t ->> 'id' as task, t ->> 'title' as title, t -> 'component' as component
    from task_lists l, jsonb_path_query(l.task_groups, '$.**.tasks[*]') t)
  select r.assignment_id, r.value, r.comment, asked.title, asked.component ->> 'input_type' as kind,
    asked.component ->> 'type' as type, a.started_at, a.ended_at
  from report_tasks r join assignments a on a.id = r.assignment_id join jobs j on j.id = a.job_id
  join asked on asked.list = j.task_list_id and asked.task = r.task_id) as answers`;
const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join();

holdsInTheDemo('the answers of the demo', {
  'have specific texts for each text question': `select distinct title from ${answers}
    where kind = 'alphanumeric' and title not in (${quoted(titlesWithTexts)})`,
  'contain opening hours where required': `select title, value from ${answers}
    where title like 'When is it open%' and value !~ '[0-9]+:[0-9]{2} to [0-9]+:[0-9]{2}'`,
  'differ between stores': `select title from ${answers} where kind in ('numeric', 'alphanumeric') or type = 'timer'
    group by title having count(*) > 10 and count(distinct value) < 3`,
  'contain plausible numbers': `select title, value from ${answers} where
    (title like 'How many minutes%' and value::int not between 1 and 60) or (kind = 'numeric' and value::int not between 0 and 60)
    or (type = 'timer' and title in ('Stay in the store', 'Watch the stand') and value::int not between 600 and 900)`,
  'contain future dates': `select title, value from ${answers} where kind = 'date' and value <= to_char(started_at, 'YYYY-MM-DD')`,
  'have fitting remarks': `select title, comment from ${answers} where comment like '%boxes%'
    and title <> 'Which products are there?'`,
});

holdsInTheDemo('the media of the demo', {
  'older than an hour have been processed': `select id, taken_at from report_media
    where status = 'processing' and taken_at < ${demoNow} - interval '1 hour'`,
  'are rarely damaged or lost': `select status, count(*) from report_media where status = 'failed' or
    (status = 'ready' and media_url not in (select 'file:' || key from files)) group by 1 having count(*) > 10`,
  'of work in review are complete': `select m.id from report_media m join assignments a on a.id = m.assignment_id
    where a.status <> 'completed' and m.status = 'ready' and m.media_url not in (select 'file:' || key from files)`,
});
