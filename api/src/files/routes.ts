import { Type } from 'typebox';
import { call } from '../http/call.ts';
import { Nothing } from '../http/schemas.ts';
import { takeAnnouncedFile } from './files.ts';
import { serveFile } from './serve.ts';
import { checkSignature } from './signed-urls.ts';
import { videoKey } from './video-variants.ts';

const KeyParams = Type.Object({ key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,80}\\.[a-z0-9]{1,5}$' }) });
const Signed = Type.Object({
  expires: Type.Integer({ minimum: 0, description: 'Seconds since 1970' }),
  signature: Type.String({ maxLength: 100 }),
});

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
      await checkSignature(database, 'GET', videoKey(params.key), query, now);
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
