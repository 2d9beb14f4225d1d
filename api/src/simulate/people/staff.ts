import type { Kysely } from 'kysely';
import type { Permission } from '../../authentication/permissions.ts';
import type { Database } from '../../database/database.ts';
import type { Acting } from '../../http/action.ts';
import { oneOf } from '../../seed/random.ts';
import type { Stage } from '../stage.ts';

/** The office's time zone. */
const timezone = 'Europe/London';

type Member = {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: string;
  readonly permissions: readonly Permission[];
};

/**
 * Staff with this permission who can sign in. Accounts for demo users (without a full name in the address) are used
 * only if no other account has it.
 */
export async function staffWho(database: Kysely<Database>, permission: Permission): Promise<Member[]> {
  const users = await database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.status', '=', 'active')
    .orderBy('users.id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'roles.name as role',
      'roles.permissions',
    ])
    .execute();
  const able = users.filter(({ permissions }) => permissions.includes(permission));
  const others = able.filter(({ email }) => email.split('@')[0]?.includes('.') === true);
  return others.length > 0 ? others : able;
}

/** The actor in the form that REST v1 calls use. */
export const actingAs = (
  { clock, settings }: Stage,
  { id, first_name, last_name, email, role, permissions }: Member,
): Acting => ({
  session: { tokenHash: '', userId: id, email, roleName: role, permissions },
  actor: { name: `${first_name} ${last_name}`, userId: id },
  now: clock(),
  timezone,
  settings,
});

/** A staff member with this permission; null if there is none. */
export async function staffMemberWith(stage: Stage, permission: Permission): Promise<Acting | null> {
  const member = oneOf(stage.draw, await staffWho(stage.database, permission));
  return member ? actingAs(stage, member) : null;
}
