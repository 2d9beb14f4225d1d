import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { largestFile, signatureLength } from '@shepherd/domain/fileKind.ts';
import { ApiError } from '../http/errors.ts';
import { fileFailure } from './file-failure.ts';

/** A received local file, with its measurements. */
export type ReceivedFile = {
  readonly localPath: string;
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
  /** Its first bytes, for detecting the kind. */
  readonly start: Buffer;
};

/**
 * Writes a stream to a new local file below `folder`, one chunk at a time. Throws `upload.too_large` at the first
 * byte over the limit; nothing is left behind then.
 */
export async function receive(bytes: Readable, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw fileFailure(error);
  });
  const localPath = path.join(folder, randomBytes(16).toString('hex'));
  const hash = createHash('sha256');
  let size = 0;
  let start = Buffer.alloc(0);
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > largestFile) return done(tooLarge());
      start = Buffer.concat([start, chunk.subarray(0, signatureLength - start.length)]);
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(bytes, measure, createWriteStream(localPath, { flags: 'wx' }));
  } catch (error) {
    await rm(localPath, { force: true }).catch(() => {});
    throw fileFailure(error);
  }
  return { localPath, size, sha256: hash.digest('hex'), start };
}

const tooLarge = (): ApiError =>
  new ApiError('upload.too_large', { fields: { file: ['The file is larger than 10 MB'] } });
