import { createHash } from 'node:crypto';
import fs, { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'content-disposition';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { calls } from '../calls.ts';
import type { BodyStream } from '../http/call.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { hour, minute } from '../time/instants.ts';
import {
  contentTypeOf as sniff,
  contentTypes,
  largestFile,
  uploadExtensions,
} from '@shepherd/domain/fileKind.ts';
import { extensionOf } from './kinds.ts';
import { receive } from './receive.ts';
import { parseRange, serveFile } from './serve.ts';
import {
  announceFile,
  arrivalFolder,
  findFile,
  keeperOf,
  newFileKey,
  takeAnnouncedFile,
  takeFile,
} from './files.ts';
import { fileUrls, uploadUrl } from './signed-urls.ts';
import { testDataDirectory } from '../testing/store/data-directory.ts';

const dataDirectory = testDataDirectory();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { dataDirectory } });
});
afterAll(() => api.close());

/** The shortest content that is recognized as each kind. */
const starts = {
  pdf: '%PDF-1.7\n',
  gif: 'GIF89a',
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xff\xd8\xff\xe0',
  jpeg: '\xff\xd8\xff\xe1',
  mp4: '\0\0\0\x20ftypisom',
  mp3: 'ID3\x04',
} as const;
const contentOf = (kind: keyof typeof starts, size = 64): Buffer =>
  Buffer.concat([
    Buffer.from(starts[kind], 'latin1'),
    Buffer.alloc(Math.max(0, size - starts[kind].length), 'x'),
  ]);

