import { afterEach, expect, test, vi } from 'vitest';
import { profile } from '../../testing/fixtures.ts';
import { MockGateway, unauthenticated } from '../../testing/mockGateway.ts';
import { createConsoleSession } from './createConsoleSession.ts';
import { whileSignedIn } from './whileSignedIn.ts';

afterEach(() => localStorage.clear());

test('begins with each user who signs in, and ends with the session', async () => {
  let person: string | null = null;
  const gateway = new MockGateway({
    me: () => {
      if (person === null) throw unauthenticated();
      return profile([], person);
    },
    savedViews: () => [],
    preferences: () => [],
  });
  const session = createConsoleSession({ uri: 'http://gateway.test/graphql', fetch: gateway.fetch }, null);
  const reads = () => gateway.requestsOf('SavedViews').length;
  await session.store.load();
  whileSignedIn(session);
  expect(reads()).toBe(0);
  person = 'u1';
  await session.store.load();
  await vi.waitFor(() => expect(localStorage.getItem('u1:saved-views')).toBe('[]'));
  person = 'u2';
  await session.store.load();
  await vi.waitFor(() => expect(localStorage.getItem('u2:saved-views')).toBe('[]'));
  expect(reads()).toBe(2);
  person = null;
  await session.store.load();
  expect(reads()).toBe(2);
});
