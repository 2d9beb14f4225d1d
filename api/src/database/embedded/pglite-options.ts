import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgliteParsers } from '../column-parsers.ts';

/** Options of every PGlite, in a thread or in a test: the migrations and answers depend on them. */
export const pgliteOptions = { extensions: { pg_trgm }, parsers: pgliteParsers };
