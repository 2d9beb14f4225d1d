import argon2 from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../calls.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { createServer } from '../http/server.ts';
import { startTestApi, testSettings } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { attemptLimiter } from './attempts.ts';
import { forgetNetworks, networkOf } from './networks.ts';
import { issueUserToken } from './user-tokens.ts';

let compared = 0;

const wrong = 'Wrong1';
const right = 'Shepherd1';

let api: TestApi;
beforeAll(async () => {
  // A thousand real comparisons would take minutes; only their number matters here.
  const hash = argon2.hash;
  const passwords = new Map<unknown, unknown>();
  vi.spyOn(argon2, 'hash').mockImplementation(async (password, ...options) => {
    const stored = await hash(password, ...options);
    passwords.set(stored, password);
    return stored;
  });
  vi.spyOn(argon2, 'verify').mockImplementation(async (stored, password) => {
    compared += 1;
    return stored === `hash of ${String(password)}` || passwords.get(stored) === password;
  });
  api = await startTestApi();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
});
beforeEach(async () => {
  // The rate limiter library reads the clock itself. Each test has its own day, so that no counts carry over.
  vi.useFakeTimers({ toFake: ['Date'], now: days.pop() });
  await api.database.deleteFrom('known_networks').execute();
  await api.database
    .updateTable('users')
    .set({ password_hash: `hash of ${right}` })
    .execute();
  compared = 0;
});
afterEach(() => vi.useRealTimers());
const days = Array.from({ length: 30 }, (_value, index) => Date.UTC(2026, 11, 31 - index)).toSorted(
  (a, b) => b - a,
);

const wait = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1_000);

type Try = { from: string; email?: string; password?: string; server?: TestApi['server'] };

const post = (server: TestApi['server'], path: string, from: string, payload: object) =>
  server.inject({
    method: 'POST',
    url: `/v1/auth/${path}`,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': from },
    payload,
  });
const signIn = ({ from, email = 'finance@shepherd.test', password = wrong, server = api.server }: Try) =>
  post(server, 'login', from, { email, password });

/** The number of answers by status. */
async function tally(answers: Promise<{ statusCode: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(answers)) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_value, index) => make(index));
/** One of an attacker's many addresses. */
const bot = (index: number): string => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

describe('guessing from one address', () => {
  it('is refused after a hundred wrong passwords, whichever accounts they are for', async () => {
    const guess = (index: number) => signIn({ from: '203.0.113.1', email: `person${index}@shepherd.test` });
    expect(await tally(times(800, guess))).toEqual({ 401: 100, 429: 700 });
    expect(compared).toBe(100);
    const refused = await guess(0);
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json().error.message).toBe('Too many tries. Please try again in 10 minutes');
    expect((await signIn({ from: '203.0.113.2', email: 'person801@shepherd.test' })).statusCode).toBe(401);
  });

  it('does not lock out users who have signed in there before', async () => {
    const office = { from: '203.0.113.1', email: 'support@shepherd.test', password: right };
    for (let index = 0; index < 3; index += 1) expect((await signIn(office)).statusCode).toBe(200);
    const guess = (index: number) => signIn({ from: office.from, email: `person${index}@shepherd.test` });
    expect(await tally(times(101, guess))).toEqual({ 401: 100, 429: 1 });
    expect((await signIn({ ...office, email: 'content@shepherd.test' })).statusCode).toBe(429);
    expect((await signIn(office)).statusCode).toBe(200);
  });

  it('is counted across all copies of the server, also after a restart', async () => {
    const { database, now } = api;
    const services = { database, settings: testSettings, clock: now, limiter: attemptLimiter(database) };
    const copy = createServer({ calls, services });
    const from = '203.0.113.1';
    const guesses = times(120, (index) =>
      signIn({ from, email: `person${index}@shepherd.test`, server: index % 2 === 0 ? copy : api.server }),
    );
    expect(await tally(guesses)).toEqual({ 401: 100, 429: 20 });
    await copy.close();
  });
});

