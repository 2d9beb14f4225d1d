import type { Static } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { localTime } from '../csv/csv.ts';
import type { Column } from '../csv/csv.ts';
import { defineExport } from '../http/lists/exports.ts';
import { readUsers, userList, UsersQuery } from './list.ts';
import type { User } from './schemas.ts';

const columns: readonly Column<Static<typeof User>>[] = [
  ['Id', (user) => user.id],
  ['First name', (user) => user.first_name],
  ['Last name', (user) => user.last_name],
  ['Email', (user) => user.email],
  ['Role', (user) => user.role.name],
  ['Type', (user) => user.type],
  ['Status', (user) => user.status],
  ['Created', (user, timezone) => localTime(user.created_at, timezone)],
];

export const userExport = defineExport({
  name: 'users',
  path: 'users/export',
  operationId: 'exportUsers',
  tag: 'users',
  permission: allOf('users.view'),
  query: UsersQuery,
  list: userList,
  columns,
  readRows: readUsers,
});
