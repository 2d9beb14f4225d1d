import { allOf } from '../authentication/permissions.ts';
import { uploadCall } from '../files/routes.ts';
import { uploadExtensions } from '../files/kinds.ts';
import { call, edit } from '../http/call.ts';
import type { Services } from '../http/call.ts';
import { IdParams } from '../http/schemas.ts';
import { changeOrder, createDraft } from './drafts.ts';
import { readOrder } from './queries.ts';
import { getOrder } from './routes.ts';
import { Order } from './schemas.ts';
import { submitOrder } from './submit.ts';
import { NewOrder, OrderChanges, OrderSubmission } from './write-schemas.ts';

const manage = allOf('orders.manage');
/** The order as it is after a change, in the transaction of the change. */
export const shown = ({ database, settings, clock }: Services, id: string) =>
  readOrder(database, id, { apiUrl: settings.apiUrl, now: clock() });

export const orderDraftRoutes = [
  call({
    method: 'POST',
    path: 'orders',
    operationId: 'createOrder',
    tag: 'orders',
    summary: 'Create a draft',
    permission: manage,
    body: NewOrder,
    answer: Order,
    status: 201,
    handler: async ({ body, session, ...services }) => {
      const id = await createDraft(services.database, body, session.userId, services.clock());
      return shown(services, id);
    },
  }),
  ...edit({
    path: 'orders/{id}',
    operationId: 'updateOrder',
    tag: 'orders',
    summary: 'Change an order',
    description:
      'Everything of a draft; later the overview (name, description, campaign, ...) and documentation.',
    permission: manage,
    params: IdParams,
    body: OrderChanges,
    answer: Order,
    edits: getOrder,
    handler: async ({ params, body, ...services }) => {
      await changeOrder(services.database, params.id, body);
      return shown(services, params.id);
    },
  }),
  call({
    method: 'POST',
    path: 'orders/{id}/submit',
    operationId: 'submitOrder',
    tag: 'orders',
    summary: 'Hand a draft in: it becomes pending',
    permission: manage,
    params: IdParams,
    body: OrderSubmission,
    answer: Order,
    handler: async ({ params, body, session, ...services }) => {
      await submitOrder(services.database, params.id, body, session.userId, services.clock());
      return shown(services, params.id);
    },
  }),
  uploadCall({
    path: 'orders/images',
    operationId: 'uploadOrderImage',
    tag: 'orders',
    summary: 'Upload a picture or document for an order',
    permission: manage,
    accepts: uploadExtensions,
  }),
];
