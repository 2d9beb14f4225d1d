import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer, restError } from '../testing/rest-server.ts';
import { form, png, uploadedFile } from '../testing/upload-form.ts';
import type { Part } from '../testing/upload-form.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest.on('POST /orders/images', { body: uploadedFile(rest.url) });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

async function upload(path: string, parts: readonly Part[], headers: Record<string, string> = {}) {
  const { body, type } = await form(parts);
  return gateway.gateway.server.inject({
    method: 'POST',
    url: path,
    headers: { authorization: 'Bearer staff', 'content-type': type, ...headers },
    payload: body,
  });
}

describe('who may send a file', () => {
  const none = { authorization: '' };

  test('nobody without a session', async () => {
    const answer = await upload('/files/orders/images', [['a.png', png]], none);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'auth.unauthenticated' } }] });
    expect(rest.calls).toEqual([]);
  });

  test.each([
    ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['its own page, in an old browser', { origin: 'http://localhost:80', host: 'localhost' }, 200],
    ['a header that no form has', { 'apollo-require-preflight': 'true' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', 'apollo-require-preflight': 'true' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['nothing that says where it is from', {}, 403],
  ])('a cookie with %s', async (_what, headers, status) => {
    const answer = await upload('/files/orders/images', [['a.png', png]], {
      ...none,
      cookie: 'shepherd_session=staff',
      ...headers,
    });
    expect(answer.statusCode).toBe(status);
    expect(rest.arrivals.map(({ headers: sent }) => sent.authorization)).toEqual(
      status === 200 ? ['Bearer staff'] : [],
    );
  });

  test('a session that has ended is forgotten', async () => {
    rest.on('POST /orders/images', restError(401, 'auth.unauthenticated', 'No'));
    const answer = await upload('/files/orders/images', [['a.png', png]], {
      ...none,
      cookie: 'shepherd_session=staff',
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toContain('shepherd_session=;');
  });

  test('not too often', async () => {
    const slow = await TestGateway.start(rest.url, { RATE_LIMIT_PER_SECOND: '1' });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const answer = await slow.gateway.server.inject({
          url: '/files/abcdefgh.png',
          headers: { authorization: 'Bearer staff' },
        });
        return answer.statusCode;
      }),
    );
    // Ten at once, and one more for every second that this takes.
    expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(10);
    expect(statuses).toContain(429);
    await slow.stop();
  });
});