describe('guessing at one account from many addresses', () => {
  it('is slowed down, while its owner can sign in from a known network', async () => {
    const home = '2001:db8:1:2:aaaa::1';
    expect((await signIn({ from: home, password: right })).statusCode).toBe(200);
    const attack = times(60, (index) => signIn({ from: bot(index) }));
    expect(await tally(attack)).toEqual({ 401: 20, 429: 40 });
    expect((await signIn({ from: home, password: right })).statusCode).toBe(200);
    expect((await signIn({ from: '2001:db8:1:2:bbbb::7', password: right })).statusCode).toBe(200);
    const elsewhere = await signIn({ from: '2001:db8:1:3::1', password: right });
    expect([elsewhere.statusCode, elsewhere.headers['retry-after']]).toEqual([429, '900']);
  });

  it('does not prevent a password reset by mail, which forgets where the old password was used', async () => {
    expect((await signIn({ from: '203.0.113.1', password: right })).statusCode).toBe(200);
    await tally(times(21, (index) => signIn({ from: bot(index) })));
    const password = 'Better22';
    const email = 'finance@shepherd.test';
    await post(api.server, 'send-password-reset', '203.0.113.9', { email });
    await api.work();
    const { body } = await api.database
      .selectFrom('mails')
      .select('body')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const token = /\/auth\/reset-password\/(\S+)/.exec(body)?.[1];
    const answer = await post(api.server, 'reset-password', '203.0.113.9', { token, password });
    expect(answer.statusCode).toBe(200);
    expect((await signIn({ from: '203.0.113.9', password })).statusCode).toBe(200);
    expect((await signIn({ from: '203.0.113.1', password })).statusCode).toBe(429);
  });

  it('is also refused from a network where the owner has signed in before', async () => {
    const [office, home] = ['203.0.113.1', '203.0.113.2'];
    for (const from of [office, home]) await signIn({ from, password: right });
    expect(await tally(times(15, () => signIn({ from: office })))).toEqual({ 401: 10, 429: 5 });
    expect((await signIn({ from: home, password: right })).statusCode).toBe(200);
  });

  it('is cleared by a right password', async () => {
    const home = { from: '203.0.113.1' };
    for (let times = 0; times < 3; times += 1) {
      for (let index = 0; index < 9; index += 1) expect((await signIn(home)).statusCode).toBe(401);
      expect((await signIn({ ...home, password: right })).statusCode).toBe(200);
    }
  });

  it('does not count right passwords', async () => {
    // One after the other: concurrent ones could all be wrong.
    for (let index = 0; index < 25; index += 1)
      expect((await signIn({ from: bot(index), password: right })).statusCode).toBe(200);
  });

  it('may continue after Retry-After, not before', async () => {
    await tally(times(10, () => signIn({ from: bot(0) })));
    wait(120);
    await tally(times(10, (index) => signIn({ from: bot(index + 1) })));
    // The account limit lasts from its first attempt, longer than the address limit.
    const seconds = Number((await signIn({ from: bot(0) })).headers['retry-after']);
    expect(seconds).toBe(780);
    wait(seconds - 1);
    expect((await signIn({ from: bot(0), password: right })).headers['retry-after']).toBe('1');
    wait(1);
    expect((await signIn({ from: bot(0), password: right })).statusCode).toBe(200);
  });

  it('waits only for limits that are exhausted', async () => {
    await tally(times(10, () => signIn({ from: bot(0) })));
    wait(120);
    await tally(times(9, (index) => signIn({ from: bot(index + 1) })));
    expect((await signIn({ from: bot(0) })).headers['retry-after']).toBe('180');
  });
});

