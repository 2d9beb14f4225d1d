import { useCallback, useState } from 'react';
import { doubleClickGuard } from '../form/doubleClickGuard.ts';

/**
 * Runs what a press of a button starts: busy until it ends, and a double click runs it once. It rejects as the act
 * does. After that, a press that sends other `values` is a correction and runs at once.
 */
export function useBusy(): {
  readonly busy: boolean;
  readonly run: (act: () => Promise<unknown>, values?: unknown) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [guard] = useState(doubleClickGuard);
  const run = useCallback(
    async (act: () => Promise<unknown>, values?: unknown) => {
      if (!guard.accepts({ values })) return;
      setBusy(true);
      try {
        await act();
      } catch (error) {
        guard.refuse();
        throw error;
      } finally {
        setBusy(false);
      }
    },
    [guard],
  );
  return { busy, run };
}
