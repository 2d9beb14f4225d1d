import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Which locations came without coordinates, and the geocoding results so far. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table locations add locating text
  check (locating in ('waiting', 'approximate', 'not_found', 'unavailable'));
alter table locations add lookups smallint not null default 0;
create index locations_waiting on locations (order_id, lookups, id) where locating = 'waiting';
create index locations_upload_locating on locations (upload_id, upload_row) where locating is not null;
create table order_locating (
  order_id bigint primary key references orders on delete cascade,
  part integer not null default 0,
  failures smallint not null default 0
);
`,
  );
