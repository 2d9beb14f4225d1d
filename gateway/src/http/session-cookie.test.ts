import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { Session } from './session.ts';

const servers: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** The session that a request with these headers gets, and the cookies of its browser afterwards. */
async function during<Seen>(
  headers: Record<string, string>,
  use: (session: Session) => Seen,
  publicUrl: string | null = null,
) {
  const server = fastify({ trustProxy: true });
  servers.push(server);
  let seen: Seen | undefined;
  server.get('/', async (request, reply) => {
    seen = use(new Session(request, reply, { publicUrl }));
    return 'answered';
  });
  const answer = await server.inject({ url: '/', headers });
  return { seen, cookies: answer.headers['set-cookie'] };
}

const own = { cookie: 'shepherd_session=mine' };
const bearer = { authorization: 'Bearer theirs' };
const facts = ({ token, fromCookie }: Session) => ({ token, fromCookie });

test.each([
  [{}, { token: null, fromCookie: false }],
  [own, { token: 'mine', fromCookie: true }],
  [bearer, { token: 'theirs', fromCookie: false }],
  [
    { ...own, ...bearer },
    { token: 'theirs', fromCookie: false },
  ],
  [{ cookie: 'other=1' }, { token: null, fromCookie: false }],
  [{ authorization: 'Basic theirs' }, { token: null, fromCookie: false }],
  [{ authorization: 'bearer  theirs ' }, { token: 'theirs', fromCookie: false }],
  // A token that cannot be sent on counts as none, but the browser has its cookie.
  [{ cookie: 'shepherd_session=%0Ax' }, { token: null, fromCookie: true }],
  [{ authorization: `Bearer ${'x'.repeat(4_096)}` }, { token: 'x'.repeat(4_096), fromCookie: false }],
  [{ authorization: `Bearer ${'x'.repeat(4_097)}` }, { token: null, fromCookie: false }],
])('%j is a session of %j', async (headers: Record<string, string>, session) => {
  expect((await during(headers, facts)).seen).toEqual(session);
});

const gone = 'shepherd_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

test('an ended session is removed only from the browser that sent it', async () => {
  const expire = async (headers: Record<string, string>) =>
    (await during(headers, (session) => session.expire())).cookies;
  expect(await expire(own)).toBe(gone);
  const others: Record<string, string>[] = [{}, bearer, { ...own, ...bearer }, { cookie: 'other=1' }];
  for (const headers of others) expect(await expire(headers)).toBeUndefined();
});

test('signing out removes the cookies of any browser that has some', async () => {
  const close = (headers: Record<string, string>) =>
    during(headers, (session) => {
      session.close();
      return session.token;
    });
  expect(await close({ ...own, ...bearer })).toEqual({ seen: null, cookies: gone });
  expect(await close(bearer)).toEqual({ seen: null, cookies: undefined });
});

test('the last change of a session decides about its cookie', async () => {
  const { cookies } = await during(own, (session) => {
    session.open('first');
    session.keepInCookie(new Date(Date.now() + 60_000).toISOString(), true);
    session.open('second');
    session.keepInCookie(new Date(Date.now() - 60_000).toISOString(), true);
  });
  expect(cookies).toBe('shepherd_session=second; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test.each([
  ['https, as the proxy says', { 'x-forwarded-proto': 'https' }, null, true],
  ['http, as the proxy says', { 'x-forwarded-proto': 'http' }, null, false],
  ['https, as the settings say', {}, 'https://console.test', true],
  ['http, as the settings say', { 'x-forwarded-proto': 'https' }, 'http://console.test', false],
])('under %s', async (_what, headers: Record<string, string>, publicUrl, secure) => {
  const use = (session: Session) => {
    const { token } = session;
    session.open('new');
    session.keepInCookie('2026-11-22T00:00:00Z', false);
    return token;
  };
  const sent = { cookie: 'shepherd_session=open; __Host-shepherd_session=closed', ...headers };
  expect(await during(sent, use, publicUrl)).toEqual(
    secure
      ? { seen: 'closed', cookies: '__Host-shepherd_session=new; Path=/; HttpOnly; Secure; SameSite=Lax' }
      : { seen: 'open', cookies: 'shepherd_session=new; Path=/; HttpOnly; SameSite=Lax' },
  );
});
