import { errorNotice } from '../../graphql/errorNotice.ts';
import { errorMessages } from '../../messages/errors.ts';
import type { SignedInProfileFragment } from './session.generated.ts';

export type Profile = SignedInProfileFragment;

export type SessionState =
  | { readonly status: 'loading' }
  /** The profile could not be loaded, which says nothing about whether there is a session. */
  | { readonly status: 'unreachable' }
  /** `left` after a deliberate sign-out: the open page is then not restored after the next sign-in. */
  | { readonly status: 'anonymous'; readonly left: boolean }
  | { readonly status: 'authenticated'; readonly profile: Profile };

/** A value of the profile that could not be read does not prevent the sign-in; the types exclude its null. */
function withoutGaps(profile: Profile): Profile {
  const { firstName, lastName, email, permissions, role }: Partial<Profile> = profile;
  return {
    ...profile,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    permissions: permissions ?? [],
    role: role ?? { __typename: 'Role', id: '', name: errorMessages.unreadable.cell },
  };
}

/** Messages between tabs of the same browser. */
export type SessionMessage =
  { readonly type: 'signed-in'; readonly userId: string } | { readonly type: 'signed-out' };

export interface SessionEffects {
  /** Loads the signed-in user's profile; rejects with Apollo's error. */
  readonly loadProfile: () => Promise<Profile>;
  readonly endSession: () => Promise<unknown>;
  readonly clearCache: () => Promise<unknown>;
  readonly tellExpired: () => void;
  readonly tellOtherTabs: (message: SessionMessage) => void;
}

/** The signed-in user, kept outside React so that the network layer can end the session too. */
export class SessionStore {
  #state: SessionState = { status: 'loading' };
  readonly #listeners = new Set<() => void>();
  readonly #effects: SessionEffects;

  constructor(effects: SessionEffects) {
    this.#effects = effects;
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async load(): Promise<void> {
    this.#set({ status: 'loading' });
    try {
      const profile = await this.#effects.loadProfile();
      this.#set({ status: 'authenticated', profile: withoutGaps(profile) });
    } catch (error) {
      const anonymous = errorNotice(error).kind === 'session-expired';
      this.#set(anonymous ? { status: 'anonymous', left: false } : { status: 'unreachable' });
    }
  }

  /** The previous user's cache is cleared before the new user sees anything. */
  async signedIn(profile: Profile): Promise<void> {
    await this.#effects.clearCache();
    this.#set({ status: 'authenticated', profile: withoutGaps(profile) });
    this.#effects.tellOtherTabs({ type: 'signed-in', userId: profile.id });
  }

  /** Handles an answer about an expired session. Only the first of several concurrent answers has an effect. */
  expire(): void {
    if (this.#state.status !== 'authenticated') return;
    this.#set({ status: 'anonymous', left: false });
    this.#effects.tellExpired();
    void this.#effects.clearCache();
  }

  /** Rejects, and stays signed in, when the session could not be ended: the cookie would still be valid. */
  async signOut(): Promise<void> {
    await this.#effects.endSession();
    this.#set({ status: 'anonymous', left: true });
    this.#effects.tellOtherTabs({ type: 'signed-out' });
    await this.#effects.clearCache();
  }

  /** Another tab changed the session that all tabs share. */
  async heard(message: SessionMessage): Promise<void> {
    const state = this.#state;
    if (message.type === 'signed-out') {
      if (state.status !== 'authenticated') return;
      this.#set({ status: 'anonymous', left: true });
      await this.#effects.clearCache();
      return;
    }
    if (state.status === 'authenticated' && state.profile.id === message.userId) return;
    this.#set({ status: 'loading' });
    await this.#effects.clearCache();
    await this.load();
  }

  #set(state: SessionState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}
