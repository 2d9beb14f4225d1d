import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { hour, minute, oneDay } from '../time/instants.ts';
import { actorOf } from './actor.ts';
import { hashPassword, passwordProblems } from './passwords.ts';
import { findSession } from './sessions.ts';
import { consumeUserToken, issueUserToken, sendInvitation } from './user-tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const login = (email: string, password: string, more: object = {}) =>
  api.send(null, 'POST', 'auth/login', { body: { email, password, ...more } });
const profileWith = (token: string) =>
  api.get(null, 'account/profile', { headers: { authorization: `Bearer ${token}` } });

/** The token in the link of the latest mail to this address. */
async function mailedToken(recipient: string): Promise<string> {
  const mail = await api.database
    .selectFrom('mails')
    .where('recipient', '=', recipient)
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/auth\/(?:reset-password|account-invite)\/(\S+)/.exec(mail.body)?.[1] ?? '';
}

const userOf = (account: string) =>
  api.database
    .selectFrom('users')
    .where('email', '=', `${account}@shepherd.test`)
    .selectAll()
    .executeTakeFirstOrThrow();

const tokensOf = async (userId: string): Promise<number> =>
  (await api.database.selectFrom('user_tokens').where('user_id', '=', userId).selectAll().execute()).length;

describe('login', () => {
  it('answers a token that opens the profile', async () => {
    const answer = await login('Owner@Shepherd.test', 'Shepherd1');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_at: '2026-11-21T02:00:00Z' });
    const profile = await profileWith(answer.json().access_token);
    expect(profile.json()).toMatchObject({ object: 'admin_user', role: { name: 'owner' } });
    expect(profile.headers['cache-control']).toBe('private, no-store');
  });

  it('lasts 30 days with "remember me", and not longer', async () => {
    const { access_token: token, expires_at: expires } = (
      await login('support@shepherd.test', 'Shepherd1', { remember_me: true })
    ).json();
    expect(expires).toBe('2026-12-20T14:00:00Z');
    api.advance(30 * oneDay - 1000);
    expect((await profileWith(token)).statusCode).toBe(200);
    api.advance(1000);
    expect((await profileWith(token)).json().error.code).toBe('auth.unauthenticated');
    // The next sign-in deletes expired sessions.
    await login('support@shepherd.test', 'Shepherd1');
    const expired = api.database.selectFrom('sessions').where('expires_at', '<=', api.now().toISOString());
    expect(await expired.selectAll().execute()).toEqual([]);
    api.advance(-30 * oneDay);
  });

  it.each([
    ['a wrong password', 'owner@shepherd.test', 'Wrong1'],
    ['an unknown address', 'nobody@shepherd.test', 'Shepherd1'],
    ['an open invitation', 'invited@shepherd.test', 'Shepherd1'],
    ['a disabled user with a wrong password', 'disabled@shepherd.test', 'Wrong1'],
  ])('refuses %s without revealing which it was', async (_case, email, password) => {
    const answer = await login(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: { code: 'auth.credentials', message: 'Wrong email or password' },
    });
  });

  it('informs a disabled user with the right password', async () => {
    const answer = await login('disabled@shepherd.test', 'Shepherd1');
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'auth.disabled']);
  });

  it('names missing and malformed fields', async () => {
    const answer = await api.send(null, 'POST', 'auth/login', { body: { email: 'abc' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({
      email: ['Email has incorrect format'],
      password: ['That field is required'],
    });
  });

  it('refuses guesses after ten attempts and allows them again later', async () => {
    const tries = [];
    for (let count = 0; count < 11; count += 1)
      tries.push((await login('finance@shepherd.test', 'x')).statusCode);
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * minute });
    expect((await login('finance@shepherd.test', 'Shepherd1')).statusCode).toBe(200);
    vi.useRealTimers();
  });

  it('counts attempts by the address that a gateway on this machine names, and trusts no other source', async () => {
    const tryFrom = async (forwarded: string, remoteAddress = '127.0.0.1') => {
      const answer = await api.server.inject({
        method: 'POST',
        url: '/v1/auth/login',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: 'guessed@shepherd.test', password: 'x' },
      });
      return answer.statusCode;
    };
    for (let count = 0; count < 10; count += 1) await tryFrom('203.0.113.1');
    expect(await tryFrom('203.0.113.1')).toBe(429);
    expect(await tryFrom('203.0.113.2')).toBe(401);
    for (let count = 0; count < 10; count += 1) await tryFrom(`203.0.113.${count + 10}`, '198.51.100.1');
    expect(await tryFrom('203.0.113.99', '198.51.100.1')).toBe(429);
  });
});

