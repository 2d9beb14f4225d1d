import type { Actor } from '../../authentication/actor.ts';
import type { SeedContext } from '../context.ts';

type Colleague = Actor & { readonly email: string; readonly role: string; readonly since: Date };
export type Staff = readonly Colleague[];

/** All staff, the earliest first. */
export async function readStaff({ database }: Pick<SeedContext, 'database'>): Promise<Staff> {
  const users = await database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.status', '=', 'active')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.created_at',
      'roles.name as role',
    ])
    .orderBy('users.id')
    .execute();
  return users.map((user) => ({
    name: `${user.first_name} ${user.last_name}`,
    userId: user.id,
    email: user.email,
    role: user.role,
    since: new Date(user.created_at),
  }));
}

const nobody: Actor = { name: 'Nobody', userId: null };
const withRole = (staff: Staff, role: string, since: Date): Actor[] =>
  staff.filter((one) => one.role === role && one.since < since).map(({ name, userId }) => ({ name, userId }));

/** The member of a role whose turn it is, among those who had joined by then. */
export const oneOfRole = (staff: Staff, role: string, number: number, since: Date): Actor => {
  const all = withRole(staff, role, since);
  const count = Math.max(1, all.length);
  // Shifts the rotation, so that events with the same period do not always meet the same person.
  return all[(number + Math.floor(number / count)) % count] ?? nobody;
};

/** The administrator handles most actions that need many permissions, the owners some. */
export const oneWhoMayAll = (staff: Staff, number: number, since: Date): Actor =>
  oneOfRole(staff, number % 3 === 2 ? 'owner' : 'administrator', Math.floor(number / 3), since);

/** The staff who handle one job. */
export type Team = {
  readonly operations: Actor;
  readonly administrator: Actor;
  readonly reviewer: Actor;
};

/** The staff of a job: one operations member for a whole order; the first two reviewers do most reviews. */
export function teamOf(staff: Staff, order: number, index: number, since: Date): Team {
  const reviewers = withRole(staff, 'reviewer', since);
  const number = order + index;
  return {
    reviewer: reviewers[number % 5 < 4 ? number % 2 : Math.floor(number / 5) % reviewers.length] ?? nobody,
    operations: oneOfRole(staff, 'operations', order, since),
    administrator: oneWhoMayAll(staff, order, since),
  };
}
