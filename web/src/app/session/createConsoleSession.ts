import type { ApolloClient } from '@apollo/client';
import { createClient } from '../../graphql/client.ts';
import type { ClientOptions } from '../../graphql/client.ts';
import { arrive, forgetPerson } from '../../kit/person/traces.ts';
import {
  closeToasts,
  sessionCause,
  settle,
  showErrorAbout,
  showErrorUnlessTold,
  undoCause,
} from '../../kit/toast/toast.ts';
import { keepWhatIsTyped } from '../../kit/unsaved/formsOfTab.ts';
import { errorMessages } from '../../messages/errors.ts';
import { LogoutDocument, MeDocument } from './session.generated.ts';
import { SessionStore } from './sessionStore.ts';
import type { SessionMessage } from './sessionStore.ts';

export interface ConsoleSession {
  readonly client: ApolloClient;
  readonly store: SessionStore;
}

/** Connects the network client with the session, and this tab with the browser's other tabs. */
export function createConsoleSession(
  options: Pick<ClientOptions, 'uri' | 'fetch'>,
  channel: BroadcastChannel | null,
): ConsoleSession {
  const client = createClient({
    ...options,
    onErrorLines: (lines, { name, kind }) => {
      if (kind === 'query') showErrorUnlessTold(name, lines);
      else showErrorAbout(name, lines);
    },
    onAnswered: settle,
    onUnauthenticated: () => store.expire(),
  });
  const store: SessionStore = new SessionStore({
    async loadProfile() {
      const { data } = await client.query({
        query: MeDocument,
        fetchPolicy: 'network-only',
        context: { quiet: true },
      });
      if (!data) throw new Error('The profile is missing in the answer');
      return data.me;
    },
    endSession: () => client.mutate({ mutation: LogoutDocument }),
    clearCache: () => client.clearStore(),
    tellExpired: () => showErrorAbout(sessionCause, [errorMessages.sessionExpired]),
    tellOtherTabs: (message) => channel?.postMessage(message),
  });
  store.subscribe(() => {
    const state = store.getState();
    if (state.status === 'authenticated') {
      arrive(state.profile.id);
      settle(sessionCause);
    } else if (state.status === 'anonymous' && state.left) {
      forgetPerson();
      closeToasts();
    } else if (state.status === 'anonymous') {
      settle(undoCause);
      // Before the pages unmount: the user was not asked about unsaved input.
      keepWhatIsTyped();
    }
  });
  channel?.addEventListener('message', (event: MessageEvent<SessionMessage>) => void store.heard(event.data));
  return { client, store };
}
