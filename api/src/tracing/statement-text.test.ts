import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { factsOf } from './statement-text.ts';

const database = new Kysely<{ users: { id: string; email: string } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (given) => new PostgresIntrospector(given),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const told = (statement: { compile: () => Parameters<typeof factsOf>[0] }) => factsOf(statement.compile());
const raw = (text: string) => factsOf(sql.raw(text).compile(database)).text;

test("a statement's text has its table and operation, with parameters instead of values", () => {
  const email = 'who@shepherd.test';
  expect(told(database.selectFrom('users as person').select('id').where('email', '=', email))).toEqual({
    text: 'select "id" from "users" as "person" where "email" = $1',
    operation: 'select',
    collection: 'users',
  });
  expect(told(database.insertInto('users').values({ id: '1', email }))).toEqual({
    text: 'insert into "users" ("id", "email") values ($1, $2)',
    operation: 'insert',
    collection: 'users',
  });
  expect(told(database.updateTable('users').set({ email }))).toMatchObject({
    operation: 'update',
    collection: 'users',
  });
  expect(told(database.deleteFrom('users'))).toMatchObject({ operation: 'delete', collection: 'users' });
});

test('the operation of a raw statement is its first word', () => {
  expect(factsOf(sql`  select pg_advisory_xact_lock(${7})`.compile(database))).toEqual({
    text: 'select pg_advisory_xact_lock($1)',
    operation: 'select',
    collection: null,
  });
  expect(factsOf(sql`begin`.compile(database)).operation).toBe('begin');
});

test.each([
  [`select * from users where email = 'who@shepherd.test'`, 'select * from users where email = ?'],
  [`select 'it''s secret', "column" from t1`, 'select ?, "column" from t1'],
  [`select $$secret$$, $tag$sec$ret$tag$, $1`, 'select ?, ?, $1'],
  [
    `select a2 from b where c = 4711 and d > 1.5e3 and e = $12`,
    'select a2 from b where c = ? and d > ? and e = $12',
  ],
  [`select 'secret that never ends`, 'select ?'],
])('%s is reported as %s', (text, shown) => {
  expect(raw(text)).toBe(shown);
});

test('a value does not leak from a statement that is cut off', () => {
  const text = raw(`select '${'secret '.repeat(1_000)}'`);
  expect(text).toBe('select ?');
  expect(raw(`select ${'"column", '.repeat(1_000)}1`).length).toBeLessThanOrEqual(2_000);
});
