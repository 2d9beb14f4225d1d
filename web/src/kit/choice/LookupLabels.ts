import { createContext } from 'react';

/**
 * The labels of ids that parts of one screen know, by the name of the lookup: what one of them was told is not asked
 * for again by the others.
 */
export type LookupLabels = Map<string, ReadonlyMap<string, string>>;

export const SharedLookupLabels = createContext<LookupLabels | null>(null);
