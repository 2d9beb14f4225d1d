// @module-tag any-store
import { setImmediate } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { pgliteDialect } from './pglite-dialect.ts';

/** A store that answers immediately and records its statements; the statement `wrong` fails. */
function recordingStore() {
  const statements: string[] = [];
  const dialect = pgliteDialect({
    session: () => ({
      query: async (text) => {
        statements.push(text);
        if (text === 'wrong') throw new Error('No such thing');
        return { rows: [], affected: null };
      },
    }),
    close: async () => {},
  });
  return { database: new Kysely<object>({ dialect }), statements };
}

/**
 * PGlite has one connection, so row locks cannot separate two transactions: only this queue keeps their statements
 * apart.
 */
it('a transaction has the one connection until it has ended', async () => {
  const { database, statements } = recordingStore();
  const inside = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = database.transaction().execute(async (transaction) => {
    await sql`first reads`.execute(transaction);
    inside.resolve();
    await goOn.promise;
    await sql`first writes`.execute(transaction);
  });
  await inside.promise;
  const second = database.transaction().execute((transaction) => sql`second reads`.execute(transaction));
  const alone = sql`alone`.execute(database);
  // The store answers immediately: all statements that need not wait have been sent by now.
  await setImmediate();
  expect(statements).toEqual(['begin', 'first reads']);
  goOn.resolve();
  await Promise.all([first, second, alone]);
  expect(statements).toEqual([
    'begin',
    'first reads',
    'first writes',
    'commit',
    'begin',
    'second reads',
    'commit',
    'alone',
  ]);
});

it('a failed transaction releases the connection', async () => {
  const { database, statements } = recordingStore();
  const failing = database.transaction().execute((transaction) => sql`wrong`.execute(transaction));
  const next = sql`next`.execute(database);
  await expect(failing).rejects.toThrow('No such thing');
  await next;
  expect(statements).toEqual(['begin', 'wrong', 'rollback', 'next']);
});
