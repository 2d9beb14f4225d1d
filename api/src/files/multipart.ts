import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from '@fastify/busboy';
import { decodedPartName } from '@shepherd/domain/fileKind.ts';
import type { BodyStream } from '../http/call.ts';
import { ApiError } from '../http/errors.ts';

type Part = { readonly fileName: string; readonly bytes: Readable };

/**
 * Reads the one file of a multipart/form-data body (RFC 7578) and streams it to `take`; the field may have any name.
 * Throws `upload.too_many` for a second file and a field error without any. `undo` gets the result of `take` if the
 * rest of the body is invalid.
 */
export async function readOneFile<Taken>(
  { contentType, bytes }: BodyStream,
  take: (part: Part) => Promise<Taken>,
  undo: (taken: Taken) => Promise<void>,
): Promise<Taken> {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new ApiError('request.unsupported_media_type');
  const parser = openParser(contentType);
  const taking: Promise<Taken>[] = [];
  const copies: PassThrough[] = [];
  let refused: ApiError | null = null;

  parser.on('file', (_field, stream, fileName) => {
    if (taking.length > 0) {
      refused = new ApiError('upload.too_many', { fields: { file: ["You can't upload more files!"] } });
      stream.resume();
      return;
    }
    // The parser fails when a file's stream is destroyed under it, so `take` gets a separate stream.
    const copy = new PassThrough();
    stream.on('error', (error: Error) => copy.destroy(error));
    // It may fail before it has a reader; a later reader still gets the error.
    copy.on('error', () => {});
    copies.push(copy);
    const one = take({ fileName: decodedPartName(fileName ?? ''), bytes: stream.pipe(copy) });
    one.catch(() => {
      stream.unpipe(copy);
      stream.resume();
    });
    taking.push(one);
  });

  let broken: unknown = null;
  try {
    await pipeline(bytes, parser);
  } catch (error) {
    broken = error;
    // A client disconnect ends the parser but not the file it was reading.
    for (const copy of copies) copy.destroy(brokenOff());
  }
  const [first] = await Promise.allSettled(taking);
  if (first?.status === 'rejected')
    throw first.reason instanceof ApiError || broken === null ? first.reason : brokenOff();
  if (first && (refused !== null || broken !== null)) await undo(first.value);
  if (refused !== null) throw refused;
  if (broken !== null) throw brokenOff();
  if (!first) throw new ApiError('validation.failed', { fields: { file: ['That field is required'] } });
  return first.value;
}

const brokenOff = (): ApiError =>
  new ApiError('request.malformed', { message: 'The upload broke off or is not multipart/form-data' });

function openParser(contentType: string) {
  try {
    return new busboy.Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 2, fields: 20, fieldSize: 10_000, headerPairs: 50, parts: 25 },
    });
  } catch (error) {
    throw new ApiError('request.malformed', {
      message: error instanceof Error ? error.message : 'The body is not multipart/form-data',
    });
  }
}
