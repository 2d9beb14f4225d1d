import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** The trace of the call or work that enqueued the work (`traceparent`). */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(database, 'alter table work add column trace_parent text');
