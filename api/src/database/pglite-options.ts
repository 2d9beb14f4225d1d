import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgliteParsers } from './column-parsers.ts';

/** What every PGlite needs, on its own thread or in a test: the migrations and answers depend on it. */
export const pgliteOptions = { extensions: { pg_trgm }, parsers: pgliteParsers };
