import { useState } from 'react';
import { jobMessages } from '../../messages.ts';
import type { AnswerEdit } from './EditedAnswer.tsx';
import type { JobAnswer } from '../jobTasks.ts';

/** Rejects a change of a value that was changed meanwhile. The form shows it. */
class ChangedMeanwhile extends Error {}

/**
 * Saves a part of an answer, which has no version of its own, unless another user has changed that part meanwhile: the
 * slower user then sees the current value, and may overwrite it. `part` formats the part, null for an empty one.
 */
export function useUnlessChanged(
  { answer, reread }: Pick<AnswerEdit, 'answer' | 'reread'>,
  part: (answer: JobAnswer | undefined) => string | null,
) {
  const [begun, setBegun] = useState(() => part(answer));
  const [theirs, setTheirs] = useState<string | null>(null);
  const unlessChanged = async (save: () => Promise<unknown>): Promise<void> => {
    const now = part(await reread());
    if (now !== begun) {
      setBegun(now);
      setTheirs(jobMessages.partChanged(now ?? jobMessages.nothingThere));
      throw new ChangedMeanwhile();
    }
    await save();
  };
  return { theirs, unlessChanged };
}
