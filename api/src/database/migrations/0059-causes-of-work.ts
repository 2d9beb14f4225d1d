import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** The trace of the call or the work that brought work up (`traceparent`), for whoever follows one to the other. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(database, 'alter table work add column trace_parent text');
