import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { bytesOfDocument } from '../memory.ts';

/** Bytes of all documents together. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Documents that were found valid, so that they are parsed and checked once. The longest unused ones go first. Apollo
 * Server asks for them by a digest of their text, and who has the text by that.
 */
export class DocumentStore {
  readonly #documents: LRUCache<string, DocumentNode>;
  /** The text of a document is held by each of its nodes anyway. */
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

  /** The document with this text, where it has been found valid. */
  find(text: string): DocumentNode | undefined {
    const key = this.#keys.get(text);
    return key === undefined ? undefined : this.#documents.get(key);
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#documents.get(key);
  }

  /** Keeps it, unless it takes more than there is room for. */
  async set(key: string, document: DocumentNode): Promise<void> {
    this.#documents.set(key, document);
    if (document.loc && this.#documents.has(key)) this.#keys.set(document.loc.source.body, key);
  }

  async delete(key: string): Promise<void> {
    this.#documents.delete(key);
  }
}
