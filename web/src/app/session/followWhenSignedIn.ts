import { whenOnline } from '../../kit/page/code/whenOnline.ts';
import type { ConsoleSession } from './createConsoleSession.ts';

/** The first screen comes first: the code is loaded once nothing was loaded for this long. */
const quietMilliseconds = 1000;

const loadLive = whenOnline(() => import('../../kit/live/late/live.ts'));

/** Follows the changes of other users while a user is signed in. */
export function followWhenSignedIn({ client, store }: ConsoleSession): void {
  let person: string | null = null;
  let end: (() => void) | undefined;
  store.subscribe(() => {
    const state = store.getState();
    const now = state.status === 'authenticated' ? state.profile.id : null;
    if (now === person) return;
    end?.();
    person = now;
    end = now === null ? undefined : follow(client, now);
  });
}

function follow(client: ConsoleSession['client'], person: string): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  const begin = async () => {
    const { startLive } = await loadLive();
    if (!ended) stop = startLive(client, person);
  };
  let loaded = -1;
  const timer = setInterval(() => {
    const count = performance.getEntriesByType('resource').length;
    if (count === loaded) {
      clearInterval(timer);
      // Without this code pages are read again when the user returns to them.
      void begin().catch(() => undefined);
    }
    loaded = count;
  }, quietMilliseconds);
  return () => {
    ended = true;
    clearInterval(timer);
    stop?.();
  };
}
