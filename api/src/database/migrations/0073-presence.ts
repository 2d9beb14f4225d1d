import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/**
 * Which records users have open now. Rows are worth half a minute, so PostgreSQL does not log them: a crash loses
 * them, and the next sign of each tab brings them back.
 */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create unlogged table presence (
  session text not null references sessions on delete cascade,
  client text not null,
  type text not null check (type in ('job', 'order', 'template', 'customer')),
  record_id text not null,
  kind text not null check (kind in ('views', 'edits', 'reviews')),
  part text,
  done integer,
  total integer,
  since timestamptz(0) not null,
  seen_at timestamptz(0) not null,
  primary key (session, client)
);
create index presence_record on presence (type, record_id);
create index presence_seen_at on presence (seen_at);
comment on table presence is 'The record that a tab has open. It ends 30 seconds after the last sign.';
comment on column presence.client is 'UUID of the tab.';
comment on column presence.part is 'The part that is edited, such as address.';
comment on column presence.since is 'When the tab opened the record.';
`,
  );
