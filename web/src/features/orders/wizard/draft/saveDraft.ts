import type { ApolloClient } from '@apollo/client';
import { errorCode, isRefusal } from '../../../../graphql/errorNotice.ts';
import type { CreateOrderInput } from '../../../../graphql/generated/schema.ts';
import type { PersonRecord } from '../../../../kit/person/usePersonRecord.ts';
import { actOf } from '../../../../kit/mutation/useAct.ts';
import type { DraftKey } from '../../../../kit/wizard/definition.ts';
import { OrderDraftDocument } from '../OrderWizard.generated.ts';
import type { OrderDraftFragment } from '../OrderWizard.generated.ts';
import { valuesOfOrder } from './orderFromServer.ts';
import { changesOf, draftInput } from './orderRequest.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { newOrder } from '../orderValues.ts';
import { DraftChangedElsewhere, recordOf } from './draftRecord.ts';
import type { OnServer, ServerDraft } from './draftRecord.ts';
import { createOrder, updateOrderDraft } from '../wizardMutations.ts';

/** The values that another user may have changed, serialised so that equal values give equal text. */
const seenOf = (order: OrderDraftFragment): string =>
  JSON.stringify([order.status, draftInput(valuesOfOrder(order, newOrder()))]);

/** The state of a draft on the server, the base of the next change. */
export const asOnServer = (order: OrderDraftFragment, sent: CreateOrderInput): OnServer => ({
  orderId: order.id,
  sent,
  seen: seenOf(order),
});

/** Creates the order of a draft, or sends the differences from the last request. Resolves to its id. */
export async function saveDraft(
  client: ApolloClient,
  record: PersonRecord<ServerDraft>,
  values: OrderValues,
  draft: DraftKey,
): Promise<string> {
  const create = actOf(client, createOrder);
  const update = actOf(client, updateOrderDraft);
  const readNow = async (id: string) => {
    let tag: string | null = null;
    const { data } = await client.query({
      query: OrderDraftDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
      context: {
        noteTag: (told: string | null) => {
          tag = told;
        },
      },
    });
    return { order: data?.order ?? null, tag };
  };

  const createOnce = async (): Promise<ServerDraft> => {
    const known = recordOf(record.read(), draft);
    if (known.orderId !== null) return known;
    const input = known.attempted ?? draftInput(values);
    record.write({ ...known, attempted: input });
    try {
      const { createOrder: order } = await create({ input }, { idempotencyKey: draft });
      const created = { of: draft, attempted: null, ...asOnServer(order, input) };
      record.write(created);
      return created;
    } catch (error) {
      if (isRefusal(error)) record.write(known.attempted === null ? known : { ...known, attempted: null });
      throw error;
    }
  };

  const known = await createOnce();
  const wanted = draftInput(values);
  const { orderId, sent, seen } = known;
  if (orderId === null || sent === null) throw new TypeError('A draft that was created has its order');
  const changes = changesOf(sent, wanted);
  if (changes === null) return orderId;
  // Read and changed under one ETag: the server refuses the change if another user saves in between.
  const { order, tag } = await readNow(orderId);
  if (order !== null && seenOf(order) !== seen) throw new DraftChangedElsewhere(order);
  const { updateOrder: changed } = await update(
    { input: { id: orderId, ...changes } },
    { ifMatch: tag },
  ).catch(async (error: unknown) => {
    if (errorCode(error) !== 'precondition.failed') throw error;
    const { order: theirs } = await readNow(orderId);
    throw theirs === null ? error : new DraftChangedElsewhere(theirs);
  });
  record.write({ ...known, sent: wanted, seen: seenOf(changed) });
  return orderId;
}
