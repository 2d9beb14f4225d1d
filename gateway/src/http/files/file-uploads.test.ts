import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { largestFile } from '../../files/kinds.ts';
import { FileGateway, sendFiles } from '../../testing/file-gateway.ts';
import { TestGateway } from '../../testing/gateway.ts';
import { restError } from '../../testing/rest-server.ts';
import { png, pngOf } from '../../testing/upload-form.ts';
import type { Part } from '../../testing/upload-form.ts';

let files: FileGateway;

const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(3_000)]);

beforeAll(async () => {
  files = await FileGateway.start();
});
beforeEach(() => {
  files.reset();
  files.rest.on('POST /jobs/7-1/report/tasks/t1/upload', {
    status: 201,
    body: { id: '5', type: 'photo', status: 'processing', thumb_url: null, media_url: null, mime: 'png' },
  });
});
afterAll(() => files.stop());

/** The files that REST v1 received, read with a browser's own parser. */
async function received(): Promise<{ field: string; name: string; type: string; content: Buffer }[]> {
  const [arrival] = files.rest.arrivals;
  if (!arrival) return [];
  const response = new Response(new Uint8Array(arrival.bytes), {
    headers: { 'content-type': arrival.headers['content-type'] ?? '' },
  });
  const entries = [...(await response.formData()).entries()];
  return Promise.all(
    entries.map(async ([field, value]) => {
      if (typeof value === 'string') throw new Error(`${field} is no file`);
      return { field, name: value.name, type: value.type, content: Buffer.from(await value.arrayBuffer()) };
    }),
  );
}

