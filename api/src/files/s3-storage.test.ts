import { createHash, createHmac } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { keeperOf } from './files.ts';
import { s3Storage } from './s3-storage.ts';
import { FileMissingError } from './storage.ts';

const folder = testDataDirectory();
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const objects = new Map<string, Buffer>();
let origin = '';

const refusal = '<Error><Code>SignatureDoesNotMatch</Code><Message>AKIA</Message></Error>';

/** A store that checks Signature Version 4 as Amazon describes it, and keeps objects in memory. */
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const url = new URL(request.url ?? '/', origin);
  if (!isSigned(request, url)) return void response.writeHead(403).end(refusal);
  const key = url.pathname;
  const object = objects.get(key);
  if (request.method === 'PUT') {
    objects.set(key, body);
    return void response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    // Amazon answers 204 for missing objects as well; others do not.
    return void response.writeHead(objects.delete(key) ? 204 : 404).end();
  }
  if (!object) return void response.writeHead(404).end('NoSuchKey');
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
  response.writeHead(range ? 206 : 200).end(part);
});

const sign = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

function isSigned(request: IncomingMessage, url: URL): boolean {
  const header = request.headers.authorization ?? '';
  const [, credential = '', names = '', signature = ''] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(header) ?? [];
  const [, day = '', region = '', service = ''] = credential.split('/');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/${service}/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = sign(sign(sign(sign(`AWS4${secret}`, day), region), service), 'aws4_request');
  return sign(key, text).toString('hex') === signature;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const settings = (secretAccessKey = secret) => ({
  endpoint: `${origin}/`,
  bucket: 'files',
  region: 'eu-west-2',
  accessKeyId: 'AKIA',
  secretAccessKey,
});
const storage = (secretAccessKey = secret) => s3Storage(settings(secretAccessKey));

it('the bucket is used when the settings name it', async () => {
  await keeperOf({ dataDirectory: folder, s3: settings() })('cdef.png', Buffer.from('hello'), 'image/png');
  expect([...objects.keys()]).toEqual(['/files/cd/cdef.png']);
  objects.clear();
});

it('files are stored, read, read in part and removed with signed requests', async () => {
  const local = path.join(folder, 'arriving');
  writeFileSync(local, 'hello world');
  await storage().keep('abcdef.png', local, 'image/png');
  expect(existsSync(local)).toBe(false);
  expect([...objects.keys()]).toEqual(['/files/ab/abcdef.png']);
  expect((await buffer(await storage().read('abcdef.png'))).toString()).toBe('hello world');
  expect((await buffer(await storage().read('abcdef.png', { start: 6, end: 8 }))).toString()).toBe('wor');
  await storage().remove('abcdef.png');
  await storage().remove('abcdef.png');
  await expect(storage().read('abcdef.png')).rejects.toBeInstanceOf(FileMissingError);
});

it('the local file stays when the store refuses it', async () => {
  const local = path.join(folder, 'refused');
  writeFileSync(local, 'hello');
  const refused = storage('wrong');
  for (const [verb, doing] of [
    ['store', () => refused.keep('abcdef.png', local, 'image/png')],
    ['read', () => refused.read('abcdef.png')],
    ['remove', () => refused.remove('abcdef.png')],
  ] as const)
    await expect(doing()).rejects.toThrow(
      `The file storage refused to ${verb} a file: 403 SignatureDoesNotMatch`,
    );
  expect(existsSync(local)).toBe(true);
});
