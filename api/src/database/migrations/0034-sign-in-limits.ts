import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Sign-in attempts, counted across all copies of the server, and where users have signed in before. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create table attempt_counts (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create table known_networks (
  user_id bigint not null references users on delete cascade,
  network_hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, network_hash)
);
`,
  );
