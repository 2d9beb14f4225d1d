import { startLive } from '../../kit/live/late/live.ts';
import { keepPresence } from '../../kit/presence/late/keepPresence.ts';
import { keepRowPresence } from '../../kit/presence/late/keepRowPresence.ts';
import type { ConsoleSession } from './createConsoleSession.ts';
import { startPersonalSettings } from './personalSettings.ts';

/**
 * Follows the changes of other users, keeps the user's settings, and signs the user's presence, while a user is signed in.
 */
export function whileSignedIn({ client, store }: ConsoleSession): void {
  let person: string | null = null;
  let ends: readonly (() => void)[] = [];
  const follow = () => {
    const state = store.getState();
    const now = state.status === 'authenticated' ? state.profile.id : null;
    if (now === person) return;
    person = now;
    for (const end of ends) end();
    ends =
      now === null
        ? []
        : [
            startLive(client, now),
            startPersonalSettings(client, now),
            keepPresence(client),
            keepRowPresence(client),
          ];
  };
  store.subscribe(follow);
  follow();
}
