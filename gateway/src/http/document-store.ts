import type { DocumentNode } from 'graphql';
import { bytesOfDocument } from '../memory.ts';

/** Bytes of all documents together. */
const mostBytes = 64 * 1024 * 1024;

type Entry = Readonly<{ document: DocumentNode; bytes: number }>;

/**
 * Documents that were found valid, so that they are parsed and checked once. The longest unused ones go first. Apollo
 * Server asks for them by a digest of their text, and who has the text by that.
 */
export class DocumentStore {
  readonly #most: number;
  readonly #entries = new Map<string, Entry>();
  /** The text of a document is held by each of its nodes anyway. */
  readonly #keys = new Map<string, string>();
  #bytes = 0;

  constructor(most = mostBytes) {
    this.#most = most;
  }

  /** The document with this text, where it has been found valid. */
  find(text: string): DocumentNode | undefined {
    const key = this.#keys.get(text);
    return key === undefined ? undefined : this.#use(key);
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#use(key);
  }

  #use(key: string): DocumentNode | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // Taken out and put in again, so that the first keys are those that have not been used for longest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.document;
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.#remove(key);
    const bytes = bytesOfDocument(document.loc);
    if (bytes > this.#most) return;
    this.#entries.set(key, { document, bytes });
    if (document.loc) this.#keys.set(document.loc.source.body, key);
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#remove(oldest);
    }
  }

  async delete(key: string): Promise<void> {
    this.#remove(key);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    if (entry.document.loc) this.#keys.delete(entry.document.loc.source.body);
    this.#bytes -= entry.bytes;
  }
}
