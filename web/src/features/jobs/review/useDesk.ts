import { useCallback, useState } from 'react';
import { newDesk } from './desk.ts';
import type { DeskState } from './desk.ts';

export type ChangeDesk = (next: (before: DeskState) => DeskState) => void;

/** Records which job led to another one, for going back. */
export function noteJump(from: string, to: string): void {
  sessionStorage.setItem(keyOf(to), JSON.stringify({ ...kept(keyOf(to)), from }));
}

/** The user's progress in a job. Session storage, which belongs to one user, keeps it across reloads. */
export function useDesk(jobId: string): readonly [DeskState, ChangeDesk] {
  const key = keyOf(jobId);
  const [state, setState] = useState<DeskState>(() => ({ ...newDesk, ...kept(key) }));
  const change = useCallback<ChangeDesk>(
    (next) =>
      setState((before) => {
        const after = next(before);
        if (after !== before) sessionStorage.setItem(key, JSON.stringify(after));
        return after;
      }),
    [key],
  );
  return [state, change];
}

const keyOf = (jobId: string): string => `review:${jobId}`;

function kept(key: string): Partial<DeskState> {
  const text = sessionStorage.getItem(key);
  // Safe: only this file writes it.
  return text === null ? {} : (JSON.parse(text) as Partial<DeskState>);
}
