import { sql } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { labelledList } from '../http/lists/labels.ts';
import { countGroups, statsOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, Nothing, SummaryStats } from '../http/schemas/schemas.ts';
import { readUserAnalytics } from './analytics.ts';
import { userExport } from './export.ts';
import { readUser, readUsers, userList, userName, UsersQuery } from './list.ts';
import {
  Period,
  User,
  UserAnalytics,
  UserChanges,
  UserInvitation,
  UserPage,
  userStatuses,
} from './schemas.ts';
import { changeUser, inviteUser, revokeInvitation } from './writing.ts';

const view = allOf('users.view');
const manage = allOf('users.manage');

const getUser = call({
  method: 'GET',
  path: 'users/{id}',
  operationId: 'getUser',
  tag: 'users',
  summary: 'One admin user',
  permission: view,
  params: IdParams,
  answer: User,
  cache: 'revalidate',
  handler: ({ database, params }) => readUser(database, params.id),
});

export const userRoutes = [
  labelledList({
    path: 'users',
    operationId: 'listUsers',
    tag: 'users',
    summary: 'Admin users',
    labels: { view: 'users.view', names: ['first_name', 'last_name'], text: userName },
    query: UsersQuery,
    answer: UserPage,
    list: userList,
    rows: readUsers,
  }),
  getUser,
  call({
    method: 'GET',
    path: 'users/summary',
    operationId: 'getUserSummary',
    tag: 'users',
    summary: 'Admin users by status',
    permission: view,
    query: summaryQuery(UsersQuery),
    answer: SummaryStats,
    handler: async ({ database, query }) =>
      statsOf(userStatuses, await countGroups(database, userList, query, sql`users.status`)),
  }),
  userExport.call,
  call({
    method: 'POST',
    path: 'users',
    operationId: 'inviteUser',
    tag: 'users',
    summary: 'Invite an admin user by mail',
    permission: manage,
    body: UserInvitation,
    answer: User,
    status: 201,
    handler: async ({ database, body, session, settings, clock }) =>
      readUser(database, await inviteUser(database, body, { session, settings, now: clock() })),
  }),
  action({
    method: 'PUT',
    path: 'users/{id}',
    operationId: 'updateUser',
    tag: 'users',
    summary: 'Change, disable or enable an admin user',
    permission: manage,
    params: IdParams,
    body: UserChanges,
    answer: User,
    edits: getUser,
    subject: ({ id }) => id,
    does: changeUser,
    shows: ({ database }, id) => readUser(database, id),
  }),
  action({
    method: 'DELETE',
    path: 'users/{id}',
    operationId: 'revokeUserInvitation',
    edits: getUser,
    tag: 'users',
    summary: 'Revoke an invitation',
    permission: manage,
    params: IdParams,
    answer: Nothing,
    subject: ({ id }) => id,
    does: revokeInvitation,
    shows: async () => {},
  }),
  call({
    method: 'GET',
    path: 'users/{id}/analytics',
    operationId: 'getUserAnalytics',
    tag: 'users',
    summary: 'The reviews of an admin user by month',
    description: 'The last twelve months by default.',
    permission: view,
    params: IdParams,
    query: Period,
    answer: UserAnalytics,
    handler: ({ database, params, query, clock }) => readUserAnalytics(database, params.id, query, clock()),
  }),
];
