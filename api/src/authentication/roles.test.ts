import { expect, it } from 'vitest';
import { permissions } from './permissions.ts';
import { roles } from './roles.ts';

const mayNot = (name: string) => {
  const role = roles.find((one) => one.name === name);
  return permissions.filter((permission) => !role?.permissions.includes(permission));
};

it('owners and administrators have all permissions; operations have none for money, users and content', () => {
  expect([mayNot('owner'), mayNot('administrator')]).toEqual([[], []]);
  expect(mayNot('operations').toSorted()).toEqual([
    'content.manage',
    'jobs.administrate',
    'payments.manage',
    'payments.view',
    'users.manage',
    'users.view',
  ]);
});

it('customer roles have no permissions in the console', () => {
  expect([mayNot('customer_viewer'), mayNot('customer_admin')]).toEqual([permissions, permissions]);
});
