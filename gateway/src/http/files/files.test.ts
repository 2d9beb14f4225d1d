import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { largestFile } from '../../files/kinds.ts';
import { FileGateway } from '../../testing/file-gateway.ts';
import { form, png } from '../../testing/upload-form.ts';

let files: FileGateway;

beforeAll(async () => {
  files = await FileGateway.start();
});
beforeEach(() => {
  files.reset();
  files.rest.on('PUT /files/{id}', { status: 204 });
});
afterAll(() => files.stop());

const inject = (method: 'GET' | 'PUT' | 'POST', url: string, headers: Record<string, string>, payload = '') =>
  files.gateway.gateway.server.inject({
    method,
    url,
    headers: { authorization: 'Bearer staff', ...headers },
    ...(method !== 'GET' && { payload }),
  });

describe('a text', () => {
  const put = (headers: Record<string, string>, payload = 'a,b\n') =>
    inject('PUT', '/files/abcdefgh.csv?expires=9&signature=s&signature=t&token=S', headers, payload);

  test.each(['text/csv', 'Text/CSV ; charset=utf-8', 'application/vnd.ms-excel', 'text/plain', undefined])(
    'may be called %s',
    async (type) => {
      const answer = await put(type === undefined ? {} : { 'content-type': type });
      expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([204, '', undefined]);
      expect(files.rest.arrivals[0]?.body).toBe('a,b\n');
    },
  );

  test.each(['application/json', 'multipart/form-data; boundary=b', ';text/csv'])(
    'is no %s',
    async (type) => {
      const answer = await put({ 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(files.rest.calls).toEqual([]);
    },
  );

  test('is refused by its Content-Length', async () => {
    const refused = await put({ 'content-type': 'text/csv', 'content-length': `${largestFile + 1}` });
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'upload.too_large' } }] });
    expect(files.rest.calls).toEqual([]);
  });

  test('may be empty, and a repeated query parameter is not sent', async () => {
    expect((await put({ 'content-type': 'text/csv' }, '')).statusCode).toBe(204);
    expect(files.rest.arrivals[0]?.query.toString()).toBe('expires=9');
  });
});

test('an upload is refused by its Content-Length, which includes the form around the file', async () => {
  const { body, type } = await form([['a.png', png]]);
  const upload = (length: number) =>
    files.gateway.gateway.server.inject({
      method: 'POST',
      url: '/files/orders/images',
      headers: { authorization: 'Bearer staff', 'content-type': type, 'content-length': String(length) },
      payload: body,
    });
  expect((await upload(largestFile + 64 * 1024)).statusCode).toBe(200);
  const refused = await upload(largestFile + 64 * 1024 + 1);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'upload.too_large' } }] });
  expect(files.rest.calls).toHaveLength(1);
});

test('an upload of unknown kind is refused', async () => {
  expect((await inject('POST', '/files/orders/images', {}, 'abc')).statusCode).toBe(415);
});

test('an address is passed on as it was signed', async () => {
  await inject('PUT', '/files/abcdefgh.csv?expires=9&signature=AbC', { 'content-type': 'text/csv' }, 'a');
  expect(files.rest.arrivals[0]?.query.toString()).toBe('expires=9&signature=AbC');
});

describe('a download', () => {
  const download = (url: string, headers: Record<string, string>) => inject('GET', url, headers);

  test('uses the time zone of the address, or of the header', async () => {
    files.rest.on('GET /orders/7/reports/export', { raw: 'a\n', headers: { 'content-type': 'text/csv' } });
    const zone = { 'x-timezone': 'Europe/Paris' };
    await download('/files/orders/7/reports/export', zone);
    await download('/files/orders/7/reports/export?timezone=Asia/Tokyo', zone);
    await download('/files/orders/7/reports/export', {});
    expect(files.rest.arrivals.map(({ headers }) => headers['x-timezone'])).toEqual([
      'Europe/Paris',
      'Asia/Tokyo',
      undefined,
    ]);
  });

  test.each([
    ['application/pdf', "default-src 'none'; frame-ancestors 'none'"],
    ['image/svg+xml', "default-src 'none'; sandbox; frame-ancestors 'none'"],
    ['text/html', "default-src 'none'; sandbox; frame-ancestors 'none'"],
  ])('of %s runs no scripts', async (type, policy) => {
    files.rest.on('GET /files/{id}', { headers: { 'content-type': type, 'x-other': 'a' }, raw: 'a' });
    const answer = await download('/files/abcdefgh.bin?expires=9&signature=s', {
      'if-none-match': '"e"',
      'x-other': 'b',
      accept: 'image/*',
    });
    expect(answer.headers).toMatchObject({ 'content-type': type, 'content-security-policy': policy });
    expect(answer.headers['x-other']).toBeUndefined();
    expect(files.rest.arrivals[0]?.headers).toMatchObject({ 'if-none-match': '"e"' });
    expect(files.rest.arrivals[0]?.headers['x-other']).toBeUndefined();
  });
});
