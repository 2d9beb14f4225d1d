import { createHash } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SettingError } from '../settings.ts';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer, envelope } from '../testing/rest-server.ts';
import { TrustedDocuments } from './trusted-documents.ts';

let folder: string;
let rest: RestServer;
let gateway: TestGateway;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const document = 'query Orders($size: Int!) { orders(perPage: $size) { items { id title } } }';
const id = sha256(document);
const manifest = (...texts: string[]) =>
  JSON.stringify(Object.fromEntries(texts.map((text) => [sha256(text), text])));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  await writeFile(join(folder, 'documents.json'), manifest(document));
  rest = await RestServer.start();
  rest.on('GET /orders', envelope([]));
  gateway = await TestGateway.start(rest.url, {
    NODE_ENV: 'production',
    TRUSTED_DOCUMENTS: join(folder, 'documents.json'),
    QUERY_COST_LIMIT: '100',
  });
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
  await rm(folder, { recursive: true });
});

const send = (body: object) =>
  gateway.gateway.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', authorization: 'Bearer staff' },
    payload: JSON.stringify(body),
  });
const variables = { size: 500 };
const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

describe('a document of the build', () => {
  test.each([
    ['by the extension of Apollo Client', { extensions: persisted(id), variables }],
    ['by documentId', { documentId: `sha256:${id}`, variables }],
    ['by its text', { query: document, variables }],
    ['by its text and id', { query: document, extensions: persisted(id), variables }],
  ])('%s is answered, also when it is large', async (_how, body) => {
    const answer = await send(body);
    expect(answer.json()).toEqual({ data: { orders: { items: [] } } });
    expect(rest.arrivals[0]?.query.get('per_page')).toBe('500');
  });
});

describe('another document', () => {
  const other = 'query Other($size: Int!) { orders(perPage: $size) { items { id } } }';

  test('is answered within the limit for scripts, and refused beyond it', async () => {
    expect((await send({ query: other, variables: { size: 10 } })).statusCode).toBe(200);
    const refused = await send({ query: other, variables });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors[0].extensions.code).toBe('QUERY_LIMIT_EXCEEDED');
  });

  test('does not become trusted by the id of a trusted one: the text of that one is run', async () => {
    const answer = await send({ query: '{ me { id } }', extensions: persisted(id), variables });
    expect(answer.json()).toEqual({ data: { orders: { items: [] } } });
  });

  test('that is only named by an id makes Apollo Client send the text', async () => {
    const answer = await send({ extensions: persisted(sha256(other)) });
    expect(answer.json().errors[0]).toMatchObject({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    });
    const second = await send({ query: other, extensions: persisted(sha256(other)), variables: { size: 1 } });
    expect(second.json()).toEqual({ data: { orders: { items: [] } } });
  });
});

describe('the file', () => {
  test('is read again when it changes, and earlier documents stay known', async () => {
    const path = join(folder, 'changing.json');
    const documents = new TrustedDocuments(path, 0);
    expect(documents.find(id)).toBeNull();
    await writeFile(path, manifest(document));
    expect(documents.find(id)).toBe(document);
    await writeFile(path, '{"half":');
    await utimes(path, 1, 1);
    expect(documents.find(sha256('{ a }'))).toBeNull();
    await writeFile(path, manifest('{ a }'));
    await utimes(path, 2, 2);
    expect(documents.find(sha256('{ a }'))).toBe('{ a }');
    expect(documents.find(id)).toBe(document);
  });

  test.each([
    ['is no JSON', '{'],
    ['is no object', '[]'],
    ['has another text', JSON.stringify({ [id]: '{ a }' })],
  ])('that %s keeps the gateway from starting', async (reason, content) => {
    const path = join(folder, 'wrong.json');
    await writeFile(path, content);
    expect(() => new TrustedDocuments(path)).toThrow(SettingError);
    expect(() => new TrustedDocuments(path)).toThrow(reason);
  });
});
