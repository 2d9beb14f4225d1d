import { useCallback, useState } from 'react';
import { doubleClickGuard } from '../form/submit/doubleClickGuard.ts';

/**
 * Runs an action of a button: busy until it ends, and a double click runs it once. It rejects as the action does. After
 * that, a press with other `values` is a correction and runs immediately.
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
