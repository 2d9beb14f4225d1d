import { createContext, use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Profile, SessionState, SessionStore } from './sessionStore.ts';

const Store = createContext<SessionStore | null>(null);

export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <Store value={store}>{children}</Store>;
}

export function useSessionStore(): SessionStore {
  const store = use(Store);
  if (!store) throw new Error('SessionProvider is missing above this component');
  return store;
}

export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The signed-in user; only below the guard that requires a session. */
export function useProfile(): Profile {
  const session = useSession();
  if (session.status !== 'authenticated') throw new Error('This component stands outside the signed-in part');
  return session.profile;
}
