import type { PGlite } from '@electric-sql/pglite';
import type { EmbeddedStore } from './pglite-dialect.ts';

/** A PGlite on this thread, for tests and tools. */
export function inProcess(store: PGlite): EmbeddedStore {
  return {
    session: () => ({
      async query(text, parameters) {
        const { rows, affectedRows } = await store.query(text, [...parameters]);
        return { rows, affected: affectedRows ?? null };
      },
    }),
    close: () => store.close(),
  };
}
