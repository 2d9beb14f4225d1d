/*
 * Whether any tab of this browser has unsaved changes: such a tab holds a lock that all tabs can query, and that the
 * browser releases when the tab is closed. Without lock support a tab knows only about itself.
 */

const lockName = 'unsaved-changes';
let release: (() => void) | null = null;

export function markTab(unsaved: boolean): void {
  if (unsaved === (release !== null)) return;
  if (release) {
    release();
    release = null;
    return;
  }
  const held = Promise.withResolvers<void>();
  release = held.resolve;
  lockManager()
    ?.request(lockName, { mode: 'shared' }, () => held.promise)
    .catch(() => undefined);
}

export async function isAnyTabUnsaved(): Promise<boolean> {
  if (release !== null) return true;
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return held.some(({ name }) => name === lockName);
}

/** Missing outside of secure contexts. */
const lockManager = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);
