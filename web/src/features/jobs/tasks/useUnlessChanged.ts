import { useState } from 'react';
import { jobMessages } from '../messages.ts';
import type { AnswerEdit } from './EditedAnswer.tsx';
import type { JobAnswer } from './jobTasks.ts';

/** Rejects what was typed about something that is not there any more. It is told in the form. */
class ChangedMeanwhile extends Error {}

/**
 * Saves a part of an answer that no version names unless somebody else has changed that part meanwhile: whoever was
 * slower is told what it is now, and may insist. `part` is the part in words, null where there is none.
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
