import { expressionBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { listQuery } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many } from '../http/schemas/schemas.ts';
import { peopleOf, readPeople } from '../users/people.ts';
import { UserStatus } from '../users/schemas.ts';
import type { CustomerUser } from './schemas.ts';

export const CustomerUsersQuery = listQuery(
  ['id', 'first_name', 'last_name', 'email', 'status', 'role', 'created_at'],
  { id: many(Id), status: many(UserStatus), role_id: many(Id) },
);
type CustomerUsersQuery = Static<typeof CustomerUsersQuery>;

const users = expressionBuilder<Database, 'customer_users'>();

export const customerUserList = (customerId: string): List<CustomerUsersQuery> => ({
  ...peopleOf('customer_users'),
  always: () => [users('customer_users.customer_id', '=', customerId)],
});

/** The rows of these ids, in no particular order. */
export const readCustomerUsers = (
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Static<typeof CustomerUser>[]> =>
  readPeople(database, 'customer_users', ids, sql<{ customer_id: string }>`people.customer_id`);

/** One user of this customer; `not_found` for a user of another customer. */
export async function readCustomerUser(
  database: Kysely<Database>,
  customerId: string,
  id: string,
): Promise<Static<typeof CustomerUser>> {
  const [user] = await readCustomerUsers(database, [id]);
  if (user?.customer_id !== customerId) throw notFound();
  return user;
}
