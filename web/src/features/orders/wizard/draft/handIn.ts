import type { ApolloClient } from '@apollo/client';
import { pollMilliseconds } from '../../../../constants.ts';
import { errorCode, isConflict } from '../../../../graphql/errorNotice.ts';
import type { LocationInput } from '../../../../graphql/generated/schema.ts';
import { actOf } from '../../../../kit/mutation/useAct.ts';
import type { DraftKey } from '../../../../kit/wizard/definition.ts';
import type { Created } from '../../../../kit/wizard/useWizardDraft.ts';
import { startOrder } from '../../detail/orderMutations.ts';
import { locationInput } from '../../locations/singleLocation.ts';
import { LocationsToCopyDocument } from '../fields/LocationsToCopy.generated.ts';
import { OrderStatusNowDocument } from '../OrderWizard.generated.ts';
import { submitInput } from './orderRequest.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { hasPlaces, mostLocationsAtOnce } from '../orderValues.ts';
import { tellOfRefusal } from './tellOfRefusal.ts';
import type { WizardOrder } from './wizardOrder.ts';
import { submitOrder } from '../wizardMutations.ts';

interface HandIn {
  readonly client: ApolloClient;
  readonly order: Pick<WizardOrder, 'server' | 'copyOf'>;
  /** Updates the draft on the server. */
  readonly save: (values: OrderValues, draft: DraftKey) => Promise<string>;
  /** A file is still being read. */
  readonly onWait: () => void;
}

/** Updates the draft, submits it, and starts it if it goes live immediately. Safe to repeat. */
export async function handIn(
  { client, order: { server, copyOf }, save, onWait }: HandIn,
  values: OrderValues,
  draft: DraftKey,
): Promise<Created> {
  const submit = actOf(client, submitOrder);
  const start = actOf(client, startOrder);
  const submitWith = async (id: string, locations: readonly LocationInput[]): Promise<void> => {
    try {
      await submit({ input: submitInput(id, values, locations, new Date()) });
    } catch (error) {
      if (errorCode(error) === 'order.uploads_running') {
        onWait();
        await new Promise((done) => {
          setTimeout(done, pollMilliseconds);
        });
        return submitWith(id, locations);
      }
      // An earlier request, whose answer was lost, may have submitted it.
      if (isConflict(error) && !(await isDraft(client, id))) return;
      throw tellOfRefusal(error);
    }
  };
  const known = server.orderIdOf(draft);
  const isThere = known !== null && !(await isDraft(client, known));
  const id = isThere ? known : await save(values, draft);
  if (!isThere) await submitWith(id, await locationsOf(client, values, copyOf));
  // The submitted order exists even if its start fails: its page shows that and offers to start it.
  if (values.dates.start === 'now') await start({ id }).catch(() => undefined);
  return { id, name: values.details.title };
}

async function isDraft(client: ApolloClient, id: string): Promise<boolean> {
  const { data } = await client.query({
    query: OrderStatusNowDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return data?.order?.status === 'DRAFT';
}

/** The locations to submit with the order; those of a file are on the server already. */
async function locationsOf(
  client: ApolloClient,
  { type, location }: OrderValues,
  copyOf: string | null,
): Promise<readonly LocationInput[]> {
  if (!hasPlaces(type.type) || location.mode === 'csv') return [];
  if (location.mode === 'single' || copyOf === null) return [locationInput(location.single)];
  const { data } = await client.query({
    query: LocationsToCopyDocument,
    variables: { id: copyOf, perPage: mostLocationsAtOnce },
  });
  return (data?.order?.locations?.items ?? []).map(
    ({ __typename, id: _id, group, name, address1, city, phone, ...rest }) => ({
      ...rest,
      name: name ?? '',
      address1: address1 ?? '',
      city: city ?? '',
      phone: phone ?? '',
      zip: rest.zip ?? '',
      group: group?.name ?? null,
    }),
  );
}
