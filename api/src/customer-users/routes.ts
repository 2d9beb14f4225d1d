import { sql } from 'kysely';
import { Type } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { countGroups, readPage, statsOf, summaryQuery } from '../http/lists/lists.ts';
import { Id, IdParams, Nothing, SummaryStats } from '../http/schemas/schemas.ts';
import { Period, userStatuses } from '../users/schemas.ts';
import { readCustomerUserAnalytics } from './analytics.ts';
import { customerUserList, CustomerUsersQuery, readCustomerUser, readCustomerUsers } from './list.ts';
import {
  CustomerUser,
  CustomerUserAnalytics,
  CustomerUserChanges,
  CustomerUserInvitation,
  CustomerUserPage,
} from './schemas.ts';
import { changeCustomerUser, findCustomer, inviteCustomerUser, revokePortalInvitation } from './writing.ts';

const view = allOf('customers.view');
const manage = allOf('customers.manage');
const UserParams = Type.Object({ id: Id, uid: Id });
const tag = 'customer-users';

const getCustomerUser = call({
  method: 'GET',
  path: 'customers/{id}/users/{uid}',
  operationId: 'getCustomerUser',
  tag,
  summary: 'One user of a customer',
  permission: view,
  params: UserParams,
  answer: CustomerUser,
  cache: 'revalidate',
  handler: ({ database, params }) => readCustomerUser(database, params.id, params.uid),
});

export const customerUserRoutes = [
  call({
    method: 'GET',
    path: 'customers/{id}/users',
    operationId: 'listCustomerUsers',
    tag,
    summary: "People who use a customer's portal",
    permission: view,
    params: IdParams,
    query: CustomerUsersQuery,
    answer: CustomerUserPage,
    handler: async ({ database, params, query }) => {
      await findCustomer(database, params.id);
      return readPage(database, customerUserList(params.id), query, readCustomerUsers);
    },
  }),
  getCustomerUser,
  call({
    method: 'GET',
    path: 'customers/{id}/users/summary',
    operationId: 'getCustomerUserSummary',
    tag,
    summary: 'Users of a customer by status',
    permission: view,
    params: IdParams,
    query: summaryQuery(CustomerUsersQuery),
    answer: SummaryStats,
    handler: async ({ database, params, query }) => {
      await findCustomer(database, params.id);
      const list = customerUserList(params.id);
      return statsOf(userStatuses, await countGroups(database, list, query, sql`customer_users.status`));
    },
  }),
  call({
    method: 'POST',
    path: 'customers/{id}/users',
    operationId: 'inviteCustomerUser',
    tag,
    summary: "Invite a user to a customer's portal by mail",
    permission: manage,
    params: IdParams,
    body: CustomerUserInvitation,
    answer: CustomerUser,
    status: 201,
    handler: async ({ database, params, body, clock }) => {
      const id = await inviteCustomerUser(database, params.id, body, clock());
      return readCustomerUser(database, params.id, id);
    },
  }),
  action({
    method: 'PUT',
    path: 'customers/{id}/users/{uid}',
    operationId: 'updateCustomerUser',
    tag,
    summary: 'Change, disable or enable a user of a customer',
    permission: manage,
    params: UserParams,
    body: CustomerUserChanges,
    answer: CustomerUser,
    edits: getCustomerUser,
    subject: (params) => params,
    does: changeCustomerUser,
    shows: ({ database }, { id, uid }) => readCustomerUser(database, id, uid),
  }),
  action({
    method: 'DELETE',
    path: 'customers/{id}/users/{uid}',
    operationId: 'revokeCustomerUserInvitation',
    edits: getCustomerUser,
    tag,
    summary: 'Revoke an invitation to a portal',
    permission: manage,
    params: UserParams,
    answer: Nothing,
    subject: (params) => params,
    does: revokePortalInvitation,
    shows: async () => {},
  }),
  call({
    method: 'GET',
    path: 'customers/{id}/users/{uid}/analytics',
    operationId: 'getCustomerUserAnalytics',
    tag,
    summary: 'The orders of a customer user by month',
    description: 'The last twelve months by default.',
    permission: view,
    params: UserParams,
    query: Period,
    answer: CustomerUserAnalytics,
    handler: ({ database, params, query, clock }) =>
      readCustomerUserAnalytics(database, params.id, params.uid, query, clock()),
  }),
];