type Part = { name: string; content: Buffer };
const boundary = 'a-boundary';
function multipart(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

const upload = async (parts: readonly Part[], where = 'orders/images') =>
  api.server.inject({
    method: 'POST',
    url: `/v1/${where}`,
    headers: {
      authorization: `Bearer ${await api.token('operations')}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: multipart(parts),
  });
const open = (url: string, headers: Record<string, string> = {}) =>
  api.server.inject({ method: 'GET', url: url.replace(/^http:\/\/[^/]+/, ''), headers });
const code = (answer: Awaited<ReturnType<typeof upload>>): string => answer.json().error.code;
/** Partial uploads that were not removed. */
const leftOver = (): string[] => readdirSync(arrivalFolder({ dataDirectory, s3: null }));

describe('uploads', () => {
  it.each(uploadExtensions)('accept %s, in any case, and serve it', async (kind) => {
    const content = contentOf(kind, 5_000);
    const answer = await upload([{ name: `A file.${kind.toUpperCase()}`, content }]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      name: `A file.${kind.toUpperCase()}`,
      content_type: contentTypes[kind],
      size: 5_000,
    });
    const shown = await open(answer.json().url);
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.equals(content)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': contentTypes[kind],
      'x-content-type-options': 'nosniff',
      'content-length': '5000',
      'accept-ranges': 'bytes',
    });
    // The original name of a picture is not revealed to viewers.
    const isPicture = contentTypes[kind].startsWith('image/');
    expect(parse(String(shown.headers['content-disposition']))).toMatchObject({
      type: 'inline',
      parameters: { filename: isPicture ? `picture.${kind}` : `A file.${kind.toUpperCase()}` },
    });
  });

  it.each(['run.exe', 'report.docx', 'picture.svg', 'page.html', 'noextension', 'png'])(
    'refuse %s by its extension',
    async (name) => {
      const answer = await upload([{ name, content: contentOf('png') }]);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error).toEqual({
        code: 'upload.wrong_extension',
        message: 'Wrong file extension!',
        fields: { file: ['Wrong file extension!'] },
      });
    },
  );

  it('refuse content of an unknown kind', async () => {
    for (const [name, content] of [
      ['page.png', Buffer.from('<html><script>alert(1)</script>')],
      ['picture.jpg', Buffer.from('not a picture')],
      ['empty.pdf', Buffer.alloc(0)],
    ] as const)
      expect(code(await upload([{ name, content }]))).toBe('upload.wrong_extension');
    expect(leftOver()).toEqual([]);
  });

  it.each([
    ['photo.jpg', 'png', 'photo.png', 'image/png'],
    ['photo.PNG', 'jpeg', 'photo.jpg', 'image/jpeg'],
    ['photo.jfif', 'jpg', 'photo.jpg', 'image/jpeg'],
  ] as const)('accept %s under the kind of its content', async (name, kind, kept, type) => {
    const answer = await upload([{ name, content: contentOf(kind) }], 'customers/logos');
    expect(answer.json()).toMatchObject({ name: kept, content_type: type });
    expect(answer.json().url).toContain(kept.slice(kept.lastIndexOf('.')));
  });

  it.each([
    ['empty.png', Buffer.alloc(0), 'The file is empty'],
    [
      'photo.jpg',
      Buffer.from('RIFF\x10\0\0\0WEBPVP8 '),
      'A WebP file is not accepted. Save it as gif, png, jpg, jpeg',
    ],
    [
      'photo.heic',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
      'A HEIC file is not accepted. Save it as gif, png, jpg, jpeg',
    ],
    [
      'logo.svg',
      Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x"/>'),
      'An SVG file is not accepted. Save it as gif, png, jpg, jpeg',
    ],
    ['plan.png', contentOf('pdf'), 'Wrong file extension!'],
  ])('refuse %s with the exact reason', async (name, content, reason) => {
    const answer = await upload([{ name, content }], 'customers/logos');
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      { code: 'upload.wrong_extension', message: reason, fields: { file: [reason] } },
    ]);
  });

  it('refuse a zero byte in a name, and decode quotation marks of browsers', async () => {
    const content = contentOf('png');
    const zero = await upload([{ name: 'a\0b.png', content }]);
    expect([zero.statusCode, Object.keys(zero.json().error.fields)]).toEqual([422, ['file']]);
    expect((await upload([{ name: 'the %22old%22 shop.png', content }])).json().name).toBe(
      'the "old" shop.png',
    );
  });

  it('cut a long name between characters', async () => {
    const family = '👨‍👩‍👧‍👦';
    const name = `${family.repeat(30)}.png`;
    const { name: kept } = (await upload([{ name, content: contentOf('png') }])).json();
    expect(kept).toBe(`${family.repeat(17)}.png`);
    expect(kept.length).toBeLessThanOrEqual(200);
  });

  it('accept at most 10485760 bytes', async () => {
    const exact = await upload([{ name: 'exact.png', content: contentOf('png', largestFile) }]);
    expect([exact.statusCode, exact.json().size]).toEqual([200, 10_485_760]);
    const over = await upload([{ name: 'over.png', content: contentOf('png', largestFile + 1) }]);
    expect([over.statusCode, code(over)]).toEqual([422, 'upload.too_large']);
    expect(leftOver()).toEqual([]);
  });

  it('hold in memory only what is needed to detect the kind', async () => {
    const bytes = Readable.from([Buffer.alloc(700, 'a'), Buffer.alloc(700, 'b'), Buffer.alloc(5_000, 'c')]);
    const received = await receive(bytes, arrivalFolder({ dataDirectory, s3: null }));
    rmSync(received.localPath);
    const start = Buffer.concat([Buffer.alloc(700, 'a'), Buffer.alloc(329, 'b')]);
    expect([received.size, received.start.equals(start)]).toEqual([6_400, true]);
  });

  it('report why a file did not arrive, also before its first byte', async () => {
    const bytes = new Readable({ read: () => void bytes.destroy(new Error('hung up')) });
    await expect(receive(bytes, arrivalFolder({ dataDirectory, s3: null }))).rejects.toThrow('hung up');
    expect(leftOver()).toEqual([]);
  });

  it('report a full disk, also before the first byte', async () => {
    const full = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    const opening = vi.spyOn(fs, 'open').mockImplementation((...given: unknown[]) => {
      const opened = given.at(-1);
      if (typeof opened === 'function') opened(full);
    });
    onTestFinished(() => opening.mockRestore());
    const receiving = receive(Readable.from([contentOf('png')]), arrivalFolder({ dataDirectory, s3: null }));
    await expect(receiving).rejects.toBe(full);
    expect(leftOver()).toEqual([]);
  });

  it('keep the end of a very long name, without its folders', async () => {
    const content = contentOf('png');
    const answer = await upload([{ name: `there/${'a'.repeat(80)}${'b'.repeat(196)}.png`, content }]);
    expect(answer.json().name).toBe(`${'b'.repeat(196)}.png`);
    expect((await upload([{ name: 'there/here.png', content }])).json().name).toBe('here.png');
  });

  it('accept one file at a time', async () => {
    const file = { name: 'a.png', content: contentOf('png') };
    const two = await upload([file, file]);
    expect([two.statusCode, code(two)]).toEqual([422, 'upload.too_many']);
    expect(two.json().error.message).toBe("You can't upload more files!");
    const none = await upload([]);
    expect([none.statusCode, none.json().error.fields]).toEqual([422, { file: ['That field is required'] }]);
    expect(leftOver()).toEqual([]);
  });

  it('refuse a truncated body and a body that is not a form', async () => {
    const headers = {
      authorization: `Bearer ${await api.token('operations')}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    const whole = multipart([{ name: 'a.png', content: contentOf('png', 20_000) }]);
    const broken = await api.server.inject({
      method: 'POST',
      url: '/v1/orders/images',
      headers,
      payload: whole.subarray(0, 10_000),
    });
    expect([broken.statusCode, code(broken)]).toEqual([400, 'request.malformed']);
    const json = await api.send('operations', 'POST', 'orders/images', { body: {} });
    expect([json.statusCode, code(json)]).toEqual([415, 'request.unsupported_media_type']);
    expect(leftOver()).toEqual([]);
  });

  it('accept only pictures as logos', async () => {
    expect(code(await upload([{ name: 'a.pdf', content: contentOf('pdf') }], 'customers/logos'))).toBe(
      'upload.wrong_extension',
    );
    const logo = await upload([{ name: 'a.png', content: contentOf('png') }], 'customers/logos');
    expect(logo.statusCode).toBe(200);
  });
});

