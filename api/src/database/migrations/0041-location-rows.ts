import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** A location stores its row in the file, so that a later row with the same reference can name it. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table locations add upload_row integer;
create index locations_order_reference on locations (order_id, reference);
`,
  );
