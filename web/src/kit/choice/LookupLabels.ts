import { createContext } from 'react';

/** A cache of labels shared by the parts of a screen, by the name of the lookup: a label is requested once. */
export type LookupLabels = Map<string, ReadonlyMap<string, string>>;

export const SharedLookupLabels = createContext<LookupLabels | null>(null);
