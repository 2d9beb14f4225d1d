import { useCallback, useState } from 'react';
import { newDesk } from './desk.ts';
import type { DeskState } from './desk.ts';

export type ChangeDesk = (next: (before: DeskState) => DeskState) => void;

/** Notes which job led to another one, for who wants to go back to it. */
export function noteJump(from: string, to: string): void {
  sessionStorage.setItem(keyOf(to), JSON.stringify({ ...kept(keyOf(to)), from }));
}

/** How far somebody is with a job. The tab keeps it, which belongs to one person, so a reload loses nothing. */
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
  // Nobody but this file writes it.
  return text === null ? {} : (JSON.parse(text) as Partial<DeskState>);
}
