import { Type } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { mustExist } from '../http/existence.ts';
import { call } from '../http/call.ts';
import { fieldError } from '../http/errors.ts';
import { readPage } from '../http/lists.ts';
import { Id, IdParams, many, Nothing, rows } from '../http/schemas.ts';
import {
  lockoutAgentList,
  LockoutAgentsQuery,
  lockoutList,
  LockoutsQuery,
  readEntries,
  readEntry,
  readLockout,
  readLockouts,
} from './list.ts';
import {
  Lockout,
  LockoutAgent,
  LockoutAgentChanges,
  LockoutAgentPage,
  LockoutAgentsInput,
  LockoutChanges,
  LockoutPage,
  NewLockout,
} from './schemas.ts';
import {
  addAgents,
  changeEntry,
  changeLockout,
  createLockout,
  deleteLockout,
  removeAgent,
  removeAgents,
} from './writing.ts';

const view = allOf('orders.view');
const manage = allOf('orders.manage');
const EntryParams = Type.Object({ id: Id, agentId: Id });
const tag = 'lockouts';

export const lockoutRoutes = [
  call({
    method: 'GET',
    path: 'orders/lockouts',
    operationId: 'listLockouts',
    tag,
    summary: 'Lockouts: they keep agents away from the jobs of an order',
    permission: view,
    query: LockoutsQuery,
    answer: LockoutPage,
    handler: ({ database, query }) => readPage(database, lockoutList, query, readLockouts),
  }),
  call({
    method: 'POST',
    path: 'orders/lockouts',
    operationId: 'createLockout',
    tag,
    summary: 'Create a lockout, for an order or by itself',
    description: 'An order has one lockout; for another one the answer is 409 `lockout.exists`.',
    permission: manage,
    body: NewLockout,
    answer: Lockout,
    status: 201,
    handler: async ({ database, body, clock }) =>
      readLockout(database, await createLockout(database, body, clock())),
  }),
  call({
    method: 'GET',
    path: 'orders/lockouts/{id}',
    operationId: 'getLockout',
    tag,
    summary: 'One lockout with its agents',
    permission: view,
    params: IdParams,
    answer: Lockout,
    handler: ({ database, params }) => readLockout(database, params.id),
  }),
  call({
    method: 'PUT',
    path: 'orders/lockouts/{id}',
    operationId: 'updateLockout',
    tag,
    summary: 'Change the name or duration of a lockout',
    permission: manage,
    params: IdParams,
    body: LockoutChanges,
    answer: Lockout,
    handler: async ({ database, params, body }) => {
      await changeLockout(database, params.id, body);
      return readLockout(database, params.id);
    },
  }),
  call({
    method: 'DELETE',
    path: 'orders/lockouts/{id}',
    operationId: 'deleteLockout',
    tag,
    summary: 'Delete a lockout; the order that had it has none then',
    permission: manage,
    params: IdParams,
    answer: Nothing,
    handler: ({ database, params }) => deleteLockout(database, params.id),
  }),
  call({
    method: 'GET',
    path: 'orders/lockouts/{id}/agents',
    operationId: 'listLockoutAgents',
    tag,
    summary: 'Agents of a lockout',
    permission: view,
    params: IdParams,
    query: LockoutAgentsQuery,
    answer: LockoutAgentPage,
    handler: async ({ database, params, query }) => {
      await mustExist(database, 'lockouts', params.id);
      return readPage(database, lockoutAgentList(params.id), query, readEntries);
    },
  }),
  call({
    method: 'POST',
    path: 'orders/lockouts/{id}/agents',
    operationId: 'addLockoutAgents',
    tag,
    summary: 'Lock agents out',
    description:
      'Answers the entries of the named agents. Who is kept away already stays as before; an entry that has ended begins again.',
    permission: manage,
    params: IdParams,
    body: LockoutAgentsInput,
    answer: rows('LockoutAgents', LockoutAgent),
    handler: async ({ database, params, body, clock }) => {
      const ids = [...(body.agent_ids ?? []), ...(body.agent_id === undefined ? [] : [body.agent_id])];
      if (ids.length === 0) throw fieldError('agent_ids', 'At least 1 option is required');
      await addAgents(database, params.id, body, clock());
      return {
        data: await readEntries(
          database,
          ids.map((id) => `${params.id}:${id}`),
        ),
      };
    },
  }),
  call({
    method: 'DELETE',
    path: 'orders/lockouts/{id}/agents',
    operationId: 'removeLockoutAgents',
    tag,
    summary: 'Let agents in again: the named ones, or all',
    permission: manage,
    params: IdParams,
    query: Type.Object({ agent_ids: many(Id) }),
    answer: Nothing,
    handler: ({ database, params, query }) => removeAgents(database, params.id, query.agent_ids),
  }),
  call({
    method: 'GET',
    path: 'orders/lockouts/{id}/agents/{agentId}',
    operationId: 'getLockoutAgent',
    tag,
    summary: 'The entry of one agent',
    permission: view,
    params: EntryParams,
    answer: LockoutAgent,
    handler: ({ database, params }) => readEntry(database, params.id, params.agentId),
  }),
  call({
    method: 'PUT',
    path: 'orders/lockouts/{id}/agents/{agentId}',
    operationId: 'updateLockoutAgent',
    tag,
    summary: 'Change until when an agent is locked out',
    permission: manage,
    params: EntryParams,
    body: LockoutAgentChanges,
    answer: LockoutAgent,
    handler: async ({ database, params, body }) => {
      await changeEntry(database, params.id, params.agentId, body.expires_at);
      return readEntry(database, params.id, params.agentId);
    },
  }),
  call({
    method: 'DELETE',
    path: 'orders/lockouts/{id}/agents/{agentId}',
    operationId: 'removeLockoutAgent',
    tag,
    summary: 'Let one agent in again',
    permission: manage,
    params: EntryParams,
    answer: Nothing,
    handler: ({ database, params }) => removeAgent(database, params.id, params.agentId),
  }),
];
