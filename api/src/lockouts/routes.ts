import { Type } from 'typebox';
import type { Static } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { mustExist } from '../http/existence.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { fieldError } from '../http/errors.ts';
import { readPage } from '../http/lists/lists.ts';
import { Id, IdParams, many, Nothing, rows } from '../http/schemas/schemas.ts';
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

/** The common part of all actions on one lockout. */
const lockoutActed = {
  tag,
  permission: manage,
  params: IdParams,
  subject: ({ id }: { readonly id: string }) => id,
} as const;

/** The same for the entry of one agent. */
const entryActed = {
  tag,
  permission: manage,
  params: EntryParams,
  subject: (params: Static<typeof EntryParams>) => params,
} as const;

const getLockout = call({
  method: 'GET',
  path: 'orders/lockouts/{id}',
  operationId: 'getLockout',
  tag,
  summary: 'One lockout with its agents',
  permission: view,
  params: IdParams,
  answer: Lockout,
  cache: 'revalidate',
  handler: ({ database, params }) => readLockout(database, params.id),
});

const getLockoutAgent = call({
  method: 'GET',
  path: 'orders/lockouts/{id}/agents/{agentId}',
  operationId: 'getLockoutAgent',
  tag,
  summary: 'The entry of one agent',
  permission: view,
  params: EntryParams,
  answer: LockoutAgent,
  cache: 'revalidate',
  handler: ({ database, params }) => readEntry(database, params.id, params.agentId),
});

export const lockoutRoutes = [
  call({
    method: 'GET',
    path: 'orders/lockouts',
    operationId: 'listLockouts',
    tag,
    summary: 'Lockouts, which exclude agents from the jobs of an order',
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
    summary: 'Create a lockout, with or without an order',
    description: 'An order has one lockout; for another one the answer is 409 `lockout.exists`.',
    permission: manage,
    body: NewLockout,
    answer: Lockout,
    status: 201,
    handler: async ({ database, body, clock }) =>
      readLockout(database, await createLockout(database, body, clock())),
  }),
  getLockout,
  action({
    ...lockoutActed,
    method: 'PUT',
    path: 'orders/lockouts/{id}',
    operationId: 'updateLockout',
    edits: getLockout,
    summary: 'Change the name or duration of a lockout',
    body: LockoutChanges,
    answer: Lockout,
    does: changeLockout,
    shows: ({ database }, id) => readLockout(database, id),
  }),
  action({
    ...lockoutActed,
    method: 'DELETE',
    path: 'orders/lockouts/{id}',
    operationId: 'deleteLockout',
    edits: getLockout,
    summary: 'Delete a lockout; its order then has none',
    answer: Nothing,
    does: deleteLockout,
    shows: async () => {},
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
  action({
    ...lockoutActed,
    path: 'orders/lockouts/{id}/agents',
    operationId: 'addLockoutAgents',
    summary: 'Lock agents out',
    description:
      'Answers the entries of the named agents. Agents already locked out stay unchanged; an ended entry starts again.',
    body: LockoutAgentsInput,
    answer: rows('LockoutAgents', LockoutAgent),
    does: async (transaction, id, body, by) => {
      const ids = [...(body.agent_ids ?? []), ...(body.agent_id === undefined ? [] : [body.agent_id])];
      if (ids.length === 0) throw fieldError('agent_ids', 'At least 1 option is required');
      await addAgents(transaction, id, body, by);
      return ids.map((agentId) => `${id}:${agentId}`);
    },
    shows: async ({ database }, _id, entries) => ({ data: await readEntries(database, entries) }),
  }),
  action({
    ...lockoutActed,
    method: 'DELETE',
    path: 'orders/lockouts/{id}/agents',
    operationId: 'removeLockoutAgents',
    edits: getLockout,
    summary: 'End the lockout of the named agents, or of all',
    query: Type.Object({ agent_ids: many(Id) }),
    answer: Nothing,
    does: (transaction, id, _body, by, query) => removeAgents(transaction, id, query, by),
    shows: async () => {},
  }),
  getLockoutAgent,
  action({
    ...entryActed,
    method: 'PUT',
    path: 'orders/lockouts/{id}/agents/{agentId}',
    operationId: 'updateLockoutAgent',
    edits: getLockoutAgent,
    summary: "Change the end of an agent's lockout",
    body: LockoutAgentChanges,
    answer: LockoutAgent,
    does: changeEntry,
    shows: ({ database }, { id, agentId }) => readEntry(database, id, agentId),
  }),
  action({
    ...entryActed,
    method: 'DELETE',
    path: 'orders/lockouts/{id}/agents/{agentId}',
    operationId: 'removeLockoutAgent',
    edits: getLockoutAgent,
    summary: 'End the lockout of one agent',
    answer: Nothing,
    does: removeAgent,
    shows: async () => {},
  }),
];
