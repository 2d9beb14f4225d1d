import { uploadExtensions } from '@shepherd/domain/fileKind.ts';
import { allOf } from '../../authentication/permissions.ts';
import { uploadCall } from '../../media/upload-call.ts';
import { editAction } from '../../http/action.ts';
import { call } from '../../http/call.ts';
import type { Services } from '../../http/call.ts';
import { IdParams } from '../../http/schemas/schemas.ts';
import { changeOrder, createDraft } from './drafts.ts';
import { readOrder } from '../queries.ts';
import { getOrder } from '../routes.ts';
import { Order } from '../schemas.ts';
import { NewOrder, OrderChanges } from './write-schemas.ts';

const manage = allOf('orders.manage');
/** The changed order, read in the same transaction. */
const shown = ({ database, settings, clock }: Services, id: string) =>
  readOrder(database, id, { apiUrl: settings.apiUrl, now: clock() });

/** The common part of all actions on one order. */
export const orderActed = {
  tag: 'orders',
  permission: manage,
  params: IdParams,
  answer: Order,
  subject: ({ id }: { readonly id: string }) => id,
  shows: shown,
} as const;

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
  ...editAction({
    ...orderActed,
    path: 'orders/{id}',
    operationId: 'updateOrder',
    summary: 'Change an order',
    description:
      'All properties of a draft; later only the overview (name, description, campaign, ...) and documentation.',
    body: OrderChanges,
    edits: getOrder,
    does: changeOrder,
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