it('an upload holds no transaction while the file arrives, in any call', () => {
  const receiving = calls.filter(({ streams }) => streams !== undefined);
  expect(receiving.length).toBeGreaterThan(2);
  expect(receiving.filter(({ transaction }) => transaction !== false).map(({ path }) => path)).toEqual([]);
});

it('a key has 144 random bits', () => {
  expect(newFileKey('png')).toMatch(/^[0-9a-f]{36}\.png$/);
});

it('a file that was cleaned has the length and ETag of the cleaned content', async () => {
  const [sent, cleaned] = [contentOf('png', 64), contentOf('png', 40)];
  const { database, now: clock } = api;
  const stream = {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Readable.from([multipart([{ name: 'a.png', content: sent }])]),
  };
  const { key, size } = await takeFile(
    { database, settings: { dataDirectory, s3: null }, clock, session: { userId: '1' }, stream },
    ['png'],
    async (localPath) => {
      writeFileSync(localPath, cleaned);
      return true;
    },
  );
  const shown = await open((await fileUrls(database, '', api.now())).read(key));
  expect(shown.rawPayload).toEqual(cleaned);
  expect([size, shown.headers['content-length'], shown.headers.etag]).toEqual([
    40,
    '40',
    `"${createHash('sha256').update(cleaned).digest('hex')}"`,
  ]);
});

describe('a file that cannot be stored', () => {
  const takeFrom = (stream: BodyStream | null, folder: string, userId: string) =>
    takeFile(
      {
        database: api.database,
        settings: { dataDirectory: folder, s3: null },
        clock: api.now,
        session: { userId },
        stream,
      },
      ['png'],
    );
  const take = (folder: string, userId: string) =>
    takeFrom(
      {
        contentType: `multipart/form-data; boundary=${boundary}`,
        bytes: Readable.from([multipart([{ name: 'a.png', content: contentOf('png') }])]),
      },
      folder,
      userId,
    );
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    );

  it('is refused when nothing was sent', async () => {
    await expect(takeFrom(null, testDataDirectory(), '1')).rejects.toMatchObject({
      code: 'request.unsupported_media_type',
    });
  });

  it('by the storage is an error, and leaves nothing behind', async () => {
    const folder = testDataDirectory();
    // Keys are hexadecimal; files block the places of their folders.
    const inTheWay = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));
    mkdirSync(path.join(folder, 'files'));
    for (const name of inTheWay) writeFileSync(path.join(folder, 'files', name), '');
    await expect(take(folder, '1')).rejects.toMatchObject({
      dependency: 'files',
      cause: { code: 'EEXIST', syscall: 'mkdir' },
    });
    expect(files(folder).toSorted()).toEqual(inTheWay);
  });

  it('by the database is an error, and its bytes are removed', async () => {
    const folder = testDataDirectory();
    await expect(take(folder, '999999')).rejects.toThrow(/foreign key/);
    expect(files(folder)).toEqual([]);
  });
});

