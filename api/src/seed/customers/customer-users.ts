import { formatInstant, later, oneDay } from '../../time/instants.ts';
import { customerCount, statusOfCustomer } from './customers.ts';
import { addressOf, firstCustomerNumber, personName } from '../people/people.ts';
import { insertNumbered } from '../rows.ts';
import type { SeedContext } from '../context.ts';

/** The customer whose users fill more than one page. */
const crowded = 5;

/** Six users for each customer, sixty for one; some invited, some disabled. */
export async function seedCustomerUsers({ database, now, random }: SeedContext): Promise<void> {
  const roles = await database.selectFrom('roles').select(['id', 'name']).execute();
  const roleIds = new Map(roles.map(({ id, name }) => [name, id]));
  const people = Array.from({ length: customerCount }, (_, index) => index + 1).flatMap((customer) =>
    Array.from({ length: customer === crowded ? 60 : 6 }, (_, place) => ({ customer, place })),
  );
  const customers = new Map(
    (
      await database.selectFrom('customers').select(['id', 'email', 'created_at', 'country_code']).execute()
    ).map((customer) => [customer.id, customer]),
  );
  const rows = people.map(({ customer, place }, index) => {
    const { email, created_at: since = formatInstant(now) } = customers.get(String(customer)) ?? {};
    const person = personName(firstCustomerNumber + index);
    // Users of an archived customer can no longer sign in.
    const archived = statusOfCustomer(customer - 1) === 'archived';
    const status = archived
      ? 'disabled'
      : place % 6 === 3
        ? 'invited'
        : place % 6 === 5
          ? 'disabled'
          : 'active';
    // The first users are as old as the customer.
    const age = (now.getTime() - Date.parse(since)) / oneDay;
    const days =
      status === 'invited' ? random.integer(0, 6) : age * (1 - (place % 6) / 8) - random.integer(1, 20);
    return {
      id: String(index + 1),
      customer_id: String(customer),
      first_name: person.first,
      last_name: person.last,
      email: `${addressOf(person)}@${email?.split('@')[1] ?? 'customers.shepherd.test'}`,
      // Administrators place orders; viewers only read.
      role_id: roleIds.get(place % 3 === 2 ? 'customer_viewer' : 'customer_admin') ?? '',
      status,
      created_at: formatInstant(later(now, -days * oneDay)),
    };
  });
  await insertNumbered(database, 'customer_users', rows);
}