describe('guessing for a day from a network where the account has signed in', () => {
  const home = '203.0.113.1';
  beforeEach(() => signIn({ from: home, password: right }));

  /** Guesses as soon as each refusal allows, until the time is over; returns the number of comparisons. */
  async function guessFor(seconds: number, server = api.server): Promise<number> {
    const end = Date.now() + seconds * 1_000;
    const before = compared;
    while (Date.now() < end) {
      const { statusCode, headers } = await signIn({ from: home, server });
      if (statusCode === 429) wait(Number(headers['retry-after']));
    }
    return compared - before;
  }

  it('slows to one guess per quarter of an hour, and locks the owner out no longer than that', async () => {
    expect(await guessFor(80_000)).toBeLessThan(130);
    wait(900);
    expect((await signIn({ from: home })).statusCode).toBe(401);
    const { statusCode, headers } = await signIn({ from: home, password: right });
    expect([statusCode, headers['retry-after']]).toEqual([429, '900']);
    wait(900);
    expect((await signIn({ from: home, password: right })).statusCode).toBe(200);
    // A right password clears the wrong ones before it.
    expect(await tally(times(10, () => signIn({ from: home })))).toEqual({ 401: 10 });
  });

  it('is no faster with concurrent attempts at several copies of the server', async () => {
    const { database, now } = api;
    const services = { database, settings: testSettings, clock: now, limiter: attemptLimiter(database) };
    const copy = createServer({ calls, services });
    await guessFor(3_600);
    wait(900);
    const burst = times(20, (index) => signIn({ from: home, server: index % 2 === 0 ? copy : api.server }));
    expect(await tally(burst)).toEqual({ 401: 1, 429: 19 });
    await copy.close();
  });

  it('slows down neither other accounts there, nor the account elsewhere', async () => {
    await guessFor(7_200);
    expect((await signIn({ from: home, email: 'support@shepherd.test' })).statusCode).toBe(401);
    expect((await signIn({ from: '203.0.113.2', password: right })).statusCode).toBe(200);
  });

  it('ends when the owner sets a new password there', async () => {
    await guessFor(7_200);
    const { id } = await api.database
      .selectFrom('users')
      .where('email', '=', 'finance@shepherd.test')
      .select('id')
      .executeTakeFirstOrThrow();
    const token = await issueUserToken(api.database, id, 'reset', api.now());
    const password = 'Better22';
    expect((await post(api.server, 'reset-password', home, { token, password })).statusCode).toBe(200);
    expect((await signIn({ from: home, password })).statusCode).toBe(200);
  });

  it('does not count attempts without an outcome', async () => {
    const verify = vi.mocked(argon2.verify);
    for (let index = 0; index < 30; index += 1) {
      verify.mockRejectedValueOnce(new Error('No memory'));
      expect((await signIn({ from: home })).statusCode).toBe(500);
    }
    expect(await tally(times(10, () => signIn({ from: home })))).toEqual({ 401: 10 });
  });
});

describe('requests for mails with links', () => {
  const ask = (from: string, email: string) => post(api.server, 'send-password-reset', from, { email });

  it('are limited for each account, known or not, and for each address', async () => {
    for (const email of ['finance@shepherd.test', 'nobody@shepherd.test']) {
      expect(await tally(times(12, (index) => ask(bot(index), email)))).toEqual({ 204: 10, 429: 2 });
      expect((await ask(bot(20), email)).headers['retry-after']).toBe('900');
    }
    const many = times(60, (index) => ask('203.0.113.1', `person${index}@shepherd.test`));
    expect(await tally(many)).toEqual({ 204: 50, 429: 10 });
    expect((await ask('203.0.113.1', 'another@shepherd.test')).headers['retry-after']).toBe('900');
  });

  it('share the limit with trying out links, per address, until one was right', async () => {
    const { id } = await api.database
      .selectFrom('users')
      .where('email', '=', 'finance@shepherd.test')
      .select('id')
      .executeTakeFirstOrThrow();
    const token = await issueUserToken(api.database, id, 'reset', api.now());
    const set = (from: string, link = 'guessed') =>
      post(api.server, 'reset-password', from, { token: link, password: 'Better22' });
    expect(await tally(times(9, () => set('203.0.113.1')))).toEqual({ 422: 9 });
    expect((await set('203.0.113.1', token)).statusCode).toBe(200);
    expect(await tally(times(12, () => set('203.0.113.1')))).toEqual({ 422: 10, 429: 2 });
    expect((await set('203.0.113.1')).headers['retry-after']).toBe('300');
    expect((await set('203.0.113.2')).statusCode).toBe(422);
  });
});

