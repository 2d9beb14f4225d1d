import { createHash } from 'node:crypto';
import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope } from '../../testing/rest-server.ts';
import { fillInDocument, isTrusted, TrustedDocuments } from './trusted-documents.ts';

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

  test('does not become trusted by the id of a trusted one: the text of that one runs', async () => {
    const answer = await send({ query: '{ me { id } }', extensions: persisted(id), variables });
    expect(answer.json()).toEqual({ data: { orders: { items: [] } } });
  });

  test('that is only named by an id makes Apollo Client send the text', async () => {
    const answer = await send({ extensions: persisted(sha256(other)) });
    expect(answer.statusCode).toBe(200);
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

  test('is not checked again within a second', async () => {
    const path = join(folder, 'later.json');
    let now = 1_000_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const documents = new TrustedDocuments(path);
    await writeFile(path, manifest(document));
    now += 999;
    expect([documents.find(id), documents.has(document)]).toEqual([null, false]);
    now += 1;
    expect([documents.has(document), documents.find(id)]).toEqual([true, document]);
    vi.restoreAllMocks();
  });

  test('gives the type of an operation by its name, also of one that is added later', async () => {
    const path = join(folder, 'titles.json');
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const documents = new TrustedDocuments(path, 1);
    await writeFile(path, manifest('mutation Later { a }'));
    expect(documents.titleOf('Later')).toBeNull();
    vi.spyOn(performance, 'now').mockReturnValue(1);
    expect(documents.titleOf('Later')).toBe('mutation Later');
    await rm(path);
    await symlink(path, path);
    vi.spyOn(performance, 'now').mockReturnValue(2);
    // A known document needs no check of the file, which would fail.
    expect(documents.titleOf('Later')).toBe('mutation Later');
    vi.restoreAllMocks();
  });

  test('that cannot be read during a build counts as not there', async () => {
    const path = join(folder, 'loop.json');
    const documents = new TrustedDocuments(path, 0);
    await symlink(path, path);
    expect(() => documents.find(id)).toThrow('ELOOP');
  });

  test.each([
    ['is no JSON', '{'],
    ['is no object', '[]'],
    ['has another text', JSON.stringify({ [id]: '{ a }' })],
    ['has another text', JSON.stringify({ [id]: 7 })],
  ])('that %s keeps the gateway from starting', async (reason, content) => {
    const path = join(folder, 'wrong.json');
    await writeFile(path, content);
    expect(() => new TrustedDocuments(path)).toThrow(SettingsError);
    expect(() => new TrustedDocuments(path)).toThrow(reason);
  });
});

describe('a request is filled in', () => {
  /** What becomes of a body: its replacement, whether that is trusted, and whether it was refused. */
  async function filledIn(body: unknown) {
    const documents = new TrustedDocuments(join(folder, 'documents.json'));
    const server = fastify();
    let seen: unknown;
    server.post('/', async (request, reply) => {
      const refused = fillInDocument(documents, request, reply);
      seen = { body: request.body, trusted: isTrusted(request) };
      return refused ?? 'answered';
    });
    const answer = await server.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    await server.close();
    return { ...Object(seen), refused: answer.body !== 'answered' };
  }
  const other = 'query Other { me { id } }';

  test.each([
    ['a list', [document], false],
    ['its text alone', { query: document, extensions: 7 }, true],
    ['another text', { query: other, documentId: 'short' }, false],
    ['no text at all', { query: 7, extensions: { persistedQuery: 'x' } }, false],
    ['something like an id', { query: other, documentId: `${id}0` }, false],
  ])('with %s it stays as it is', async (_what, body, trusted) => {
    expect(await filledIn(body)).toEqual({ body, trusted, refused: false });
  });

  test('by the id of the document, and of two ids by the first', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(other) }, tracing: 1 };
    expect(await filledIn({ documentId: id, extensions, variables })).toEqual({
      body: { query: document, extensions: { tracing: 1 }, variables },
      trusted: true,
      refused: false,
    });
  });

  test('by the text that came with an unknown id, which does not become trusted', async () => {
    expect(await filledIn({ query: other, extensions: persisted(sha256(other)) })).toEqual({
      body: { query: other, extensions: {} },
      trusted: false,
      refused: false,
    });
    expect(await filledIn({ query: 7, documentId: sha256(other) })).toMatchObject({
      trusted: false,
      refused: true,
    });
  });
});
