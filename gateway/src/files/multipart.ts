import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import busboy from '@fastify/busboy';
import { CallerGoneError } from '../errors/rest-error.ts';
import { chunksOf, lookAhead } from './bytes.ts';
import { acceptedExtension, contentTypes, nameWithExtension, refusedKind } from './kinds.ts';
import type { FileExtension } from './kinds.ts';
import {
  emptyFile,
  malformed,
  noFile,
  refusedFile,
  tooMany,
  unsupportedName,
  unsupportedType,
  wrongExtension,
} from './upload-failures.ts';

/** The only file of a body, of an accepted kind. */
export type OneFile = Readonly<{
  name: string;
  contentType: string;
  /** Fails when the file is too large, when another file follows, and when the body breaks off. */
  bytes: AsyncGenerator<Buffer>;
}>;

/**
 * Opens the only file of a multipart/form-data body (RFC 7578); its field may have any name, and other fields are
 * skipped. Only the first bytes are read ahead, so that the reader sets the pace.
 * @throws RestError for a body without such a file
 */
export async function openOneFile(
  body: Readable,
  contentType: string,
  accepted: readonly FileExtension[],
): Promise<OneFile> {
  const parser = openParser(contentType);
  const { promise: found, resolve: find } = Promise.withResolvers<Part>();
  const { promise: finished, resolve: finish, reject: fail } = Promise.withResolvers<void>();
  // Awaited below; without this, an abandoned reader would leave an unhandled rejection.
  finished.catch(() => undefined);
  let part: Part | null = null;

  parser.on('file', (_field, stream, name) => {
    if (part !== null) {
      stream.resume();
      fail(tooMany());
      return;
    }
    // The parser gets stuck when one of its own streams is destroyed, and undici destroys a stream that it gives up.
    const bytes = stream.pipe(new PassThrough());
    stream.on('error', () => fail(malformed()));
    part = { name: decodedName(name ?? ''), bytes };
    find(part);
  });
  parser.once('finish', finish);
  parser.once('error', () => fail(malformed()));
  body.once('error', () => fail(new CallerGoneError()));
  body.once('close', () => {
    if (!body.readableEnded) fail(new CallerGoneError());
  });
  finished.catch((error: Error) => {
    body.unpipe(parser);
    part?.bytes.destroy(error);
  });
  body.pipe(parser);

  const first = await Promise.race([found, finished]);
  if (!first) throw noFile();
  if (first.name.includes('\0')) throw unsupportedName();
  const { start, all } = await lookAhead(partChunks(first.bytes, finished));
  if (start.length === 0) throw emptyFile();
  const refused = refusedKind(start);
  if (refused !== null) throw refusedFile(refused, accepted);
  const extension = acceptedExtension(first.name, start, accepted);
  if (extension === null) throw wrongExtension();
  return {
    name: nameWithExtension(first.name, extension),
    contentType: contentTypes[extension],
    bytes: all,
  };
}

type Part = { name: string; bytes: PassThrough };

/** The bytes of the file; it is complete only when the body has ended well. */
async function* partChunks(bytes: PassThrough, finished: Promise<void>): AsyncGenerator<Buffer> {
  try {
    yield* chunksOf(bytes);
  } catch {
    await finished;
    throw malformed();
  }
  await finished;
}

function openParser(contentType: string) {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw unsupportedType();
  try {
    return new busboy.Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 2, fields: 20, fieldSize: 10_000, headerPairs: 50, parts: 25 },
    });
  } catch {
    throw malformed();
  }
}

/** The same file in a new multipart body. */
export function multipartBody({ name, contentType, bytes }: OneFile): {
  contentType: string;
  chunks: AsyncGenerator<Buffer>;
} {
  const boundary = `shepherd-${randomBytes(18).toString('hex')}`;
  async function* chunks() {
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escapedName(name)}"\r\n` +
        `Content-Type: ${contentType}\r\n\r\n`,
    );
    yield* bytes;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, chunks: chunks() };
}

const decodedName = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');

/** Escapes file names as browsers do (WHATWG HTML, multipart/form-data encoding). */
const escapedName = (name: string): string =>
  name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
