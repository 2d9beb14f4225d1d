import { useRef } from 'react';
import { errorCode } from '../../graphql/errorNotice.ts';
import { conflictMessages } from '../../messages/conflicts.ts';
import { seenVersion } from './edited.ts';
import type { SeenVersion } from './edited.ts';
import { Overtaken } from './Overtaken.ts';

type AsSeen = (act: string, send: (seen: SeenVersion) => Promise<unknown>) => Promise<void>;

/**
 * Deletes a record, or changes its status, as the user saw it. After another user's change the dialog says so, and asks
 * whether to go on.
 * @returns a function of the label of the action, and of what sends it
 */
export function useAsSeen(version: string | null | undefined): AsSeen {
  const accepted = useRef(false);
  return async (act, send) => {
    try {
      await send(accepted.current ? {} : seenVersion(version));
      accepted.current = false;
    } catch (error) {
      if (errorCode(error) !== 'precondition.failed') throw error;
      throw new Overtaken(conflictMessages.changedSince, {
        label: conflictMessages.anyway(act),
        accept: () => {
          accepted.current = true;
        },
      });
    }
  };
}
