import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { isCustomerRole, roleName } from '../authentication/roles.ts';
import type { Session } from '../authentication/session.ts';
import { closeSessions } from '../authentication/sessions.ts';
import { sendInvitation } from '../authentication/user-tokens.ts';
import type { Database } from '../database/database.ts';
import { inSteps } from '../http/action.ts';
import type { Acting, Action } from '../http/action.ts';
import { ApiError, fieldError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import type { UserChanges, UserInvitation, UserStatus } from './schemas.ts';

const ownerRole = 'owner';

/** Invites a user by mail and returns the id. Only an owner may invite another one (`user.owner_only`). */
export async function inviteUser(
  transaction: Kysely<Database>,
  { role, ...person }: Static<typeof UserInvitation>,
  { session, settings, now }: Pick<Acting, 'session' | 'settings' | 'now'>,
): Promise<string> {
  if ((await staffRoleName(transaction, role)) === ownerRole) mustBeOwner(session);
  const instant = formatInstant(now);
  const user = await transaction
    .insertInto('users')
    .values({
      ...trimmed(person),
      type: person.type ?? 'standard',
      role_id: role,
      password_hash: null,
      status: 'invited',
      created_at: instant,
      updated_at: instant,
    })
    .returning(['id', 'first_name', 'email'])
    .executeTakeFirstOrThrow();
  await sendInvitation(transaction, user, settings.webUrl, now);
  return user.id;
}

/**
 * Applies the sent properties. Users cannot disable or demote themselves (`user.self_disable`), only owners may
 * change owners (`user.owner_only`), and one active owner always remains (`user.last_owner`).
 */
export const changeUser: Action<string, UserChanges> = inSteps({
  lock: lockUser,
  follow: async (user, input, { session }, transaction) => {
    const newRole = input.role === undefined ? user.role_name : await staffRoleName(transaction, input.role);
    const demoted = newRole !== user.role_name;
    const disabled = input.status === 'disabled' && user.status !== 'disabled';
    if (user.id === session.userId && (demoted || disabled)) throw new ApiError('user.self_disable');
    if (user.role_name === ownerRole || newRole === ownerRole) mustBeOwner(session);
    if (input.status !== undefined && !canBecome(user.status, input.status))
      throw new ApiError('user.invalid_transition');
    if (user.isLastOwner && (demoted || disabled)) throw new ApiError('user.last_owner');
    return { disabled };
  },
  change: async (transaction, user, { input, row: { disabled } }, { settings, now }) => {
    const { id } = user;
    const { role, status, ...person } = input;
    const { email } = await transaction
      .updateTable('users')
      .set({ ...trimmed(person), role_id: role, status, updated_at: formatInstant(now) })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    if (disabled) await closeSessions(transaction, id);
    // The link was sent to the old address: it stops working, and the new address gets another.
    if (user.status === 'invited' && email !== user.email) {
      const invited = { id, first_name: person.first_name ?? user.first_name, email };
      await sendInvitation(transaction, invited, settings.webUrl, now);
    }
  },
});

/** Revokes an invitation: deletes the user and the link. Throws `user.not_invited` for users in any other status. */
export const revokeInvitation: Action<string> = inSteps({
  lock: lockUser,
  follow: (user, _input, { session }) => {
    if (user.id === session.userId) throw new ApiError('user.self_disable');
    if (user.role_name === ownerRole) mustBeOwner(session);
    if (user.status !== 'invited') throw new ApiError('user.not_invited');
  },
  change: async (transaction, { id }) => {
    await transaction.deleteFrom('users').where('id', '=', id).execute();
  },
});

/**
 * The user, and the active owners. Locked in one statement and one order, so that two owners who disable each other
 * concurrently wait instead of deadlocking.
 */
async function lockUser(database: Kysely<Database>, id: string) {
  const locked = await database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where((where) =>
      where.or([
        where('users.id', '=', id),
        where.and([where('roles.name', '=', ownerRole), where('users.status', '=', 'active')]),
      ]),
    )
    .select(['users.id', 'users.status', 'users.email', 'users.first_name', 'roles.name as role_name'])
    .orderBy('users.id')
    .forUpdate('users')
    .execute();
  const user = locked.find((found) => found.id === id);
  if (!user) throw notFound();
  const isActiveOwner = (found: typeof user): boolean =>
    found.role_name === ownerRole && found.status === 'active';
  return { ...user, isLastOwner: isActiveOwner(user) && locked.filter(isActiveOwner).length === 1 };
}

/** Activation needs the invited person's own password; staff only disable and enable. */
const canBecome = (from: UserStatus, to: UserStatus): boolean =>
  from === to || (from === 'active' && to === 'disabled') || (from === 'disabled' && to === 'active');

function mustBeOwner(session: Session): void {
  if (session.roleName !== ownerRole) throw new ApiError('user.owner_only');
}

/** The name of a staff role; a field error for an unknown role or a customer role. */
async function staffRoleName(database: Kysely<Database>, id: string): Promise<string> {
  const name = await roleName(database, id);
  if (isCustomerRole(name)) throw fieldError('role', 'This role is for users of customers');
  return name;
}

/** Names without surrounding blanks. */
const trimmed = <Person extends { first_name?: string | undefined; last_name?: string | undefined }>(
  person: Person,
): Person => ({
  ...person,
  ...(person.first_name !== undefined && { first_name: person.first_name.trim() }),
  ...(person.last_name !== undefined && { last_name: person.last_name.trim() }),
});
