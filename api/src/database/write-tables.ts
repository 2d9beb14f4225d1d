import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { inProcess } from './embedded/in-process.ts';
import { pgliteDialect } from './embedded/pglite-dialect.ts';
import { pgliteOptions } from './embedded/pglite-options.ts';
import { migrate } from './migrate.ts';
import { tableTypes } from './table-types.ts';

/** Writes the table types from the tables that the migrations make. */
const store = await PGlite.create(pgliteOptions);
const database = new Kysely<Database>({ dialect: pgliteDialect(inProcess(store)) });
// Without the check: it compares with the file that is to be written.
await migrate(database, async () => {});
await writeFile(new URL('generated/tables.ts', import.meta.url), await tableTypes(database));
await database.destroy();