describe('a file that is sent', () => {
  test.each(['/orders/images', '/customers/logos', '/templates/documentation'])(
    'to %s arrives byte for byte, and the answer has its local address',
    async (path) => {
      const answer = await files.upload(`/files${path}`, [['Über "mich".PNG', png]], {
        'idempotency-key': 'k',
        cookie: 'shepherd_session=other',
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        id: '12',
        url: '/files/abcdefgh.png?expires=9&signature=s',
        name: 'a.png',
        contentType: 'image/png',
        size: 3,
      });
      expect(await received()).toEqual([
        { field: 'file', name: 'Über "mich".PNG', type: 'image/png', content: png },
      ]);
      const [arrival] = files.rest.arrivals;
      expect(arrival?.headers).toMatchObject({ authorization: 'Bearer staff', 'idempotency-key': 'k:1' });
      expect(arrival?.headers['cookie']).toBeUndefined();
    },
  );

  test('to a report gets the answer that GraphQL has for media', async () => {
    const answer = await files.upload('/files/jobs/7-1/report/tasks/t1/upload?item=shelf%202&other=1', [
      ['v.mp4', mp4],
    ]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      __typename: 'Media',
      id: '5',
      type: 'PHOTO',
      status: 'PROCESSING',
      thumbUrl: null,
      mediaUrl: null,
      mime: 'PNG',
    });
    expect(files.rest.arrivals[0]?.query.toString()).toBe('item=shelf+2');
  });

  test('may have exactly the largest size, and not a byte more', async () => {
    const fits = await files.upload('/files/orders/images', [['a.png', pngOf(largestFile)]]);
    expect(fits.statusCode).toBe(200);
    expect((await received())[0]?.content).toHaveLength(largestFile);
    const tooLong = await files.upload('/files/orders/images', [['a.png', pngOf(largestFile + 1)]]);
    expect(tooLong.statusCode).toBe(422);
    expect(tooLong.json()).toEqual({
      errors: [
        {
          message: 'The file is larger than 10 MB',
          extensions: {
            code: 'upload.too_large',
            status: 422,
            fields: { file: ['The file is larger than 10 MB'] },
          },
        },
      ],
    });
  });

  test.each<[string, string, readonly Part[], string]>([
    ['of another kind', '/files/orders/images', [['a.exe', png]], 'upload.wrong_extension'],
    ['without an extension', '/files/orders/images', [['png', png]], 'upload.wrong_extension'],
    [
      'that is no picture at all',
      '/files/orders/images',
      [['a.gif', Buffer.from('text')]],
      'upload.wrong_extension',
    ],
    ['with nothing in it', '/files/orders/images', [['a.png', Buffer.alloc(0)]], 'upload.wrong_extension'],
    ['that is no image', '/files/customers/logos', [['a.mp4', mp4]], 'upload.wrong_extension'],
    [
      'that is no report media',
      '/files/jobs/7-1/report/tasks/t1/upload',
      [['a.gif', Buffer.from('GIF89a')]],
      'upload.wrong_extension',
    ],
    [
      'that is two',
      '/files/orders/images',
      [
        ['a.png', png.subarray(0, 100)],
        ['b.png', png],
      ],
      'upload.too_many',
    ],
    ['that is none', '/files/orders/images', [], 'validation.failed'],
  ])('%s is refused before anything is sent on', async (_what, path, parts, code) => {
    const answer = await files.upload(path, parts);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code, fields: { file: [expect.any(String)] } } }],
    });
    expect(files.rest.calls).toEqual([]);
  });

  test.each([
    ['photo.jpg', png, 'photo.png', 'image/png'],
    ['photo.png', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'photo.jpg', 'image/jpeg'],
    ['photo.jfif', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'photo.jpg', 'image/jpeg'],
    ['the "old" shop.png', png, 'the %22old%22 shop.png', 'image/png'],
  ])('named %s is sent on under the kind of its content', async (name, content, sent, type) => {
    await files.upload('/files/orders/images', [[name.replaceAll('"', '%22'), content]]);
    const body = files.rest.arrivals[0]?.body ?? '';
    expect(body).toContain(`filename="${sent}"\r\nContent-Type: ${type}\r\n`);
  });

  test.each([
    ['a.png', Buffer.alloc(0), 'The file is empty'],
    ['a.jpg', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), 'A WebP file is not accepted'],
    ['a.heic', Buffer.from('\0\0\0\x18ftypheic'), 'A HEIC file is not accepted'],
    ['a.svg', Buffer.from('<svg xmlns="x"/>'), 'An SVG file is not accepted'],
    ['a\0.png', png, 'The name of the file has a character that cannot be kept'],
  ])('named %j is refused with the actual reason', async (name, content, reason) => {
    const answer = await files.upload('/files/orders/images', [[name, content]]);
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      422,
      expect.stringContaining(reason),
    ]);
    expect(files.rest.calls).toEqual([]);
  });

  test('with another one behind it never completes', async () => {
    const answer = await files.upload('/files/orders/images', [
      ['a.png', pngOf(300_000)],
      ['b.png', png],
    ]);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'upload.too_many' } }] });
    expect(files.rest.calls).toEqual([]);
  });

  test.each([
    ['application/json', '{}', 415],
    ['multipart/form-data', 'x', 400],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\n\r\nabc',
      400,
    ],
  ])('as %s %s is refused', async (type, payload, status) => {
    const answer = await files.gateway.gateway.server.inject({
      method: 'POST',
      url: '/files/orders/images',
      headers: { authorization: 'Bearer staff', 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(files.rest.calls).toEqual([]);
  });

  test('that REST v1 refuses gets its message', async () => {
    files.rest.on(
      'POST /orders/images',
      restError(403, 'auth.forbidden', 'No', { fields: { some_field: ['x'] } }),
    );
    const answer = await files.upload('/files/orders/images', [['a.png', png]]);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      errors: [
        { message: 'No', extensions: { code: 'auth.forbidden', status: 403, fields: { someField: ['x'] } } },
      ],
    });
  });

  test('without REST v1 is a network error', async () => {
    const lonely = await TestGateway.start('http://127.0.0.1:1/v1');
    const answer = await sendFiles(lonely, '/files/orders/images', [['a.png', png]]);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NETWORK_ERROR' } }] });
    await lonely.stop();
  });
});
