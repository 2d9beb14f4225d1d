import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, restError } from '../../testing/rest-server.ts';
import { png } from '../../testing/upload-form.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

const read = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.gateway.server.inject({ method, url: '/files/abcdefgh.png?expires=9&signature=s', headers });

describe('a file that is read', () => {
  test('is sent without a session, as REST v1 gives it, and runs no scripts', async () => {
    rest.on('GET /files/{id}', {
      status: 206,
      headers: {
        'content-type': 'image/png',
        'cache-control': 'private, max-age=60, immutable',
        etag: '"e"',
        'accept-ranges': 'bytes',
        'content-range': 'bytes 0-9/20',
        'x-powered-by': 'something',
        'set-cookie': 'a=b',
      },
      raw: png.subarray(0, 10),
    });
    const answer = await read({
      range: 'bytes=0-9',
      cookie: 'shepherd_session=staff',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload).toEqual(png.subarray(0, 10));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=60, immutable',
      etag: '"e"',
      'content-range': 'bytes 0-9/20',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [arrival] = rest.arrivals;
    expect(arrival?.query.toString()).toBe('expires=9&signature=s');
    expect(arrival?.headers['range']).toBe('bytes=0-9');
    expect(arrival?.headers['authorization']).toBeUndefined();
    expect(arrival?.headers['cookie']).toBeUndefined();
  });

  test('is not sent again to a client that has it', async () => {
    rest.on('GET /files/{id}', ({ headers }) => ({ status: headers['if-none-match'] === '"e"' ? 304 : 200 }));
    expect((await read({ 'if-none-match': '"e"' })).statusCode).toBe(304);
  });

  test('from a shared link tells REST v1 so, and is revalidated on each request', async () => {
    rest.on('GET /files/{id}', ({ query }) => ({
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': 'private, no-cache', etag: '"e"' },
      raw: query.get('link') === '7' ? png : Buffer.from('other'),
    }));
    const url = '/files/abcdefgh.png?expires=9&link=7&signature=s';
    const answer = await gateway.gateway.server.inject({ url });
    expect(answer.rawPayload).toEqual(png);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: '"e"' });
    rest.on('GET /files/{id}', restError(404, 'not_found', 'Not found'));
    const gone = await gateway.gateway.server.inject({ url, headers: { 'if-none-match': '"e"' } });
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('answers HEAD requests', async () => {
    rest.on('HEAD /files/{id}', {
      status: 200,
      headers: { 'content-type': 'image/png', 'content-length': '77' },
    });
    const answer = await read({}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('77');
    expect(rest.calls).toEqual(['HEAD /files/abcdefgh.png']);
  });

  test.each([
    ['a link that has ended', restError(403, 'file.link_expired', 'The link has expired'), 403],
    ['nothing', restError(404, 'not_found', 'Not found'), 404],
    ['a part that it does not have', { status: 416, headers: { 'content-range': 'bytes */9' } }, 416],
    ['what is no answer of REST v1', { status: 404, raw: '<html>' }, 502],
    ['a proxy with nothing behind it', { status: 503, raw: '<html>' }, 502],
  ])('answers HEAD as it answers GET, behind %s', async (_what, answer, status) => {
    rest.on('GET /files/{id}', answer);
    // As HTTP defines it: the same status, without the body.
    rest.on('HEAD /files/{id}', { status: answer.status ?? 200, headers: answer.headers ?? {} });
    const [reading, asking] = [await read(), await read({}, 'HEAD')];
    expect([reading.statusCode, asking.statusCode]).toEqual([status, status]);
    expect(asking.body).toBe('');
    expect(asking.headers['content-type']).toBe(reading.headers['content-type']);
    expect(asking.headers['cache-control']).toBe(reading.headers['cache-control']);
  });

  test('behind an expired link is an error, and is not cached', async () => {
    rest.on('GET /files/{id}', restError(403, 'file.link_expired', 'The link has expired'));
    const answer = await read();
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'file.link_expired' } }] });
  });

  test.each([
    ['/files/orders/7/reports/export?timezone=Asia/Tokyo', '/orders/7/reports/export'],
    ['/files/jobs/bulk-actions/3/failed', '/jobs/bulk-actions/3/failed'],
    ['/files/jobs/bulk-actions/3/file', '/jobs/bulk-actions/3/file'],
  ])('%s needs a session', async (url, path) => {
    rest.on(`GET ${path}`, ({ headers }) => ({
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="a.csv"',
        'x-seen': String(headers['accept']),
      },
      raw: 'a,b\n',
    }));
    expect((await gateway.gateway.server.inject({ url })).statusCode).toBe(401);
    expect(rest.calls).toEqual([]);
    const answer = await gateway.gateway.server.inject({ url, headers: { authorization: 'Bearer staff' } });
    expect(answer.body).toBe('a,b\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="a.csv"',
      'cache-control': 'private, no-store',
    });
    expect(rest.arrivals[0]?.headers).toMatchObject({ authorization: 'Bearer staff', accept: 'text/csv' });
    expect(rest.arrivals[0]?.headers['x-timezone']).toBe(url.includes('Tokyo') ? 'Asia/Tokyo' : undefined);
  });

  test.each(['/files', '/files/', '/files/a/b', '/files/orders/images', '/files/jobs/7-1'])(
    'at %s there is nothing',
    async (url) => {
      const answer = await gateway.gateway.server.inject({ url, headers: { authorization: 'Bearer staff' } });
      expect(answer.statusCode).toBe(404);
      expect(rest.calls).toEqual([]);
    },
  );
});