describe('sessions', () => {
  it('end with logout', async () => {
    const open = async () => (await login('content@shepherd.test', 'Shepherd1')).json().access_token;
    const [token, another] = [await open(), await open()];
    const authorization = { authorization: `Bearer ${token}` };
    expect((await api.send(null, 'POST', 'auth/logout', { headers: authorization })).statusCode).toBe(204);
    expect((await profileWith(token)).statusCode).toBe(401);
    expect((await profileWith(another)).statusCode).toBe(200);
  });

  it('record the user of an action', async () => {
    const session = await findSession(api.database, await api.token('reviewer'), api.now());
    const { id, first_name, last_name } = await userOf('reviewer');
    if (session === null) throw new Error('The reviewer is signed in');
    const actor = await actorOf(api.database, session);
    expect(actor).toEqual({ name: `${first_name} ${last_name}`, userId: id });
  });

  it('end when the user is disabled', async () => {
    const { access_token: token } = (await login('reviewer2@shepherd.test', 'Shepherd1')).json();
    await api.database
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('email', '=', 'reviewer2@shepherd.test')
      .execute();
    expect((await profileWith(token)).statusCode).toBe(401);
  });

  it('store no token in clear text', async () => {
    const token = await api.token('owner');
    const stored = await api.database.selectFrom('sessions').select('token_hash').execute();
    expect(stored.some((row) => row.token_hash === token)).toBe(false);
  });
});

