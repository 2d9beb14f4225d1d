import { roles } from '../../authentication/roles.ts';
import type { UserStatus } from '../../users/schemas.ts';
import { sendInvitation } from '../../authentication/user-tokens.ts';
import { formatInstant, hour, later, oneDay } from '../../time/instants.ts';
import { addressOf, firstStaffNumber, personName } from './people.ts';
import { insertNumbered } from '../rows.ts';
import type { SeedContext } from '../context.ts';

/** Argon2id hash of the password of all demo accounts: Shepherd1. Computed once, because hashing is slow. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$+s9SBtsq3OsrI6QXLQjtuw$wOnZ7+jctthPjk/9/YCFiAgpcdFtCsI6bMcAZZjw5Ho';

type Account = readonly [
  name: string,
  first: string,
  last: string,
  role: string,
  type?: 'manager',
  status?: UserStatus,
];

const accounts: readonly Account[] = [
  ['owner', 'Olivia', 'Hartley', 'owner'],
  ['owner2', 'Edward', 'Ashworth', 'owner'],
  ['admin', 'Amelia', 'Whitaker', 'administrator'],
  ['operations', 'Oscar', 'Bennett', 'operations'],
  ['reviewer', 'Ruby', 'Lawson', 'reviewer'],
  ['reviewer2', 'Rory', 'Fletcher', 'reviewer'],
  ['finance', 'Freya', 'Pemberton', 'finance'],
  ['content', 'Connor', 'Sinclair', 'content_editor'],
  ['support', 'Sophie', 'Marsden', 'support'],
  ['manager', 'Matilda', 'Croft', 'operations', 'manager'],
  ['disabled', 'Daniel', 'Frost', 'support', undefined, 'disabled'],
  ['invited', 'Isla', 'Newton', 'reviewer', undefined, 'invited'],
];

const usersInAll = 60;

/** The roles, the sign-in accounts, and further staff. */
export async function seedAccounts({ database, now, random, webUrl }: SeedContext): Promise<void> {
  const roleIds = new Map(roles.map((role, index) => [role.name, String(index + 1)]));
  await insertNumbered(
    database,
    'roles',
    roles.map((role, index) => ({ id: String(index + 1), name: role.name, permissions: role.permissions })),
  );
  const staff: Account[] = Array.from({ length: usersInAll - accounts.length }, (_, index) => {
    const person = personName(firstStaffNumber + index);
    const status = index % 9 === 4 ? 'invited' : index % 11 === 5 ? 'disabled' : 'active';
    const role = random.pick(['operations', 'reviewer', 'reviewer', 'support', 'finance', 'content_editor']);
    return [
      addressOf(person),
      person.first,
      person.last,
      role,
      random.chance(0.15) ? 'manager' : undefined,
      status,
    ];
  });
  const rows = [...accounts, ...staff].map(([name, first, last, role, type, status = 'active'], index) => {
    // The first accounts are older than anything they did; invitations last for a week.
    const daysAgo = status === 'invited' ? index % 6 : (usersInAll - index) * 20;
    const created = formatInstant(later(now, -daysAgo * oneDay - random.integer(0, oneDay - hour)));
    return {
      id: String(index + 1),
      first_name: first,
      last_name: last,
      email: `${name}@shepherd.test`,
      password_hash: status === 'invited' ? null : passwordHash,
      role_id: roleIds.get(role) ?? '7',
      type: type ?? 'standard',
      status,
      created_at: created,
      updated_at: created,
    };
  });
  await insertNumbered(database, 'users', rows);
  const invited = rows.find((row) => row.email === 'invited@shepherd.test');
  if (invited) await sendInvitation(database, invited, webUrl, now);
}
