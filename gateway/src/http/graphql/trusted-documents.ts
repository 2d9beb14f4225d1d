import { readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { isRecord } from '../../rest/error-body.ts';
import { refuse } from '../refusal.ts';

/**
 * The documents of the console's build, by the SHA-256 of their text in hex. The file is read again when it changes, so
 * that a new build is known immediately; the documents of earlier builds stay known, because their pages may be open.
 */
export class TrustedDocuments {
  readonly #path: string;
  readonly #keepMs: number;
  readonly #byId = new Map<string, string>();
  readonly #texts = new Set<string>();
  readonly #titles = new Map<string, string>();
  #readAt = 0;
  #changedAt = 0;

  /**
   * @param path of a JSON object of id → text; a missing file has no documents
   * @param keepMs how long the file is not checked again
   * @throws SettingsError for any other content
   */
  constructor(path: string, keepMs = 1_000) {
    this.#path = path;
    this.#keepMs = keepMs;
    this.#read();
  }

  find(id: string): string | null {
    if (!this.#byId.has(id)) this.#lookAgain();
    return this.#byId.get(id) ?? null;
  }

  /** Whether a document has exactly this text. */
  has(text: string): boolean {
    if (!this.#texts.has(text)) this.#lookAgain();
    return this.#texts.has(text);
  }

  /** Type and name of the operation with this name, such as `query OrderList`; null when no document has it. */
  titleOf(name: string): string | null {
    if (!this.#titles.has(name)) this.#lookAgain();
    return this.#titles.get(name) ?? null;
  }

  get size(): number {
    return this.#byId.size;
  }

  #read(): void {
    this.#readAt = performance.now();
    const changedAt = statSync(this.#path, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined || changedAt === this.#changedAt) return;
    for (const [id, text] of Object.entries(readManifest(this.#path))) {
      this.#byId.set(id, text);
      this.#texts.add(text);
      const [title, name] = /^\w+ (\w+)/.exec(text) ?? [];
      if (title !== undefined && name !== undefined) this.#titles.set(name, title);
    }
    this.#changedAt = changedAt;
  }

  /** A file that is being written may be incomplete; the next check may find it complete. */
  #lookAgain(): void {
    if (performance.now() - this.#readAt < this.#keepMs) return;
    try {
      this.#read();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
    }
  }
}

function readManifest(path: string): Record<string, string> {
  const wrong = (what: string) =>
    new SettingsError(`Set TRUSTED_DOCUMENTS to a JSON object of SHA-256 → document: ${path} ${what}.`);
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw wrong('is no JSON');
  }
  if (!isRecord(manifest)) throw wrong('is no object');
  const documents: Record<string, string> = {};
  for (const [id, text] of Object.entries(manifest)) {
    if (typeof text !== 'string' || sha256(text) !== id) throw wrong(`has another text under ${id}`);
    documents[id] = text;
  }
  return documents;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const trusted = new WeakSet<FastifyRequest>();

/** Whether the request's document is one of the console's build. */
export const isTrusted = (request: FastifyRequest): boolean => trusted.has(request);

/**
 * Puts the text of a trusted document into a POST request that only names it: by `documentId` (GraphQL over HTTP,
 * persisted documents) or by the `persistedQuery` extension that Apollo Client sends. For an unknown document the
 * answer makes Apollo Client send the text.
 */
export function fillInDocument(documents: TrustedDocuments, request: FastifyRequest, reply: FastifyReply) {
  const { body } = request;
  if (!isRecord(body)) return undefined;
  const extensions = isRecord(body['extensions']) ? body['extensions'] : {};
  const { persistedQuery, ...otherExtensions } = extensions;
  const id =
    readId(body['documentId']) ?? (isRecord(persistedQuery) ? readId(persistedQuery['sha256Hash']) : null);
  const given = typeof body['query'] === 'string' ? body['query'] : null;
  if (id === null) {
    if (given !== null && documents.has(given)) trusted.add(request);
    return undefined;
  }
  const text = documents.find(id);
  if (text === null && given === null)
    return refuse(reply, 200, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
  if (text !== null) trusted.add(request);
  const { documentId: _documentId, ...rest } = body;
  request.body = { ...rest, query: text ?? given, extensions: otherExtensions };
  return undefined;
}

/** GraphQL over HTTP writes such ids with the prefix `sha256:`. */
function readId(value: unknown): string | null {
  const id = typeof value === 'string' ? value.replace(/^sha256:/, '') : '';
  return /^[0-9a-f]{64}$/.test(id) ? id : null;
}