describe('a new password', () => {
  it('is set once by the mailed link, signs in, and ends other sessions', async () => {
    const before = (await login('manager@shepherd.test', 'Shepherd1')).json().access_token;
    const others = (await login('content@shepherd.test', 'Shepherd1')).json().access_token;
    const asked = await api.send(null, 'POST', 'auth/send-password-reset', {
      body: { email: 'Manager@shepherd.test' },
    });
    await api.work();
    expect([asked.statusCode, asked.body]).toEqual([204, '']);
    const token = await mailedToken('manager@shepherd.test');
    const weak = await api.send(null, 'POST', 'auth/reset-password', {
      body: { token, password: 'better22' },
    });
    expect(weak.json().error.fields).toEqual({
      password: ['Password must have at least one uppercase letter'],
    });
    const reset = () =>
      api.send(null, 'POST', 'auth/reset-password', { body: { token, password: 'Better22' } });
    const both = await Promise.all([reset(), reset()]);
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 422]);
    const [signedIn, refused] = both.toSorted((one, other) => one.statusCode - other.statusCode);
    // The duration of a session without "remember me".
    expect(Date.parse(signedIn?.json().expires_at) - api.now().getTime()).toBe(12 * hour);
    expect(refused?.json().error).toMatchObject({
      code: 'auth.invalid_token',
      fields: { token: expect.any(Array) },
    });
    expect((await profileWith(before)).statusCode).toBe(401);
    expect((await login('manager@shepherd.test', 'Better22')).statusCode).toBe(200);
    // Other users keep their passwords and sessions.
    expect((await login('content@shepherd.test', 'Shepherd1')).statusCode).toBe(200);
    expect((await profileWith(others)).statusCode).toBe(200);
  });

  it('is set only by the latest link, which does not affect the links of other users', async () => {
    const [{ id: one }, { id: other }] = [await userOf('admin'), await userOf('owner')];
    const issue = (user: string, purpose: 'reset' | 'invitation') =>
      issueUserToken(api.database, user, purpose, api.now());
    const earlier = await issue(one, 'reset');
    const invitation = await issue(one, 'invitation');
    const ofOther = await issue(other, 'reset');
    const latest = await issue(one, 'reset');
    const use = (token: string, purpose: 'reset' | 'invitation' = 'reset') =>
      consumeUserToken(api.database, token, purpose, api.now());
    await expect(use(earlier)).rejects.toMatchObject({ code: 'auth.invalid_token' });
    await expect(use(latest, 'invitation')).rejects.toMatchObject({ code: 'auth.invalid_token' });
    expect(await use(latest)).toBe(one);
    await expect(use(latest)).rejects.toMatchObject({ code: 'auth.invalid_token' });
    expect(await use(invitation, 'invitation')).toBe(one);
    expect(await use(ofOther)).toBe(other);
  });

  it.each([
    ['an unknown address', 'no@one.test'],
    ['a disabled user', 'disabled@shepherd.test'],
  ])('answers the same for %s, and mails nothing', async (_whom, email) => {
    const answer = await api.send(null, 'POST', 'auth/send-password-reset', { body: { email } });
    await api.work();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const mails = await api.database.selectFrom('mails').where('recipient', '=', email).selectAll().execute();
    expect(mails).toEqual([]);
  });

  it('cannot be set an hour later', async () => {
    await api.send(null, 'POST', 'auth/send-password-reset', { body: { email: 'admin@shepherd.test' } });
    await api.work();
    const token = await mailedToken('admin@shepherd.test');
    api.advance(hour);
    const answer = await api.send(null, 'POST', 'auth/reset-password', {
      body: { token, password: 'Better22' },
    });
    expect(answer.json().error.code).toBe('auth.invalid_token');
    api.advance(-hour);
  });

  it.each([
    ['e-mail', { email: 'operations.new@shepherd.test' }],
    ['password', { password_hash: 'another' }],
    ['status', { status: 'disabled' as const }],
  ])('cannot be set by a link that is older than a change of %s', async (_what, change) => {
    const [email, changedBack] = ['operations@shepherd.test', { status: 'active' as const }];
    await api.send(null, 'POST', 'auth/send-password-reset', { body: { email } });
    await api.work();
    const token = await mailedToken(email);
    const users = api.database.updateTable('users');
    const kept = await api.database
      .selectFrom('users')
      .where('email', '=', email)
      .selectAll()
      .executeTakeFirstOrThrow();
    await users
      .set({ first_name: 'Olga', updated_at: api.now().toISOString() })
      .where('id', '=', kept.id)
      .execute();
    expect(await tokensOf(kept.id)).toBe(1);
    await users.set(change).where('id', '=', kept.id).execute();
    // Immediately, not only when it is changed back.
    expect(await tokensOf(kept.id)).toBe(0);
    await users
      .set({ ...changedBack, email, password_hash: kept.password_hash })
      .where('id', '=', kept.id)
      .execute();
    const answer = await api.send(null, 'POST', 'auth/reset-password', {
      body: { token, password: 'Better22' },
    });
    expect(answer.json().error.code).toBe('auth.invalid_token');
  });

  it('enqueues the same work for a known and an unknown address, and does nothing else before it answers', async () => {
    const work = api.database.selectFrom('work').select(['id', 'name']).orderBy('id', 'desc');
    const last = (await work.executeTakeFirstOrThrow()).id;
    for (const email of ['owner@shepherd.test', 'no@one.test'])
      await api.send(null, 'POST', 'auth/send-password-reset', { body: { email } });
    const added = await work.where('id', '>', last).execute();
    expect(added.map(({ name }) => name)).toEqual(['password-reset', 'password-reset']);
    const mails = api.database
      .selectFrom('mails')
      .where('recipient', '=', 'owner@shepherd.test')
      .select('id');
    expect(await mails.execute()).toEqual([]);
    await api.work();
    expect(await mails.execute()).toHaveLength(1);
  });

  it('must satisfy every requirement', () => {
    expect(passwordProblems('Shepherd1')).toEqual([]);
    expect(passwordProblems('Short1').length + passwordProblems('alllower1').length).toBe(1);
    expect(passwordProblems('')).toEqual(['Password required']);
    expect(passwordProblems('abc')).toHaveLength(3);
  });

  it('is hashed with at least the cost that OWASP recommends', async () => {
    expect(await hashPassword('Shepherd1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('an invitation', () => {
  it('activates its user once; a reset token is no invitation', async () => {
    const invited = await api.database
      .selectFrom('users')
      .where('email', '=', 'invited@shepherd.test')
      .selectAll()
      .executeTakeFirstOrThrow();
    await sendInvitation(api.database, invited, 'http://localhost:4000', api.now());
    const token = await mailedToken('invited@shepherd.test');
    const body = { token, password: 'Welcome9' };
    const works = async (purpose: string) =>
      (await api.send(null, 'POST', 'auth/check-link', { body: { token, purpose } })).statusCode;
    expect([await works('invitation'), await works('invitation'), await works('reset')]).toEqual([
      204, 204, 422,
    ]);
    api.advance(7 * oneDay);
    const dead = await api.send(null, 'POST', 'auth/check-link', { body: { token, purpose: 'invitation' } });
    expect([dead.statusCode, dead.json().error]).toMatchObject([
      422,
      { code: 'auth.invalid_token', fields: { token: ['This link is no longer valid'] } },
    ]);
    const late = await api.send(null, 'POST', 'auth/activate', { body });
    expect(late.json().error.code).toBe('auth.invalid_token');
    api.advance(-1_000);
    expect((await api.send(null, 'POST', 'auth/reset-password', { body })).statusCode).toBe(422);
    const answer = await api.send(null, 'POST', 'auth/activate', { body });
    expect((await profileWith(answer.json().access_token)).json().email).toBe('invited@shepherd.test');
    expect(await works('invitation')).toBe(422);
    expect((await api.send(null, 'POST', 'auth/activate', { body })).json().error.fields).toHaveProperty(
      'token',
    );
    api.advance(1_000 - 7 * oneDay);
  });

  it('of an active user sets no password', async () => {
    await sendInvitation(api.database, await userOf('content'), 'http://localhost:4000', api.now());
    const body = { token: await mailedToken('content@shepherd.test'), password: 'Welcome9' };
    const answer = await api.send(null, 'POST', 'auth/activate', { body });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'auth.disabled']);
    expect((await login('content@shepherd.test', 'Shepherd1')).statusCode).toBe(200);
  });
});

describe('roles', () => {
  it('are listed for users who may see users or manage customers', async () => {
    for (const role of ['owner', 'operations'] as const) {
      const answer = await api.get(role, 'auth/roles');
      expect(answer.json().data.map(({ name }: { name: string }) => name)).toContain('content_editor');
    }
    expect((await api.get('support', 'auth/roles')).json().error.code).toBe('auth.forbidden');
  });

  it('have a fixed order, whichever was changed last', async () => {
    const names = async () =>
      (await api.get('owner', 'auth/roles')).json().data.map(({ name }: { name: string }) => name);
    const before = await names();
    await api.database.updateTable('roles').set({ name: before[0] }).where('name', '=', before[0]).execute();
    expect(await names()).toEqual(before);
  });
});
