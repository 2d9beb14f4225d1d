// @module-tag any-store
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keeperOf } from '../files/files.ts';
import type { FileSettings } from '../files/files.ts';
import { call } from '../http/call.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { createOutside } from './circuit.ts';

const folder = testDataDirectory();
const bucket = createServer((request, response) => {
  const status = request.url?.startsWith('/fails/') ? 500 : 403;
  response.writeHead(status).end('<Error><Code>AccessDenied</Code></Error>');
});
const store = (endpoint: string, name: string): FileSettings => ({
  dataDirectory: folder,
  s3: { endpoint, bucket: name, region: 'eu-west-2', accessKeyId: 'id', secretAccessKey: 'secret' },
});

let settings: FileSettings;
const keep = call({
  method: 'POST',
  path: 'keep',
  operationId: 'keep',
  tag: 'test',
  summary: 'Keeps a file',
  permission: 'signed-in',
  transaction: false,
  answer: Type.Object({}),
  async handler() {
    await keeperOf(settings)('abcdef.png', Buffer.from('hello'), 'image/png');
    return {};
  },
});
const hang = call({
  method: 'GET',
  path: 'hang',
  operationId: 'hang',
  tag: 'test',
  summary: 'Waits for a file storage that says nothing',
  permission: 'public',
  answer: Type.Object({}),
  handler: () => createOutside('files').call(() => new Promise<never>(() => {})),
});

let api: TestApi;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  api = await startTestApi({ calls: [keep] });
  await api.token('owner');
});
afterAll(async () => {
  await api.close();
  bucket.close();
});

const unreachable = {
  code: 'unavailable',
  message: 'The file storage cannot be reached at the moment. Please try again',
};

it.each([
  ['refuses connections', () => store('http://127.0.0.1:1', 'files')],
  ['fails', () => store(origin, 'fails')],
  ['refuses the key', () => store(origin, 'forbidden')],
])('a bucket that %s is named in the answer', async (_what, where) => {
  settings = where();
  const answer = await api.send('owner', 'POST', 'keep');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
    503,
    '5',
    unreachable,
  ]);
});

it('a folder of files that cannot be written is named in the answer', async () => {
  const dataDirectory = path.join(folder, 'broken');
  mkdirSync(path.join(dataDirectory, 'files/arriving'), { recursive: true });
  writeFileSync(path.join(dataDirectory, 'files/ab'), 'in the way of the folder');
  settings = { dataDirectory, s3: null };
  const answer = await api.send('owner', 'POST', 'keep');
  expect([answer.statusCode, answer.json().error]).toEqual([503, unreachable]);
});

it('a call that exceeds its deadline names the dependency for which it waited', async () => {
  const hasty = await startTestApi({ calls: [hang], settings: { databaseTimeoutMs: 100 } });
  const answer = await hasty.get(null, 'hang');
  await hasty.close();
  expect([answer.statusCode, answer.json().error]).toEqual([503, unreachable]);
});
