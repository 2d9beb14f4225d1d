import { useCallback, useState } from 'react';
import { doubleClickGuard } from '../form/doubleClickGuard.ts';

/**
 * Runs what a press of a button starts: busy until it ends, and a double click runs it once. It rejects as the act
 * does.
 */
export function useBusy(): {
  readonly busy: boolean;
  readonly run: (act: () => Promise<unknown>) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [guard] = useState(doubleClickGuard);
  const run = useCallback(
    async (act: () => Promise<unknown>) => {
      if (!guard.accepts()) return;
      setBusy(true);
      try {
        await act();
      } finally {
        setBusy(false);
      }
    },
    [guard],
  );
  return { busy, run };
}
