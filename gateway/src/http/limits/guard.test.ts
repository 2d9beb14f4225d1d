import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { createGuard } from './guard.ts';

const servers: ReturnType<typeof fastify>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A server behind a guard whose rates answer with these waits, and a record of what was counted. */
function start(waits: Readonly<Record<string, number>> = {}, later: readonly string[] = [], left = 24) {
  const counted: string[] = [];
  const allowed: Record<string, number> = {};
  const guard = createGuard(
    readSettings({ RATE_LIMIT_PER_SECOND: '3', PUBLIC_URL: 'https://console.test' }),
    {
      isCircuitOpen: () => false,
      limit: (name, perSecond) => {
        allowed[name] = perSecond;
        return {
          take: (key) => {
            counted.push(`${name} ${key}`);
            const taken = { waitSeconds: waits[name] ?? 0, left: waits[name] === undefined ? left : 0 };
            return later.includes(name) ? Promise.resolve(taken) : taken;
          },
        };
      },
      close: async () => undefined,
    },
  );
  const server = fastify();
  servers.push(server);
  server.get('/', { onRequest: [guard.ownSite, guard.rate] }, async () => 'passed');
  return { counted, allowed, ask: (headers: Record<string, string>) => server.inject({ url: '/', headers }) };
}

test('each request counts for its address and for its session: a token, cookies, or else the address', async () => {
  const { counted, allowed, ask } = start();
  // The limit of an address assumes an office of ten people.
  expect(allowed).toEqual({ session: 3, address: 30 });
  const cookie = 'shepherd_session=c';
  const all: Record<string, string>[] = [{ authorization: 'Bearer t', cookie }, { cookie }, {}];
  for (const headers of all) expect((await ask(headers)).body).toBe('passed');
  expect(counted).toEqual([
    'address 127.0.0.1',
    'session t',
    'address 127.0.0.1',
    `session ${cookie}`,
    'address 127.0.0.1',
    'session 127.0.0.1',
  ]);
});

test.each([
  [{ address: 4, session: 1 }, '4'],
  [{ address: 0, session: 1 }, '1'],
  [{ address: 2, session: 0 }, '2'],
])('of the waits %j the longer one is sent', async (waits, seconds) => {
  const refused = await start(waits).ask({});
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, seconds]);
  expect(refused.json()).toEqual({
    errors: [
      {
        message: 'Too many requests. Please wait a moment',
        extensions: { code: 'rate_limited', status: 429 },
      },
    ],
  });
});

test('each answer states what its session has left, and how long until the bucket is full', async () => {
  const passed = await start().ask({});
  expect(passed.headers).toMatchObject({
    'ratelimit-policy': '"session";q=30;w=10',
    ratelimit: '"session";r=24;t=2',
  });
  const refused = await start({ session: 1 }).ask({});
  expect(refused.headers).toMatchObject({ ratelimit: '"session";r=0;t=10' });
});

test('a request of another site is refused and does not count', async () => {
  const { counted, ask } = start();
  const refused = await ask({ cookie: 'shepherd_session=c', origin: 'https://evil.test' });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'CROSS_SITE_REQUEST' } }] });
  expect(counted).toEqual([]);
  expect((await ask({ cookie: 'shepherd_session=c', origin: 'https://console.test' })).statusCode).toBe(200);
});

test.each([[['address']], [['session']], [['address', 'session']]])(
  'an asynchronous rate is awaited: %j',
  async (later) => {
    const passed = await start({}, later).ask({});
    expect([passed.body, passed.headers['ratelimit']]).toEqual(['passed', '"session";r=24;t=2']);
    for (const name of ['address', 'session']) {
      const refused = await start({ [name]: 7 }, later).ask({});
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
    }
  },
);

test('without a limit there are no rate headers', async () => {
  const { headers, body } = await start({}, [], Infinity).ask({});
  expect([body, headers['ratelimit'], headers['ratelimit-policy']]).toEqual(['passed', undefined, undefined]);
});
