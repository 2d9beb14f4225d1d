import { Type } from 'typebox';
import { getCustomer } from '../customers/routes.ts';
import { call } from '../http/call.ts';
import { Nothing, Reference } from '../http/schemas/schemas.ts';
import { getJob } from '../jobs/routes.ts';
import { getOrder } from '../orders/routes.ts';
import { getTemplate } from '../templates/routes.ts';
import { leave, mustMayRead, readPresent, sign } from './presence.ts';
import { ClientParams, PresenceType, PresentUsers, Sign } from './schemas.ts';

const tag = 'presence';

/** The read of each type, whose permission presence at it needs too. */
const reads = { job: getJob, order: getOrder, template: getTemplate, customer: getCustomer } as const;

export const presenceRoutes = [
  call({
    method: 'GET',
    path: 'presence',
    operationId: 'listPresence',
    tag,
    summary: 'The users who have these records open',
    description: 'Needs the permission to read a record of the type. Records without users are left out.',
    permission: 'signed-in',
    query: Type.Object({
      type: PresenceType,
      ids: Type.Array(Reference({ maxLength: 30 }), { minItems: 1, maxItems: 100 }),
    }),
    answer: PresentUsers,
    handler: async ({ database, session, query: { type, ids }, clock }) => {
      mustMayRead(reads[type].permission, session);
      return { data: await readPresent(database, type, ids, session, clock()) };
    },
  }),
  call({
    method: 'PUT',
    path: 'presence',
    operationId: 'signPresence',
    tag,
    summary: 'Say that a tab has a record open, and what its user does; answers the users at the record',
    description:
      'Needs the permission to read the record. A tab is at one record: the last one that it signed. It has left 30 seconds after its last sign. A session has at most 50 tabs (422 on `client_id`).',
    permission: 'signed-in',
    body: Sign,
    answer: PresentUsers,
    handler: async ({ database, session, body, clock }) => {
      mustMayRead(reads[body.type].permission, session);
      await sign(database, body, session, clock());
      return { data: await readPresent(database, body.type, [body.id], session, clock()) };
    },
  }),
  call({
    method: 'DELETE',
    path: 'presence/{client}',
    operationId: 'leavePresence',
    tag,
    summary: 'Say that a tab has left its record; does nothing for an unknown tab',
    permission: 'signed-in',
    params: ClientParams,
    answer: Nothing,
    handler: ({ database, session, params }) => leave(database, params.client, session),
  }),
];
