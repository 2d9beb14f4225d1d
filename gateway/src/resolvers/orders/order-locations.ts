import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readListOf } from '../../lists/list.ts';
import { nullWhenMissing } from '../../loaders/loaders.ts';
import { offeredOr } from '../../loaders/offered.ts';
import {
  cancelLocationsUpload,
  createLocationsUpload,
  deleteLocationsUploads,
  getLocationsUpload,
  listFailedUploadRows,
  listLocationGroups,
  listLocationsUploads,
  listOrderLocations,
  removeLocationRestrictions,
  startLocationsUpload,
  updateLocationGroup,
} from '../../rest/calls/order-locations.ts';
import type { OrderLocationGroup } from '../../schema/parents.ts';

export const orderLocationResolvers = {
  Mutation: {
    updateLocationGroup: async (_mutation, { input: { orderId, id, ...changes } }, context) =>
      ofOrder(
        orderId,
        await context.change(updateLocationGroup, { path: { id: orderId, groupId: id }, body: changes }),
      ),
    removeLocationRestrictions: (_mutation, { input: { id, type } }, context) =>
      context.change(removeLocationRestrictions, { path: { id }, body: { type } }),
    createLocationsUpload: async (_mutation, { input: { orderId, hash } }, context) =>
      ofOrder(
        orderId,
        await context.change(createLocationsUpload, { path: { id: orderId }, body: { hash } }),
      ),
    startLocationsUpload: async (_mutation, { input: { orderId, id } }, context) =>
      ofOrder(orderId, await context.change(startLocationsUpload, { path: { id: orderId, uploadId: id } })),
    cancelLocationsUpload: async (_mutation, { input: { orderId, id, reason } }, context) =>
      ofOrder(
        orderId,
        await context.change(cancelLocationsUpload, {
          path: { id: orderId, uploadId: id },
          body: { reason },
        }),
      ),
    deleteLocationsUploads: async (_mutation, { orderId: id }, context) => {
      await context.change(deleteLocationsUploads, { path: { id } });
      return { id };
    },
  },
  Order: {
    locations: async ({ id }, args, context) => {
      const page = await readListOf(context, listOrderLocations, { id }, args);
      return { ...page, items: page.items.map((location) => ({ ...location, order_id: id })) };
    },
    locationGroups: async ({ id }, _args, context) =>
      (await readGroups(context, id)).map((group) => ofOrder(id, group)),
    uploads: async ({ id }, _args, context) =>
      (await context.read(listLocationsUploads, { path: { id } })).data.map((upload) => ofOrder(id, upload)),
    upload: async ({ id }, { id: uploadId }, context) => {
      const upload = await nullWhenMissing(() =>
        context.read(getLocationsUpload, { path: { id, uploadId } }),
      );
      return upload && ofOrder(id, upload);
    },
  },
  LocationsUpload: {
    /** A server that only knows which rows failed has no such list. */
    failed: ({ id: uploadId, order_id: id }, _args, context) =>
      id === undefined
        ? null
        : offeredOr(
            async () => (await context.read(listFailedUploadRows, { path: { id, uploadId } })).data,
            () => null,
          ),
  },
  Location: {
    group: ({ group, order_id }) => (group ? { ...group, order_id } : null),
  },
  LocationGroup: {
    jobTimeLimit: async (group, _args, context) => (await completed(group, context))?.job_time_limit,
    hideFromMarket: async (group, _args, context) => (await completed(group, context))?.hide_from_market,
  },
} satisfies Resolvers;

const ofOrder = <Part extends object>(id: string, part: Part): Part & { order_id: string } => ({
  ...part,
  order_id: id,
});

const readGroups = async (context: GatewayContext, id: string) =>
  (await context.read(listLocationGroups, { path: { id } })).data;

/** A location only names its group; the order's groups are read once for all of them. */
async function completed(
  group: OrderLocationGroup,
  context: GatewayContext,
): Promise<OrderLocationGroup | undefined> {
  if (group.hide_from_market !== undefined || group.order_id === undefined) return group;
  const groups = await readGroups(context, group.order_id);
  return groups.find(({ id }) => id === group.id);
}
