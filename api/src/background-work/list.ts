import { expressionBuilder, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { holds, listQuery, readingOrder } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many } from '../http/schemas/schemas.ts';
import { works } from '../works.ts';
import { BackgroundWorkKind, BackgroundWorkStatus, shownStatuses } from './schemas.ts';

export const BackgroundWorkQuery = listQuery(
  ['urgency', 'id', 'title', 'attempts', 'created_at', 'next_try_at', 'finished_at'],
  { id: many(Id), kind: many(BackgroundWorkKind), status: many(BackgroundWorkStatus) },
);
export type BackgroundWorkQuery = Static<typeof BackgroundWorkQuery>;

/** The kind and title of work in this version, by name. */
const known = JSON.stringify([...works.values()].map(({ name, kind, title }) => ({ name, kind, title })));

/**
 * Work in its own transaction locks its row until it ends, and others see only that: `xmax` is the last locker of a
 * row, and a transaction that has not ended holds its own number.
 */
const held = sql`(work.run_at <= now_at.moment and work.xmax in (
  select transactionid from pg_locks where locktype = 'transactionid' and mode = 'ExclusiveLock' and granted
    and pid <> pg_backend_pid()))`;

/**
 * The table with displayed values instead of stored ones.
 * @param now leased work is running until its lease ends
 */
export const shownWork = (now: Date): RawBuilder<unknown> => sql`(
  select work.*, coalesce(known.kind, 'other') as kind, coalesce(known.title, work.name) as title, state.shown_status,
    state.shown_status = 'failed' or (state.shown_status = 'retrying' and work.run_at > now_at.moment) as retryable
  from work
  cross join (select ${now.toISOString()}::timestamptz as moment) as now_at
  left join json_to_recordset(${known}) as known (name text, kind text, title text) on known.name = work.name
  cross join lateral (select case
    when work.status <> 'waiting' then work.status
    when (work.lent and work.run_at > now_at.moment) or ${held} then 'running'
    when work.attempts > 0 then 'retrying'
    else 'waiting' end as shown_status) as state
) as pieces`;

/** Failed and finished work is sorted newest first, pending work next first. */
const urgency = sql`array_position(${sql.lit(`{${shownStatuses.join(',')}}`)}::text[], pieces.shown_status) * 1e11
  + case when pieces.status = 'waiting' then extract(epoch from pieces.run_at)
    else -extract(epoch from pieces.finished_at) end`;

const expressions = expressionBuilder<Database, never>();
const among = (column: RawBuilder<unknown>, values: readonly string[]) =>
  sql<boolean>`${column} in (${sql.join(values)})`;

export const backgroundWorkList = (now: Date): List<BackgroundWorkQuery> => ({
  rows: shownWork(now),
  id: sql`pieces.id`,
  search: (pattern) =>
    expressions.or([
      holds(sql`pieces.title`, pattern),
      holds(sql`coalesce(pieces.failure, '')`, pattern),
      holds(
        sql`concat_ws(' ', pieces.payload ->> 'recipient', pieces.payload ->> 'email', pieces.payload ->> 'orderId',
          pieces.payload ->> 'jobId')`,
        pattern,
      ),
      sql<boolean>`exists (select from mails where mails.id::text = pieces.payload ->> 'mailId'
        and ${holds(sql`mails.recipient || ' ' || mails.subject`, pattern)})`,
    ]),
  filters: {
    id: (ids) => among(sql`pieces.id`, ids),
    kind: (kinds) => among(sql`pieces.kind`, kinds),
    status: (statuses) => among(sql`pieces.shown_status`, statuses),
  },
  sort: {
    urgency,
    id: sql`pieces.id`,
    title: readingOrder(sql`pieces.title`),
    attempts: sql`pieces.attempts + pieces.earlier_attempts`,
    created_at: sql`pieces.created_at`,
    next_try_at: sql`case when pieces.status = 'waiting' then pieces.run_at end`,
    finished_at: sql`pieces.finished_at`,
  },
  defaultSort: 'urgency',
});
