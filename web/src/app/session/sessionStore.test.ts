import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test, vi } from 'vitest';
import { profile } from '../../testing/fixtures.ts';
import { SessionStore } from './sessionStore.ts';
import type { Profile, SessionEffects } from './sessionStore.ts';

const person = (id: string): Profile => ({
  ...profile(['ORDERS_VIEW'], id),
  __typename: 'Profile',
  role: { __typename: 'Role', id: 'r', name: 'owner' },
  permissions: ['ORDERS_VIEW'],
});
const unauthenticated = new CombinedGraphQLErrors({
  errors: [{ message: 'x', extensions: { code: 'auth.unauthenticated' } }],
});

function store(effects: Partial<SessionEffects> = {}) {
  const spies = {
    loadProfile: vi.fn<SessionEffects['loadProfile']>(effects.loadProfile ?? (async () => person('u1'))),
    endSession: vi.fn<SessionEffects['endSession']>(effects.endSession ?? (async () => true)),
    clearCache: vi.fn<SessionEffects['clearCache']>(async () => undefined),
    tellExpired: vi.fn<SessionEffects['tellExpired']>(),
    tellOtherTabs: vi.fn<SessionEffects['tellOtherTabs']>(),
  };
  return { ...spies, session: new SessionStore(spies) };
}

test('several concurrent answers about an expired session raise one notice and clear the cache', async () => {
  const { session, tellExpired, clearCache } = store();
  await session.load();
  session.expire();
  session.expire();
  session.expire();
  expect(tellExpired).toHaveBeenCalledTimes(1);
  expect(clearCache).toHaveBeenCalledTimes(1);
  expect(session.getState()).toEqual({ status: 'anonymous', left: false });
});

test('without a session there is no notice', async () => {
  const { session, tellExpired } = store({ loadProfile: () => Promise.reject(unauthenticated) });
  await session.load();
  session.expire();
  expect(session.getState()).toEqual({ status: 'anonymous', left: false });
  expect(tellExpired).not.toHaveBeenCalled();
});

test('a gateway that does not answer signs no user out', async () => {
  const { session } = store({ loadProfile: () => Promise.reject(new TypeError('Failed to fetch')) });
  await session.load();
  expect(session.getState()).toEqual({ status: 'unreachable' });
});

test('signing out clears the cache, tells the other tabs and forgets the page', async () => {
  const { session, clearCache, tellOtherTabs } = store();
  await session.load();
  await session.signOut();
  expect(session.getState()).toEqual({ status: 'anonymous', left: true });
  expect(clearCache).toHaveBeenCalledTimes(1);
  expect(tellOtherTabs).toHaveBeenCalledWith({ type: 'signed-out' });
});

test('a failed sign-out leaves the user signed in', async () => {
  const { session } = store({ endSession: () => Promise.reject(new TypeError('Failed to fetch')) });
  await session.load();
  await expect(session.signOut()).rejects.toThrow('Failed to fetch');
  expect(session.getState().status).toBe('authenticated');
});

test('another user signing in elsewhere replaces the profile and the cache', async () => {
  const { session, clearCache, loadProfile } = store();
  await session.load();
  loadProfile.mockResolvedValue(person('u2'));
  await session.heard({ type: 'signed-in', userId: 'u2' });
  expect(clearCache).toHaveBeenCalledTimes(1);
  expect(session.getState()).toMatchObject({ status: 'authenticated', profile: { id: 'u2' } });
});

test('the same user signing in elsewhere changes nothing', async () => {
  const { session, loadProfile, clearCache } = store();
  await session.load();
  await session.heard({ type: 'signed-in', userId: 'u1' });
  expect(loadProfile).toHaveBeenCalledTimes(1);
  expect(clearCache).not.toHaveBeenCalled();
});

test("the previous user's cache is cleared before the next user is signed in", async () => {
  const { session, clearCache } = store();
  const states: string[] = [];
  clearCache.mockImplementation(async () => void states.push(session.getState().status));
  await session.signedIn(person('u2'));
  expect(states).toEqual(['loading']);
  expect(session.getState().status).toBe('authenticated');
});
