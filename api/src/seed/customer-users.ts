import { formatInstant, later, oneDay } from '../time/instants.ts';
import { customerCount } from './customers.ts';
import { firstNames, lastNames } from './names.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';

/** The customer whose users fill more than a page. */
const crowded = 5;

/** Six people at each customer, sixty at one; some invited, some disabled. */
export async function seedCustomerUsers({ database, now, random }: SeedContext): Promise<void> {
  const roles = await database.selectFrom('roles').select(['id', 'name']).execute();
  const roleIds = new Map(roles.map(({ id, name }) => [name, id]));
  const people = Array.from({ length: customerCount }, (_, index) => index + 1).flatMap((customer) =>
    Array.from({ length: customer === crowded ? 60 : 6 }, (_, place) => ({ customer, place })),
  );
  const rows = people.map(({ customer, place }, index) => {
    const first = firstNames[(index * 5 + place) % firstNames.length] ?? 'Alex';
    const last = lastNames[(index * 3 + place * 7) % lastNames.length] ?? 'Smith';
    const name = `${first}.${last}`
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z.]/g, '');
    return {
      id: String(index + 1),
      customer_id: String(customer),
      first_name: first,
      last_name: last,
      email: `${name}.${index + 1}@customers.shepherd.test`,
      // An administrator places orders, a viewer only looks.
      role_id: roleIds.get(place % 3 === 2 ? 'customer_viewer' : 'customer_admin') ?? '',
      status: place % 6 === 3 ? 'invited' : place % 6 === 5 ? 'disabled' : 'active',
      created_at: formatInstant(later(now, -random.integer(1, 600) * oneDay)),
    };
  });
  await insertNumbered(database, 'customer_users', rows);
}
