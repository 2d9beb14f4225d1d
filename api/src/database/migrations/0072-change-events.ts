import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Tables with a row for each record, and the type of their events. */
const records: Readonly<Record<string, string>> = {
  agent_applications: 'application',
  agents: 'agent',
  campaigns: 'campaign',
  collections: 'collection',
  customer_users: 'customer_user',
  customers: 'customer',
  jobs: 'job',
  lockouts: 'lockout',
  news: 'news_item',
  orders: 'order',
  payments: 'transaction',
  templates: 'template',
  trainings: 'training',
  users: 'user',
  withdrawals: 'withdrawal',
};

/** Tables whose rows belong to a record: its type, its id, and a join where the row does not have the id. */
const parts: Readonly<Record<string, readonly [type: string, id: string, join?: string]>> = {
  agent_areas: ['agent', 'r.agent_id'],
  agent_comments: ['agent', 'r.agent_id'],
  agent_contracts: ['agent', 'r.agent_id'],
  agent_payment_methods: ['agent', 'r.agent_id'],
  agent_skills: ['agent', 'r.agent_id'],
  agent_strikes: ['agent', 'r.agent_id'],
  assignments: ['job', 'r.job_id'],
  collection_items: ['collection', 'r.collection_id'],
  job_comments: ['job', 'r.job_id'],
  job_history: ['job', 'r.job_id'],
  ledger_entries: ['agent', 'r.agent_id'],
  location_groups: ['order', 'r.order_id'],
  locations: ['order', 'r.order_id'],
  lockout_agents: ['lockout', 'r.lockout_id'],
  market_offer_jobs: ['job', 'r.job_id'],
  market_offers: ['job', 'j.job_id', 'join market_offer_jobs j on j.offer_id = r.id'],
  order_history: ['order', 'r.order_id'],
  order_pushes: ['order', 'r.order_id'],
  order_uploads: ['order', 'r.order_id'],
  order_workflows: ['order', 'r.order_id'],
  report_links: ['job', 'r.job_id'],
  report_media: ['job', 'a.job_id', 'join assignments a on a.id = r.assignment_id'],
  report_tasks: ['job', 'a.job_id', 'join assignments a on a.id = r.assignment_id'],
  waves: ['campaign', 'r.campaign_id'],
};

/**
 * One event for each record that a transaction changes. A deletion replaces the other kinds. Once an event has its
 * position, it has no transaction any more: a restored database may use the same numbers again.
 */
const record = (type: string, id: string, kind: string, rows: string): string =>
  `insert into change_events (transaction, type, record_id, kind, user_id) select distinct on (2, 3) pg_current_xact_id()::text::bigint, '${type}', ${id}::text, ${kind}, nullif(current_setting('shepherd.user_id', true), '')::bigint from ${rows} on conflict (transaction, type, record_id) do update set kind = excluded.kind where excluded.kind = 'deleted';`;

/** On one line, because a statement ends at a semicolon at the end of a line. */
const recorder = (table: string, body: string): string =>
  `create function record_changes_of_${table}() returns trigger language plpgsql as $$ begin if current_setting('shepherd.quiet', true) = 'on' then return null; end if; ${body} return null; end $$;`;

const kindOfStatement = `case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'updated' end`;

/** A trigger with a transition table serves one kind of statement only. */
const triggers = (table: string, before = ''): string => `
create trigger ${table}_inserted after insert on ${table} referencing new table as changed for each statement execute function record_changes_of_${table}();
create trigger ${table}_updated after update on ${table} referencing ${before} new table as changed for each statement execute function record_changes_of_${table}();
create trigger ${table}_deleted after delete on ${table} referencing old table as changed for each statement execute function record_changes_of_${table}();
`;

/** That the app was used is no change of an agent. Agents are not deleted but marked. */
const seen = `array['last_seen_at', 'latitude', 'longitude', 'position_updated_at']`;
const changesOfAgents = `if tg_op = 'UPDATE' then ${record(
  'agent',
  'r.id',
  `case when r.deleted_at is null then 'updated' else 'deleted' end`,
  `changed r join before b on b.id = r.id where to_jsonb(r) - ${seen} <> to_jsonb(b) - ${seen}`,
)} else ${record('agent', 'r.id', kindOfStatement, 'changed r')} end if;`;

/** What has changed, recorded by triggers, which no code can forget. Clients read it in the order of the positions. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create table change_events (
  id bigint generated always as identity primary key,
  position bigint unique,
  transaction bigint,
  type text not null,
  record_id text not null,
  kind text not null check (kind in ('created', 'updated', 'deleted')),
  user_id bigint,
  created_at timestamptz(0) not null default date_trunc('second', now()),
  unique (transaction, type, record_id)
);
create index change_events_waiting on change_events (id) where position is null;
create index change_events_created_at on change_events (created_at);
comment on table change_events is 'One row for each record that a transaction has changed.';
comment on column change_events.position is 'Given after the commit, in ascending order without gaps; null until then.';
comment on column change_events.transaction is 'Null once it has a position.';
comment on column change_events.user_id is 'Null if no user made the change.';
${Object.entries(records)
  .map(([table, type]) =>
    table === 'agents'
      ? recorder(table, changesOfAgents) + triggers(table, 'old table as before')
      : recorder(table, record(type, 'r.id', kindOfStatement, 'changed r')) + triggers(table),
  )
  .join('\n')}
${Object.entries(parts)
  .map(
    ([table, [type, id, join = '']]) =>
      recorder(table, record(type, id, `'updated'`, `changed r ${join}`)) + triggers(table),
  )
  .join('\n')}
`,
  );
