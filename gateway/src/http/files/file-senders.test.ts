import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FileGateway } from '../../testing/file-gateway.ts';
import { TestGateway } from '../../testing/gateway.ts';
import { restError } from '../../testing/rest-server.ts';
import { png } from '../../testing/upload-form.ts';

let files: FileGateway;

beforeAll(async () => {
  files = await FileGateway.start();
});
beforeEach(() => files.reset());
afterAll(() => files.stop());

describe('sending a file', () => {
  const none = { authorization: '' };

  test('needs a session', async () => {
    const answer = await files.upload('/files/orders/images', [['a.png', png]], none);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'auth.unauthenticated' } }] });
    expect(files.rest.calls).toEqual([]);
  });

  test.each([
    ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['its own page, in an old browser', { origin: 'http://localhost:80', host: 'localhost' }, 200],
    ['a header that no form has', { 'apollo-require-preflight': 'true' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', 'apollo-require-preflight': 'true' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['nothing that says where it is from', {}, 403],
  ])('checks the origin of a request with a cookie and %s', async (_what, headers, status) => {
    const answer = await files.upload('/files/orders/images', [['a.png', png]], {
      ...none,
      cookie: 'shepherd_session=staff',
      ...headers,
    });
    expect(answer.statusCode).toBe(status);
    expect(files.rest.arrivals.map(({ headers: sent }) => sent.authorization)).toEqual(
      status === 200 ? ['Bearer staff'] : [],
    );
  });

  test('removes the cookie of an ended session', async () => {
    files.rest.on('POST /orders/images', restError(401, 'auth.unauthenticated', 'No'));
    const answer = await files.upload('/files/orders/images', [['a.png', png]], {
      ...none,
      cookie: 'shepherd_session=staff',
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toContain('shepherd_session=;');
  });

  test('is rate limited', async () => {
    const slow = await TestGateway.start(files.rest.url, { RATE_LIMIT_PER_SECOND: '1' });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const answer = await slow.gateway.server.inject({
          url: '/files/abcdefgh.png',
          headers: { authorization: 'Bearer staff' },
        });
        return answer.statusCode;
      }),
    );
    // Ten immediately, and one more for each second that this takes.
    expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(10);
    expect(statuses).toContain(429);
    await slow.stop();
  });
});
