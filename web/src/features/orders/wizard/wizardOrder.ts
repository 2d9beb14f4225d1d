import { createContext, use } from 'react';
import type { DraftOnServer } from './serverDraft.ts';

/** The order that the wizard on this page works on. */
export interface WizardOrder {
  readonly server: DraftOnServer;
  /** The order that this one is a copy of. */
  readonly copyOf: string | null;
}

export const WizardOrderContext = createContext<WizardOrder | null>(null);

export function useWizardOrder(): WizardOrder {
  const order = use(WizardOrderContext);
  if (order === null) throw new Error('There is no wizard of an order around');
  return order;
}
