import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { chunksOf, lookAhead } from './bytes.ts';
import { everyKind, isOfKind, largestFile } from './kinds.ts';
import type { FileExtension } from './kinds.ts';
import { multipartBody, openOneFile } from './multipart.ts';

const head = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n',
  'latin1',
);
const chunk = Buffer.alloc(64 * 1024, 7);

/** A body that counts the chunks that are read from it. */
function body(chunks: number, tail = '\r\n--b--\r\n'): { stream: Readable; taken: () => number } {
  let taken = 0;
  function* parts() {
    yield head;
    for (let index = 0; index < chunks; index += 1) {
      taken += chunk.length;
      yield chunk;
    }
    yield Buffer.from(tail);
  }
  return { stream: Readable.from(parts(), { objectMode: false }), taken: () => taken };
}

const turns = async () => {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((next) => setImmediate(next));
};

test('the reader of the bytes sets the pace', async () => {
  const { stream, taken } = body(100);
  const file = await openOneFile(stream, 'multipart/form-data; boundary=b', everyKind);
  const { chunks } = multipartBody(file);
  await chunks.next();
  await chunks.next();
  await turns();
  expect(taken()).toBeLessThan(10 * chunk.length);
  let size = 0;
  for await (const part of chunks) size += part.length;
  expect(taken()).toBe(100 * chunk.length);
  expect(size).toBeGreaterThan(99 * chunk.length);
});

test('the reader sets the pace of a body that is the file itself, too', async () => {
  const { stream, taken } = body(100);
  const { start, all } = await lookAhead(chunksOf(stream));
  expect(start.subarray(0, 3).toString()).toBe('--b');
  await all.next();
  await turns();
  expect(taken()).toBeLessThan(10 * chunk.length);
});

test('a file fails as soon as it is too large, however much is still to come', async () => {
  const { stream, taken } = body(300);
  const file = await openOneFile(stream, 'multipart/form-data; boundary=b', everyKind);
  let size = 0;
  const reading = (async () => {
    for await (const part of file.bytes) size += part.length;
  })();
  await expect(reading).rejects.toMatchObject({ code: 'upload.too_large', status: 422 });
  expect(size).toBeLessThanOrEqual(largestFile);
  expect(taken()).toBeLessThan(largestFile + 10 * chunk.length);
});

test.each([
  ['breaks off', '', 'request.malformed'],
  [
    'goes on with another one',
    '\r\n--b\r\nContent-Disposition: form-data; name="g"; filename="b.png"\r\n\r\nx\r\n--b--\r\n',
    'upload.too_many',
  ],
])('a body that %s after a good beginning fails before the file is complete', async (_what, tail, code) => {
  const file = await openOneFile(body(20, tail).stream, 'multipart/form-data; boundary=b', everyKind);
  const { chunks } = multipartBody(file);
  let sent = '';
  const reading = (async () => {
    for await (const part of chunks) sent += part.toString('latin1');
  })();
  await expect(reading).rejects.toMatchObject({ code });
  expect(sent).not.toContain('--\r\n');
});

test.each<[FileExtension, Buffer]>([
  ['pdf', Buffer.from(`${' '.repeat(1_000)}%PDF-1.7`)],
  ['gif', Buffer.from('GIF89a..')],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe1])],
  ['mp4', Buffer.from('\0\0\0\x18ftypmp42')],
  ['mp3', Buffer.from('ID3\x04')],
  ['mp3', Buffer.from([0xff, 0xfb, 0x90, 0x00])],
])('%s is detected by its first bytes, and is no other kind', (extension, start) => {
  const same: readonly FileExtension[] =
    extension === 'jpg' || extension === 'jpeg' ? ['jpg', 'jpeg'] : [extension];
  expect(everyKind.filter((kind) => isOfKind(start, kind))).toEqual(same);
});
