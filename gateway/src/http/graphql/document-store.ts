import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { bytesOfDocument } from '../../memory.ts';

/** Bytes of all documents together. */
const mostBytes = 64 * 1024 * 1024;

/**
 * LRU store of valid documents, so that each is parsed and validated once. Apollo Server looks them up by a digest of
 * their text.
 */
export class DocumentStore {
  readonly #documents: LRUCache<string, DocumentNode>;

  /** @param most bytes, a whole number */
  constructor(most = mostBytes) {
    this.#documents = new LRUCache({
      maxSize: most,
      sizeCalculation: ({ loc }) => bytesOfDocument(loc),
    });
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#documents.get(key);
  }

  /** Keeps the document, unless it is larger than the store. */
  async set(key: string, document: DocumentNode): Promise<void> {
    this.#documents.set(key, document);
  }

  async delete(key: string): Promise<void> {
    this.#documents.delete(key);
  }
}
