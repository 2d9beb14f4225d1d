import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { fetchedCode } from '../../../../kit/page/code/fetchedCode.ts';
import type { DraftKey } from '../../../../kit/wizard/definition.ts';
import type { Created } from '../../../../kit/wizard/useWizardDraft.ts';
import type { OrderDraftFragment } from '../OrderWizard.generated.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { DraftChangedElsewhere } from './draftRecord.ts';
import { tellOfRefusal } from './tellOfRefusal.ts';
import type { WizardOrder } from './wizardOrder.ts';

const handingIn = fetchedCode(() => import('./handIn.ts'));

interface HandingIn {
  /** Updates the draft on the server. */
  readonly save: (values: OrderValues, draft: DraftKey) => Promise<string>;
  /** Updates and submits it; an order that goes live immediately is started as well. */
  readonly send: (values: OrderValues, draft: DraftKey) => Promise<Created>;
  /** The version of the draft that another user has saved. */
  readonly theirs: OrderDraftFragment | null;
  readonly onTheirsSettled: () => void;
  /** A file is still being read; submitting continues automatically afterwards. */
  readonly waits: boolean;
}

export function useHandIn(order: WizardOrder): HandingIn {
  const client = useApolloClient();
  const [theirs, setTheirs] = useState<OrderDraftFragment | null>(null);
  const [waits, setWaits] = useState(false);

  const save = async (values: OrderValues, draft: DraftKey): Promise<string> => {
    try {
      const id = await order.server.save(values, draft);
      setTheirs(null);
      return id;
    } catch (error) {
      if (error instanceof DraftChangedElsewhere) setTheirs(error.order);
      throw tellOfRefusal(error);
    }
  };

  const send = async (values: OrderValues, draft: DraftKey): Promise<Created> => {
    const { handIn } = await handingIn();
    try {
      return await handIn({ client, order, save, onWait: () => setWaits(true) }, values, draft);
    } finally {
      setWaits(false);
    }
  };
  return { save, send, theirs, onTheirsSettled: () => setTheirs(null), waits };
}
