import { expressionBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { UserType } from '../authentication/schemas.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { listQuery } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many } from '../http/schemas/schemas.ts';
import { peopleOf, readPeople } from './people.ts';
import { UserStatus } from './schemas.ts';
import type { User } from './schemas.ts';

export const UsersQuery = listQuery(
  ['id', 'first_name', 'last_name', 'email', 'status', 'type', 'role', 'created_at'],
  { id: many(Id), status: many(UserStatus), type: many(UserType), role_id: many(Id) },
);
export type UsersQuery = Static<typeof UsersQuery>;

const users = expressionBuilder<Database, 'users'>();
const people = peopleOf('users');

/** A user's full name. */
export const userName = sql`users.first_name || ' ' || users.last_name`;

export const userList: List<UsersQuery> = {
  ...people,
  filters: { ...people.filters, type: (types) => users('users.type', 'in', types) },
  sort: { ...people.sort, type: sql`users.type` },
};

/** The rows of these ids, in no particular order. */
export const readUsers = (
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Static<typeof User>[]> =>
  readPeople(database, 'users', ids, sql<{ type: Static<typeof UserType> }>`people.type`);

/** One user; throws `not_found`. */
export async function readUser(database: Kysely<Database>, id: string): Promise<Static<typeof User>> {
  const [user] = await readUsers(database, [id]);
  if (!user) throw notFound();
  return user;
}
