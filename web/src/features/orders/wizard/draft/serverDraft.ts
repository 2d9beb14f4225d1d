import { useApolloClient } from '@apollo/client/react';
import { readLocalStorageValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { fetchedCode } from '../../../../kit/page/code/fetchedCode.ts';
import { personKey } from '../../../../kit/person/usePersonStorage.ts';
import { usePersonRecord } from '../../../../kit/person/usePersonRecord.ts';
import { alone } from '../../../../kit/mutation/alone.ts';
import type { DraftKey } from '../../../../kit/wizard/definition.ts';
import type { OpenDraft } from '../../../../kit/wizard/openDrafts.ts';
import { draftStorageName } from '../../../../kit/wizard/useWizardDraft.ts';
import { recordOf } from './draftRecord.ts';
import type { OnServer, ServerDraft } from './draftRecord.ts';
import type { OrderValues } from '../orderSchemas.ts';

// Opening the wizard sends nothing.
const saving = fetchedCode(() => import('./saveDraft.ts'));

/** The order on the server that a draft of this browser has created; null if it has not. */
export function draftWithOrder(person: string, { slot, id }: OpenDraft): string | null {
  const key = personKey(person, nameOfRecord(slot));
  const record = readLocalStorageValue<ServerDraft | null>({ key, defaultValue: null });
  return record?.of === id || record?.of === '' ? record.orderId : null;
}

const nameOfRecord = (slot: string | undefined): string =>
  `${draftStorageName({ name: 'order' }, slot)}:server`;

export interface DraftOnServer {
  /** The id of the order, once it exists. */
  readonly orderIdOf: (draft: DraftKey) => string | null;
  /**
   * Updates the server and resolves to the order's id. A draft becomes one order, even after lost answers: the first
   * time it is created under the draft's idempotency key, afterwards it is changed.
   */
  readonly save: (values: OrderValues, draft: DraftKey) => Promise<string>;
  /** Continues from the server's current version; the next `save` sends the differences from it. */
  readonly adopt: (order: OnServer, draft: DraftKey) => void;
}

export function useServerDraft(slot: string | undefined): DraftOnServer {
  const client = useApolloClient();
  const [stored, record] = usePersonRecord<ServerDraft>(nameOfRecord(slot));
  return useMemo(
    () => ({
      orderIdOf: (draft) => recordOf(stored, draft).orderId,
      save: (values, draft) =>
        alone(`order-draft:${draft}`, async () => {
          const { saveDraft } = await saving();
          return saveDraft(client, record, values, draft);
        }),
      adopt: (order, draft) => record.write({ of: draft, attempted: null, ...order }),
    }),
    [client, record, stored],
  );
}
