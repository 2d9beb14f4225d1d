import { Type } from 'typebox';
import type { Access } from '../authentication/permissions.ts';
import { call } from '../http/call.ts';
import type { Call } from '../http/call.ts';
import { Nothing } from '../http/schemas.ts';
import { takeAnnouncedFile, takeFile } from './files.ts';
import type { UploadExtension } from './kinds.ts';
import { UploadedFile } from './schemas.ts';
import { serveFile } from './serve.ts';
import { checkSignature, fileUrls } from './signed-urls.ts';

const KeyParams = Type.Object({ key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,80}\\.[a-z0-9]{1,5}$' }) });
const Signed = Type.Object({
  expires: Type.Integer({ minimum: 0, description: 'Seconds since 1970' }),
  signature: Type.String({ maxLength: 100 }),
});

/**
 * Players ask for a smaller variant of a video beside it, `name_720p.mp4` for `name.mp4`, with the address that they
 * were given for the video: who may see the one may see the other.
 */
const originalOf = (key: string): string => key.replace(/_720p\.mp4$/, '.mp4');

export const fileRoutes = [
  call({
    method: 'GET',
    path: 'files/{key}',
    operationId: 'getFile',
    tag: 'files',
    summary: 'The bytes of a file',
    description:
      'Addresses of files come signed in other answers and end after an hour or two. That of a video opens its variant `{name}_720p.mp4` as well, where there is one. Takes Range.',
    permission: 'public',
    params: KeyParams,
    query: Signed,
    answer: Type.String({ format: 'binary' }),
    answerType: 'application/octet-stream',
    handler: async ({ database, settings, clock, params, query, range, ifNoneMatch }) => {
      const now = clock();
      await checkSignature(database, 'GET', originalOf(params.key), query, now);
      return serveFile(
        { database, settings },
        params.key,
        { range, ifNoneMatch },
        { expires: query.expires, now },
      );
    },
  }),
  call({
    method: 'PUT',
    path: 'files/{key}',
    operationId: 'putFile',
    tag: 'files',
    summary: 'Send an announced file to the address that its announcement answered',
    permission: 'public',
    params: KeyParams,
    query: Signed,
    streams: 'application/octet-stream',
    answer: Nothing,
    transaction: false,
    handler: async ({ database, settings, clock, params, query, stream }) => {
      await checkSignature(database, 'PUT', params.key, query, clock());
      await takeAnnouncedFile({ database, settings, stream }, params.key);
    },
  }),
];

/** A call that takes one file as multipart/form-data and answers its id and address. */
export function uploadCall(declaration: {
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly permission: Exclude<Access, 'public'>;
  readonly accepts: readonly UploadExtension[];
}): Call {
  const { accepts, ...described } = declaration;
  return call({
    ...described,
    method: 'POST',
    description: `Takes ${accepts.join(', ')} up to 10485760 bytes.`,
    streams: 'multipart/form-data',
    answer: UploadedFile,
    transaction: false,
    handler: async (context) => {
      const { key, ...file } = await takeFile(context, accepts);
      const urls = await fileUrls(context.database, context.settings.apiUrl, context.clock());
      return { ...file, url: urls.read(key) };
    },
  });
}
