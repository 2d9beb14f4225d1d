import { createContext, use } from 'react';
import type { CsvLocationsState } from '../../locations/CsvLocations.tsx';
import type { DraftOnServer } from './serverDraft.ts';

/** The order of this page's wizard. */
export interface WizardOrder {
  readonly server: DraftOnServer;
  /** The order that was copied. */
  readonly copyOf: string | null;
  /** Called with the state of the CSV locations while they are shown. */
  readonly onFiles: (state: CsvLocationsState) => void;
}

export const WizardOrderContext = createContext<WizardOrder | null>(null);

export function useWizardOrder(): WizardOrder {
  const order = use(WizardOrderContext);
  if (order === null) throw new Error('There is no wizard of an order around');
  return order;
}
