import type { Readable } from 'node:stream';

/** Bytes of a file from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

/** The bytes of a file are missing. */
export class FileMissingError extends Error {
  override name = 'FileMissingError';
}

/** A storage for the bytes of files. Keys consist of letters, digits, `-`, `_` and one dot. */
export type FileStorage = {
  /** Moves a finished local file into the storage; an existing key is replaced. */
  keep(key: string, localPath: string, contentType: string): Promise<void>;
  /** Throws a FileMissingError when there are no bytes under this key. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Does nothing when there are no bytes under this key. */
  remove(key: string): Promise<void>;
};
