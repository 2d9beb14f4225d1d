import type { Readable } from 'node:stream';

/** Bytes of a file from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

/** The bytes of a file are not where they should be. */
export class FileMissingError extends Error {
  override name = 'FileMissingError';
}

/** Where the bytes of files are kept. Keys are made of letters, digits, `-`, `_` and one dot. */
export type FileStorage = {
  /** Takes a finished local file over; the same key again replaces it. The local file is gone afterwards. */
  keep(key: string, localPath: string, contentType: string): Promise<void>;
  /** Throws a FileMissingError when there are no bytes under this key. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Does nothing when there are no bytes under this key. */
  remove(key: string): Promise<void>;
};
