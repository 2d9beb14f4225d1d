import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { customerRoles, isCustomerRole, roleName } from '../authentication/roles.ts';
import { hashToken, newToken } from '../authentication/tokens.ts';
import type { Database } from '../database/database.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, fieldError, notFound } from '../http/errors.ts';
import { writeMail } from '../outbox/mail.ts';
import { formatInstant } from '../time/instants.ts';
import type { CustomerUserChanges, CustomerUserInvitation } from './schemas.ts';

/** Invites a user to a customer's portal and returns the id. Throws `not_found` without the customer. */
export async function inviteCustomerUser(
  transaction: Kysely<Database>,
  customerId: string,
  { role, ...person }: Static<typeof CustomerUserInvitation>,
  now: Date,
): Promise<string> {
  const customer = await findCustomer(transaction, customerId);
  const roleId = role === undefined ? await firstRole(transaction) : role;
  await mustBeOfCustomers(transaction, roleId);
  const user = await transaction
    .insertInto('customer_users')
    .values({
      customer_id: customerId,
      first_name: person.first_name.trim(),
      last_name: person.last_name.trim(),
      email: person.email,
      role_id: roleId,
      status: 'invited',
      created_at: formatInstant(now),
    })
    .returning(['id', 'first_name', 'email'])
    .executeTakeFirstOrThrow();
  await sendPortalInvitation(transaction, user, customer, now);
  return user.id;
}

/** A customer user in a path. */
type UserPath = { readonly id: string; readonly uid: string };

/** Applies the sent properties; throws `user.invalid_transition` for an impossible status. */
export const changeCustomerUser: Action<UserPath, Static<typeof CustomerUserChanges>> = inSteps({
  lock: lockCustomerUser,
  follow: async (user, { role, status }, _by, transaction) => {
    if (role !== undefined) await mustBeOfCustomers(transaction, role);
    const possible = user.status === 'active' ? 'disabled' : user.status === 'disabled' ? 'active' : null;
    if (status !== undefined && status !== user.status && status !== possible)
      throw new ApiError('user.invalid_transition');
  },
  change: async (transaction, user, { input: { role, status, ...person } }, { now }) => {
    const changes = {
      first_name: person.first_name?.trim(),
      last_name: person.last_name?.trim(),
      email: person.email,
      role_id: role,
      status,
    };
    if (Object.values(changes).every((value) => value === undefined)) return;
    const after = await transaction
      .updateTable('customer_users')
      .set(changes)
      .where('id', '=', user.id)
      .returning(['id', 'first_name', 'email'])
      .executeTakeFirstOrThrow();
    // The link was sent to the old address: it stops working, and the new address gets another.
    if (user.status === 'invited' && after.email !== user.email)
      await sendPortalInvitation(transaction, after, await findCustomer(transaction, user.customer_id), now);
  },
});

/** Revokes an invitation and deletes the user. Throws `user.not_invited` for users in any other status. */
export const revokePortalInvitation: Action<UserPath> = inSteps({
  lock: lockCustomerUser,
  follow: ({ status }) => {
    if (status !== 'invited') throw new ApiError('user.not_invited');
  },
  change: async (transaction, { id }) => {
    await transaction.deleteFrom('customer_users').where('id', '=', id).execute();
  },
});

/** A staff role would grant permissions in the console, which customer users do not have. */
async function mustBeOfCustomers(database: Kysely<Database>, roleId: string): Promise<void> {
  if (!isCustomerRole(await roleName(database, roleId)))
    throw fieldError('role', "This role is for staff. A customer's user is a viewer or an administrator");
}

/** The default role of an invited user. */
async function firstRole(database: Kysely<Database>): Promise<string> {
  const { id } = await database
    .selectFrom('roles')
    .select('id')
    .where('name', '=', customerRoles[0])
    .executeTakeFirstOrThrow();
  return id;
}

async function lockCustomerUser(transaction: Kysely<Database>, { id, uid }: UserPath) {
  const user = await transaction
    .selectFrom('customer_users')
    .select(['id', 'customer_id', 'status', 'email'])
    .where('id', '=', uid)
    .where('customer_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  return user;
}

/** Throws `not_found` without the customer. */
export async function findCustomer(database: Kysely<Database>, id: string) {
  const customer = await database
    .selectFrom('customers')
    .select(['id', 'name', 'portal_url'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!customer) throw notFound();
  return customer;
}

/** The link leads to the customer's own portal, which compares the token with the stored hash. */
async function sendPortalInvitation(
  transaction: Kysely<Database>,
  user: { id: string; first_name: string; email: string },
  customer: { name: string; portal_url: string },
  now: Date,
): Promise<void> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await transaction
    .updateTable('customer_users')
    .set({ invitation_hash: tokenHash })
    .where('id', '=', user.id)
    .execute();
  await writeMail(transaction, now, {
    recipient: user.email,
    subject: `You are invited to the portal of ${customer.name}`,
    tokenHash,
    body: `Hello ${user.first_name},\n\nplease set your password here:\n${customer.portal_url}/account-invite/${token}\n`,
  });
}
