/**
 * The target of a detail page's back button: its list if that is forced or there is no earlier page of this console,
 * otherwise one step back (-1), which restores the list as it was.
 */
export function backDestination(base: string, entries: number, forced: boolean): string | -1 {
  return forced || entries <= 1 ? base : -1;
}

/** The number of console pages in this tab's history up to here: React Router numbers its entries from 0. */
export function visitedEntries(historyState: unknown): number {
  if (typeof historyState !== 'object' || historyState === null || !('idx' in historyState)) return 1;
  return typeof historyState.idx === 'number' ? historyState.idx + 1 : 1;
}