it('an upload that is aborted half-way is removed', async () => {
  const origin = await api.server.listen({ port: 0, host: '127.0.0.1' });
  const whole = multipart([{ name: 'a.png', content: contentOf('png', 200_000) }]);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const head = [
    'POST /v1/orders/images HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${await api.token('operations')}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${whole.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(whole.subarray(0, 100_000));
  await vi.waitFor(() => expect(leftOver()).toHaveLength(1), { timeout: 10_000 });
  socket.destroy();
  await vi.waitFor(() => expect(leftOver()).toEqual([]), { timeout: 10_000 });
});

describe('addresses of files', () => {
  it('are stable for a while, expire, and cannot be forged', async () => {
    const { id, url } = (await upload([{ name: 'a.png', content: contentOf('png') }])).json();
    const customer = await api.send('operations', 'PATCH', 'customers/1', { body: { logo: id } });
    expect(customer.json().logo_url).toBe(url);
    api.advance(10 * minute);
    const again = await api.get('operations', 'customers/1', {
      headers: { 'if-none-match': String(customer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);

    expect(code(await open(url.replace('signature=', 'signature=x')))).toBe('file.link_invalid');
    expect(code(await open(url.replace(/expires=\d+/, 'expires=9999999999')))).toBe('file.link_invalid');
    expect(code(await open(`${url}&link=`))).toBe('file.link_invalid');
    const put = await api.server.inject({ method: 'PUT', url: new URL(url).pathname + new URL(url).search });
    expect(code(put)).toBe('file.link_invalid');

    api.advance(2 * hour);
    const ended = await open(url);
    expect([ended.statusCode, code(ended)]).toEqual([403, 'file.link_expired']);
    const fresh = (await api.get('operations', 'customers/1')).json().logo_url;
    expect((await open(fresh)).statusCode).toBe(200);
  });

  it('are valid for one to two hours, to the second', async () => {
    const { url } = (await upload([{ name: 'a.png', content: contentOf('png') }])).json();
    const left = Number(new URL(url).searchParams.get('expires')) * 1_000 - api.now().getTime();
    expect([left > hour, left <= 2 * hour]).toEqual([true, true]);
    api.advance(left - 1_000);
    expect((await open(url)).statusCode).toBe(200);
    api.advance(1_000);
    expect(code(await open(url))).toBe('file.link_expired');
  });

  it('from a shared link end with the link', async () => {
    const { url } = (await upload([{ name: 'a.png', content: contentOf('png') }])).json();
    const key = /files\/([^?]+)/.exec(url)?.[1] ?? '';
    const { id: job_id } = await api.database
      .selectFrom('jobs')
      .where('status', '=', 'completed')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id } = await api.database
      .insertInto('report_links')
      .values({ job_id, token_hash: 'of this test', created_by: '1', created_at: api.now().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const shared = (await fileUrls(api.database, '', api.now(), id)).read(key);
    const first = await open(shared);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    await api.database
      .updateTable('report_links')
      .set({ revoked_at: api.now().toISOString() })
      .where('id', '=', id)
      .execute();
    const ended = await open(shared);
    expect([ended.statusCode, code(ended)]).toEqual([404, 'not_found']);
    expect((await open(url)).statusCode).toBe(200);
  });

  it('are signed with a secret that is read once', async () => {
    const read = async () => (await fileUrls(api.database, 'http://api', api.now())).read('abcdefgh.png');
    const before = await read();
    const secrets = api.database.updateTable('file_secrets');
    const { secret } = await api.database
      .selectFrom('file_secrets')
      .select('secret')
      .executeTakeFirstOrThrow();
    await secrets.set({ secret: 'another' }).execute();
    expect(await read()).toBe(before);
    await secrets.set({ secret }).execute();
  });

  it('also open the smaller variant of a video where there is one', async () => {
    const { url } = (await upload([{ name: 'Aisle.mp4', content: contentOf('mp4') }])).json();
    const variant = url.replace('.mp4', '_720p.mp4');
    const none = await open(variant);
    expect([none.statusCode, code(none)]).toEqual([404, 'not_found']);

    const key = /files\/([^?]+)/.exec(variant)?.[1] ?? '';
    const small = contentOf('mp4', 40);
    await keeperOf({ dataDirectory, s3: null })(key, small, 'video/mp4');
    await api.database
      .insertInto('files')
      .values({
        id: '900000',
        key,
        name: 'Aisle_720p.mp4',
        content_type: 'video/mp4',
        size: small.length,
        sha256: 'a'.repeat(64),
        created_by: '1',
        created_at: '2026-11-20T14:00:00Z',
      })
      .execute();
    expect((await open(variant)).rawPayload.equals(small)).toBe(true);
    expect((await open(variant.replace('_720p', '_360p'))).statusCode).toBe(403);
  });

  it('let browsers cache a file until the address expires', async () => {
    const { url } = (await upload([{ name: 'a.png', content: contentOf('png') }])).json();
    const first = await open(url);
    const left = Number(new URL(url).searchParams.get('expires')) - api.now().getTime() / 1000;
    expect(first.headers['cache-control']).toBe(`private, max-age=${left}, immutable`);
    const known = await open(url, { 'if-none-match': String(first.headers.etag) });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
  });

  it('are 404 once the bytes are lost, but a current ETag still gets 304', async () => {
    const { url } = (await upload([{ name: 'a.png', content: contentOf('png') }])).json();
    const first = await open(url);
    const key = /files\/([^?]+)/.exec(url)?.[1] ?? '';
    rmSync(path.join(dataDirectory, 'files', key.slice(0, 2), key));
    const lost = await open(url);
    expect([lost.statusCode, code(lost)]).toEqual([404, 'not_found']);
    const known = await open(url, { 'if-none-match': String(first.headers.etag) });
    expect([known.statusCode, known.payload]).toEqual([304, '']);

    const unreadable = testDataDirectory();
    writeFileSync(path.join(unreadable, 'files'), '');
    await expect(
      serveFile(
        { database: api.database, settings: { dataDirectory: unreadable, s3: null } },
        key,
        { range: undefined, ifRange: undefined, ifNoneMatch: undefined },
        { expires: 0, now: api.now(), revocable: false },
      ),
    ).rejects.toMatchObject({ dependency: 'files', cause: { code: 'ENOTDIR' } });
  });

  it('serve parts of a file', async () => {
    const content = contentOf('mp4', 1_000);
    const { url } = (await upload([{ name: 'a.mp4', content }])).json();
    const part = await open(url, { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      'bytes 10-19/1000',
      '10',
    ]);
    expect(part.rawPayload.equals(content.subarray(10, 20))).toBe(true);
    const { etag = '' } = part.headers;
    const same = await open(url, { range: 'bytes=10-19', 'if-range': String(etag) });
    expect([same.statusCode, same.headers['content-length']]).toEqual([206, '10']);
    for (const other of ['"another"', `W/${String(etag)}`, 'Fri, 20 Nov 2026 14:00:00 GMT']) {
      const whole = await open(url, { range: 'bytes=10-19', 'if-range': other });
      expect([whole.statusCode, whole.headers['content-length']]).toEqual([200, '1000']);
      expect(whole.headers['content-range']).toBeUndefined();
    }
    const beyond = await open(url, { range: 'bytes=1000-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });
});

describe('an announced file', () => {
  const settings = { dataDirectory, s3: null };
  const announce = async (content: Buffer, contentType = 'text/csv; charset=utf-8') => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = { name: 'a.csv', extension: 'csv', contentType, sha256, userId: '1' };
    return announceFile(api.database, file, api.now());
  };
  const send = async (key: string, content: Buffer, expires = new Date(api.now().getTime() + minute)) => {
    const url = await uploadUrl(api.database, '', key, expires);
    const headers = { 'content-type': 'application/octet-stream' };
    return api.server.inject({ method: 'PUT', url, headers, payload: content });
  };
  const kept = async ({ id, key }: { id: string; key: string }) => {
    const found = await findFile(api.database, id);
    return found === null
      ? null
      : [found.size, readFileSync(path.join(dataDirectory, 'files', key.slice(0, 2), key))];
  };

  it('exists when its bytes have arrived, and accepts only those', async () => {
    const [content, others] = [Buffer.from('reference\n1\n'), Buffer.from('reference\n12345\n')];
    const [file, other] = [await announce(content), await announce(others)];
    expect(await findFile(api.database, file.id)).toBeNull();
    const { read } = await fileUrls(api.database, '', api.now());
    expect((await open(read(file.key))).statusCode).toBe(404);
    expect((await send(file.key, content)).statusCode).toBe(204);
    expect(await kept(file)).toEqual([content.length, content]);
    expect(await findFile(api.database, other.id)).toBeNull();
    expect((await send(other.key, others)).statusCode).toBe(204);
    expect(await kept(other)).toEqual([others.length, others]);
    expect(await kept(file)).toEqual([content.length, content]);
    const shown = await open(read(file.key));
    expect(shown.rawPayload).toEqual(content);
    expect(shown.headers['content-disposition']).toBe('attachment; filename=a.csv');
  });

  it('accepts only the announced bytes, while its address is valid, under a known name', async () => {
    const content = Buffer.from('reference\n2\n');
    const file = await announce(content);
    const damaged = await send(file.key, Buffer.from('reference\n3\n'));
    expect([damaged.statusCode, code(damaged)]).toEqual([422, 'upload.damaged']);
    expect(code(await send(file.key, content, api.now()))).toBe('file.link_expired');
    const unknown = await send('abcdefgh.csv', content);
    expect([unknown.statusCode, code(unknown)]).toEqual([404, 'not_found']);
    await expect(
      takeAnnouncedFile({ database: api.database, settings, stream: null }, file.key),
    ).rejects.toMatchObject({ code: 'request.unsupported_media_type' });
    expect(await findFile(api.database, file.id)).toBeNull();
    expect(leftOver()).toEqual([]);
  });

  it('is stored in UTF-8 when it is text in a known encoding, and unchanged otherwise', async () => {
    const text = 'title\nCafé\n';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const unreadable = Buffer.from('title\nCaf\xe9\0\n', 'latin1');
    // The byte order mark would make it UTF-16 text.
    const markedPdf = Buffer.concat([Buffer.from([0xff, 0xfe]), contentOf('pdf')]);
    for (const [content, wanted, type] of [
      [utf16, Buffer.from(text), 'text/csv; charset=utf-8'],
      [utf16, utf16, 'application/octet-stream'],
      [Buffer.from(text), Buffer.from(text), 'text/csv; charset=utf-8'],
      [contentOf('pdf'), contentOf('pdf'), 'text/csv; charset=utf-8'],
      [markedPdf, markedPdf, 'text/csv; charset=utf-8'],
      [Buffer.from('\xff\xfb\0\xe9\0', 'latin1'), Buffer.from('\xff\xfb\0\xe9\0', 'latin1'), 'text/csv'],
      [unreadable, unreadable, 'text/csv'],
    ] as const) {
      const file = await announce(content, type);
      expect((await send(file.key, content)).statusCode).toBe(204);
      expect(await kept(file)).toEqual([wanted.length, wanted]);
    }
  });
});

describe('parseRange', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=5-9', { start: 5, end: 9 }],
    [' bytes=5-9 ', { start: 5, end: 9 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=5-5', { start: 5, end: 5 }],
    ['bytes=9-5', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
  ])('reads %s of 100 bytes', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  it('finds no last bytes in an empty file', () => {
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});

describe('kinds', () => {
  it('are detected by the first bytes', () => {
    for (const frame of [
      [0xff, 0xfb, 0x90, 0x00],
      [0xff, 0xfb],
      [0xff, 0xe3],
    ])
      expect(sniff(Buffer.from(frame))).toBe('audio/mpeg');
    for (const none of [[0xff], [0xfe, 0xfb], [0xff, 0xdb], [0xff, 0xfd], [0xff, 0xff]])
      expect(sniff(Buffer.from(none))).toBeNull();
    const pdfAt = (offset: number) => Buffer.concat([Buffer.alloc(offset, ' '), Buffer.from('%PDF-1.4')]);
    expect(sniff(pdfAt(1_024))).toBe('application/pdf');
    expect(sniff(pdfAt(1_025))).toBeNull();
    for (const brand of ['heic', 'heix', 'hevc', 'mif1', 'avif', 'avis', 'M4A ', 'qt  '])
      expect(sniff(Buffer.from(`\0\0\0\x20ftyp${brand}`))).toBeNull();
    expect(sniff(Buffer.from('GIF90a'))).toBeNull();
    expect(sniff(Buffer.alloc(0))).toBeNull();
  });

  it('are named by the last extension', () => {
    expect(extensionOf('photo.tar.PNG')).toBe('png');
    expect(extensionOf('photo.png.exe')).toBeNull();
    expect(extensionOf('png')).toBeNull();
  });
});