describe('an attempt during a database outage', () => {
  /** A copy of the server whose database fails queries for passwords or work, until the test restores it. */
  function startShaky() {
    const state = { away: false, fallsOver: true };
    const lost = () => new DatabaseUnavailableError('lost', 'The database has ended');
    const database = api.database.withPlugin({
      transformQuery({ node }) {
        const text = JSON.stringify(node);
        if (state.fallsOver && /"password_hash"|"name":"work"/.test(text)) state.away = true;
        if (state.away) throw lost();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const counting = api.database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    });
    const count = counting.executeQuery.bind(counting);
    vi.spyOn(counting, 'executeQuery').mockImplementation((query) =>
      state.away ? Promise.reject(lost()) : count(query),
    );
    const limiter = attemptLimiter(counting);
    const services = { database, settings: testSettings, clock: api.now, limiter };
    return { state, server: createServer({ calls, services }) };
  }

  it('is refunded: the owner can sign in afterwards', async () => {
    const { state, server } = startShaky();
    const owner = { from: '203.0.113.1', password: right, server };
    for (let index = 0; index < 25; index += 1) {
      state.away = false;
      const answer = await signIn(owner);
      expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
    }
    Object.assign(state, { away: false, fallsOver: false });
    expect((await signIn(owner)).statusCode).toBe(200);
    await server.close();
  });

  it('counts as soon as wrong passwords are answered again', async () => {
    const { state, server } = startShaky();
    for (let index = 0; index < 5; index += 1) {
      state.away = false;
      expect((await signIn({ from: bot(0), server })).statusCode).toBe(503);
    }
    Object.assign(state, { away: false, fallsOver: false });
    expect(await tally(times(15, () => signIn({ from: bot(0), server })))).toEqual({ 401: 10, 429: 5 });
    await server.close();
  });

  it('does not block requests for links', async () => {
    const { state, server } = startShaky();
    const email = 'finance@shepherd.test';
    for (let index = 0; index < 15; index += 1) {
      state.away = false;
      expect((await post(server, 'send-password-reset', bot(0), { email })).statusCode).toBe(503);
    }
    Object.assign(state, { away: false, fallsOver: false });
    expect((await post(server, 'send-password-reset', bot(0), { email })).statusCode).toBe(204);
    await server.close();
  });
});

it('counters contain neither addresses nor e-mails', async () => {
  await signIn({ from: '203.0.113.77', password: right });
  await signIn({ from: '203.0.113.77' });
  const counts = await api.database.selectFrom('attempt_counts').selectAll().execute();
  const networks = await api.database.selectFrom('known_networks').selectAll().execute();
  expect([counts.length > 2, networks.length]).toEqual([true, 1]);
  expect(JSON.stringify([counts, networks])).not.toMatch(/203\.0\.113|finance/);
});

it('a /64 of IPv6 and a single IPv4 address each count as one network', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:DB8:1:2:ffff:0:0:1'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2a01:db8:1:2::1'));
  expect(networkOf('::ffff:203.0.113.1')).toBe(networkOf('203.0.113.1'));
  expect(networkOf('203.0.113.1')).not.toBe(networkOf('203.0.113.2'));
});

it('a new password forgets the networks of that user only', async () => {
  const emails = ['finance@shepherd.test', 'support@shepherd.test'];
  for (const email of emails) await signIn({ from: '203.0.113.5', email, password: right });
  const idOf = async (email = '') =>
    (await api.database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow())
      .id;
  await forgetNetworks(api.database, await idOf(emails[0]));
  const left = await api.database.selectFrom('known_networks').select('user_id').execute();
  expect(left).toEqual([{ user_id: await idOf(emails[1]) }]);
});
