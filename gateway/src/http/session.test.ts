import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer, envelope, restError } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const profile = {
  id: '1',
  object: 'admin_user',
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  type: 'standard',
  permissions: ['orders.view'],
  role: { id: '1', name: 'Owner', permissions: ['orders.view'] },
};

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

const signIn = (transport: string, rememberMe: boolean) =>
  `mutation { login(input: { email: "ada@example.com", password: "x", transport: ${transport}, rememberMe: ${rememberMe} })
     { accessToken profile { firstName permissions } } }`;

beforeEach(async () => {
  rest = await RestServer.start();
  rest
    .on('POST /auth/login', () => ({
      body: { access_token: 'fresh', token_type: 'Bearer', expires_at: inAnHour() },
    }))
    .on('POST /auth/logout', {})
    .on('GET /account/profile', ({ headers }) =>
      headers.authorization === 'Bearer fresh'
        ? { body: profile }
        : restError(401, 'auth.unauthenticated', 'You are not signed in'),
    );
  gateway = await TestGateway.start(rest.url);
});

afterEach(async () => {
  await gateway.stop();
  await rest.stop();
});

describe('signing in', () => {
  test('a script gets the token and no cookie', async () => {
    const answer = await gateway.post(signIn('TOKEN', true), { token: null });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.json()).toEqual({
      data: { login: { accessToken: 'fresh', profile: { firstName: 'Ada', permissions: ['ORDERS_VIEW'] } } },
    });
  });

  test('a browser gets a cookie that scripts cannot read, and no token', async () => {
    const answer = await gateway.post(signIn('COOKIE', false), { token: null });
    expect(answer.headers['set-cookie']).toBe('shepherd_session=fresh; Path=/; HttpOnly; SameSite=Lax');
    expect(answer.body).not.toContain('fresh');
  });

  test('with remember-me the cookie lasts as long as the session of REST v1', async () => {
    const answer = await gateway.post(signIn('COOKIE', true), { token: null });
    expect(answer.headers['set-cookie']).toMatch(
      /^shepherd_session=fresh; Max-Age=3(599|600); Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('under https the cookie is Secure and bound to the host', async () => {
    const secure = await TestGateway.start(rest.url, { PUBLIC_URL: 'https://console.example.com' });
    const answer = await secure.post(signIn('COOKIE', false), { token: null });
    expect(answer.headers['set-cookie']).toBe(
      '__Host-shepherd_session=fresh; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    const plain = await secure.ask('{ me { id } }', {
      token: null,
      headers: { cookie: 'shepherd_session=fresh' },
    });
    expect(plain.errors?.[0]?.extensions['code']).toBe('auth.unauthenticated');
    await secure.stop();
  });

  test('wrong credentials have another error than an ended session', async () => {
    rest.on('POST /auth/login', restError(401, 'auth.credentials', 'Wrong email or password'));
    const answer = await gateway.ask(signIn('COOKIE', false), { token: null });
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Wrong email or password',
      extensions: { code: 'auth.credentials', status: 401 },
    });
  });
});

describe('the session of a request', () => {
  test('comes from the cookie, and from the bearer token when both are there', async () => {
    const cookie = { cookie: 'shepherd_session=fresh' };
    expect((await gateway.ask('{ me { id } }', { token: null, headers: cookie })).data).toEqual({
      me: { id: '1' },
    });
    await gateway.ask('{ me { id } }', { token: 'other', headers: cookie });
    expect(rest.arrivals.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer fresh',
      'Bearer other',
    ]);
  });

  test('is missing without either, and REST v1 is not called', async () => {
    const answer = await gateway.ask('{ me { id } }', { token: null });
    expect(answer).toMatchObject({
      data: { me: null },
      errors: [{ path: ['me'], extensions: { code: 'auth.unauthenticated', status: 401 } }],
    });
    expect(rest.calls).toEqual([]);
  });

  test('a cookie with a token that REST v1 does not know is removed; a bearer token sets none', async () => {
    const ended = await gateway.post('{ me { id } }', {
      token: null,
      headers: { cookie: 'shepherd_session=old' },
    });
    expect(ended.headers['set-cookie']).toBe('shepherd_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect((await gateway.post('{ me { id } }', { token: 'old' })).headers['set-cookie']).toBeUndefined();
  });

  test('never reaches another user: two sessions at once see their own data', async () => {
    rest.on('GET /orders', ({ headers }) =>
      envelope([
        { id: '1', title: headers.authorization, status: 'active', customer: { id: '1', name: 'n' } },
      ]),
    );
    const query = '{ orders { items { title } } }';
    const titles = await Promise.all(['one', 'two'].map((token) => gateway.ask(query, { token })));
    expect(titles.map(({ data }) => data)).toEqual([
      { orders: { items: [{ title: 'Bearer one' }] } },
      { orders: { items: [{ title: 'Bearer two' }] } },
    ]);
  });
});

describe('signing out', () => {
  test('ends the token and removes the cookie', async () => {
    const answer = await gateway.post('mutation { logout }', {
      token: null,
      headers: { cookie: 'shepherd_session=fresh' },
    });
    expect(answer.json()).toEqual({ data: { logout: true } });
    expect(answer.headers['set-cookie']).toContain('shepherd_session=; Max-Age=0');
    expect(rest.calls).toEqual(['POST /auth/logout']);
    expect(rest.arrivals[0]?.headers.authorization).toBe('Bearer fresh');
  });

  test('works without a session and with one that has ended', async () => {
    rest.on('POST /auth/logout', restError(401, 'auth.unauthenticated', 'You are not signed in'));
    expect(await gateway.ask('mutation { logout }', { token: null })).toEqual({ data: { logout: true } });
    expect(await gateway.ask('mutation { logout }', { token: 'old' })).toEqual({ data: { logout: true } });
  });
});

describe('requests of other sites', () => {
  const cookie = 'shepherd_session=fresh';

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in a browser without fetch metadata', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('%s is refused', async (_what, headers) => {
    const answer = await gateway.post('mutation { logout }', {
      token: null,
      headers: { cookie, ...headers },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'CROSS_SITE_REQUEST', status: 403 } }],
    });
    expect(rest.calls).toEqual([]);
  });

  test('the console itself and scripts with a token pass', async () => {
    const own = {
      cookie,
      origin: 'http://localhost:80',
      host: 'localhost:80',
      'sec-fetch-site': 'same-origin',
    };
    expect((await gateway.post('{ me { id } }', { token: null, headers: own })).statusCode).toBe(200);
    const script = { origin: 'https://tools.example', 'sec-fetch-site': 'cross-site' };
    expect((await gateway.post('{ me { id } }', { token: 'fresh', headers: script })).statusCode).toBe(200);
  });

  test('a form of another site cannot post an operation', async () => {
    const answer = await gateway.gateway.server.inject({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent('{ me { id } }')}`,
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(400);
    expect(rest.calls).toEqual([]);
  });
});
