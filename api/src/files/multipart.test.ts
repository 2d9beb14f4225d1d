import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { readOneFile } from './multipart.ts';

const boundary = 'a-boundary';
const half = (size: number, disposition = 'form-data; name="file"; filename="a.png"'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.alloc(size, 'x'),
  ]);
const whole = (...parts: Parameters<typeof half>): Buffer =>
  Buffer.concat([half(...parts), Buffer.from(`\r\n--${boundary}--\r\n`)]);

/** Chunked like a socket. */
const sent = (body: Buffer) => ({
  contentType: `multipart/form-data; boundary=${boundary}`,
  bytes: Readable.from(Array.from({ length: Math.ceil(body.length / 65_536) }, (_, index) => index)).map(
    (index: number) => body.subarray(index * 65_536, (index + 1) * 65_536),
  ),
});
const nothing = async (): Promise<void> => undefined;
const wrongExtension = () => new ApiError('upload.wrong_extension');

it('an unused body is read to its end, and none of it is kept in memory', async () => {
  const held: Readable[] = [];
  const reading = readOneFile(
    sent(whole(5_000_000)),
    async ({ bytes }) => {
      held.push(bytes);
      throw wrongExtension();
    },
    nothing,
  );
  await expect(reading).rejects.toMatchObject({ code: 'upload.wrong_extension' });
  expect(held[0]?.readableLength).toBeLessThan(200_000);
});

it('a file part without a name counts as unnamed', async () => {
  const { fileName, content } = await readOneFile(
    sent(whole(3, 'form-data; name="file"')),
    async ({ fileName, bytes }) => ({ fileName, content: await buffer(bytes) }),
    nothing,
  );
  expect([fileName, content.toString()]).toEqual(['', 'xxx']);
});

it.each([
  ['a refusal', wrongExtension(), 'of a whole body', whole(3), { code: 'upload.wrong_extension' }],
  ['a refusal', wrongExtension(), 'of a broken one', half(3), { code: 'upload.wrong_extension' }],
  ['a full disk', new Error('ENOSPC'), 'of a whole body', whole(3), { message: 'ENOSPC' }],
  ['a stream that broke', new Error('ended'), 'of a broken one', half(3), { code: 'request.malformed' }],
])('%s (%s) is reported as %s', async (_what, reason, _of, body, told) => {
  const reading = readOneFile(sent(body), () => Promise.reject(reason), nothing);
  await expect(reading).rejects.toMatchObject(told);
});

it('a file is undone when the body is truncated after it', async () => {
  const undone: string[] = [];
  const reading = readOneFile(
    sent(Buffer.concat([half(3), Buffer.from(`\r\n--${boundary}\r\nContent-Dispo`)])),
    async ({ bytes }) => (await buffer(bytes)).toString(),
    async (taken) => void undone.push(taken),
  );
  await expect(reading).rejects.toMatchObject({ code: 'request.malformed' });
  expect(undone).toEqual(['xxx']);
});

it('a form without a boundary is reported', async () => {
  const form = { ...sent(whole(3)), contentType: 'multipart/form-data' };
  await expect(readOneFile(form, nothing, nothing)).rejects.toMatchObject({
    code: 'request.malformed',
    message: 'Multipart: Boundary not found',
  });
});
