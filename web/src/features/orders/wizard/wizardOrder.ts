import { createContext, use } from 'react';
import type { CsvLocationsState } from '../locations/CsvLocations.tsx';
import type { DraftOnServer } from './serverDraft.ts';

/** The order that the wizard on this page works on. */
export interface WizardOrder {
  readonly server: DraftOnServer;
  /** The order that this one is a copy of. */
  readonly copyOf: string | null;
  /** Told of the locations that files have brought or are bringing, whenever they are in sight. */
  readonly onFiles: (state: CsvLocationsState) => void;
}

export const WizardOrderContext = createContext<WizardOrder | null>(null);

export function useWizardOrder(): WizardOrder {
  const order = use(WizardOrderContext);
  if (order === null) throw new Error('There is no wizard of an order around');
  return order;
}
