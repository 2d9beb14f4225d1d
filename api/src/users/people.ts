import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import type { Role } from '../authentication/schemas.ts';
import type { Database } from '../database/database.ts';
import { holds, readingOrder } from '../http/lists/lists.ts';
import type { UserStatus } from './schemas.ts';

/** Staff and customer users: two tables of people with a role. */
type Table = 'users' | 'customer_users';

/** The common part of both lists. */
export function peopleOf(table: Table) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const among = (name: string) => (values: readonly string[]) =>
    sql<boolean>`${column(name)} in (${sql.join(values)})`;
  return {
    rows: sql`${sql.table(table)} join roles on roles.id = ${column('role_id')}`,
    id: column('id'),
    search: (pattern: string) =>
      sql<boolean>`(${holds(sql`${column('first_name')} || ' ' || ${column('last_name')}`, pattern)}
        or ${holds(column('email'), pattern)})`,
    filters: { id: among('id'), status: among('status'), role_id: among('role_id') },
    sort: {
      id: column('id'),
      first_name: readingOrder(column('first_name')),
      last_name: readingOrder(column('last_name')),
      email: readingOrder(column('email')),
      status: column('status'),
      role: readingOrder(sql`roles.name`),
      created_at: column('created_at'),
    },
    defaultSort: '-created_at',
  };
}

type Person = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  status: UserStatus;
  created_at: string;
  role: Static<typeof Role>;
};

/** The rows of these ids with the table's other columns, in no particular order. */
export async function readPeople<More extends object>(
  database: Kysely<Database>,
  table: Table,
  ids: readonly string[],
  more: RawBuilder<More>,
): Promise<(Person & More)[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Person & More>`
    select people.id, people.first_name, people.last_name, people.email, people.status, people.created_at,
      jsonb_build_object('id', roles.id::text, 'name', roles.name, 'permissions', roles.permissions) as role, ${more}
    from ${sql.table(table)} as people join roles on roles.id = people.role_id
    where people.id in (${sql.join(ids)})`.execute(database);
  return rows;
}
