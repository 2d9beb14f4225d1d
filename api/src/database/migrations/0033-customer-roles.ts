import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/**
 * Customer users get roles of their own, because staff roles say nothing about a portal. Owners and administrators
 * become administrators of their customer, all others only read. A database without roles gets them all when it is
 * seeded.
 */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
insert into roles (name, permissions)
  select name, '[]'::jsonb from (values ('customer_viewer'), ('customer_admin')) as added (name)
  where exists (select from roles);
update customer_users set role_id = after.id
  from roles as before, roles as after
  where before.id = customer_users.role_id and before.name not in ('customer_viewer', 'customer_admin')
    and after.name = case when before.name in ('owner', 'administrator') then 'customer_admin' else 'customer_viewer' end;
`,
  );
