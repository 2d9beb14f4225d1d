import type { BookedTerms } from './bookedOn.ts';

/** The terms on screen for each Shepherd, so that only shown terms are sent. */
export interface ShownDays {
  readonly show: (agentId: string, terms: BookedTerms | null) => void;
  /** Waits until the terms of this Shepherd are shown. */
  readonly of: (agentId: string) => Promise<BookedTerms | null>;
}

export function shownDays(): ShownDays {
  const shown = new Map<string, PromiseWithResolvers<BookedTerms | null>>();
  const entry = (agentId: string) => {
    const present = shown.get(agentId) ?? Promise.withResolvers<BookedTerms | null>();
    shown.set(agentId, present);
    return present;
  };
  return {
    show: (agentId, terms) => {
      // A waiting request gets the first terms, a later one the latest.
      entry(agentId).resolve(terms);
      const latest = Promise.withResolvers<BookedTerms | null>();
      latest.resolve(terms);
      shown.set(agentId, latest);
    },
    of: (agentId) => entry(agentId).promise,
  };
}
