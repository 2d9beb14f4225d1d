/**
 * Where the back button of a detail page leads: to its list when that is forced or when there is nothing to go back
 * to in this console, otherwise one step back (-1), which restores the list as it was.
 */
export function backDestination(base: string, entries: number, forced: boolean): string | -1 {
  return forced || entries <= 1 ? base : -1;
}

/** How many pages of the console this tab's history holds up to here: React Router numbers its entries from 0. */
export function visitedEntries(historyState: unknown): number {
  if (typeof historyState !== 'object' || historyState === null || !('idx' in historyState)) return 1;
  return typeof historyState.idx === 'number' ? historyState.idx + 1 : 1;
}
