import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { bytesOfDocument } from '../../memory.ts';

/** Bytes of all documents together. */
const mostBytes = 64 * 1024 * 1024;

/**
 * LRU store of valid documents, so that each is parsed and validated once. Apollo Server looks them up by a digest of
 * their text, other callers by the text.
 */
export class DocumentStore {
  readonly #documents: LRUCache<string, DocumentNode>;
  /** Each node of a document holds the text anyway. */
  readonly #keys = new Map<string, string>();

  /** @param most bytes, a whole number */
  constructor(most = mostBytes) {
    this.#documents = new LRUCache({
      maxSize: most,
      sizeCalculation: ({ loc }) => bytesOfDocument(loc),
      dispose: ({ loc }) => {
        if (loc) this.#keys.delete(loc.source.body);
      },
    });
  }

  /** The document with this text, if it has been found valid. */
  find(text: string): DocumentNode | undefined {
    const key = this.#keys.get(text);
    return key === undefined ? undefined : this.#documents.get(key);
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#documents.get(key);
  }

  /** Keeps the document, unless it is larger than the store. */
  async set(key: string, document: DocumentNode): Promise<void> {
    this.#documents.set(key, document);
    if (document.loc && this.#documents.has(key)) this.#keys.set(document.loc.source.body, key);
  }

  async delete(key: string): Promise<void> {
    this.#documents.delete(key);
  }
}
