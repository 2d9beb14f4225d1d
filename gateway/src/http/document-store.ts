import type { DocumentNode } from 'graphql';

/** Bytes of all documents together. */
const mostBytes = 64 * 1024 * 1024;

/** A document is kept with its text and its tokens, comments included: one of two characters takes a hundred bytes. */
const sizeOf = ({ loc }: DocumentNode): number => 1_000 + 50 * (loc?.source.body.length ?? 0);

/** Documents that were found valid, so that they are parsed and checked once. The longest unused ones go first. */
export class DocumentStore {
  readonly #most: number;
  readonly #documents = new Map<string, DocumentNode>();
  #bytes = 0;

  constructor(most = mostBytes) {
    this.#most = most;
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    const document = this.#documents.get(key);
    if (document === undefined) return undefined;
    // Taken out and put in again, so that the first keys are those that have not been used for longest.
    this.#documents.delete(key);
    this.#documents.set(key, document);
    return document;
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    await this.delete(key);
    this.#documents.set(key, document);
    this.#bytes += sizeOf(document);
    for (const oldest of this.#documents.keys()) {
      if (this.#bytes <= this.#most) return;
      await this.delete(oldest);
    }
  }

  async delete(key: string): Promise<void> {
    const document = this.#documents.get(key);
    if (document === undefined) return;
    this.#documents.delete(key);
    this.#bytes -= sizeOf(document);
  }
}
