import { Type } from 'typebox';
import { call } from '../http/call.ts';
import { notFound } from '../http/errors.ts';
import { ExactText, Nothing, optional } from '../http/schemas/schemas.ts';
import { isLiveLink } from '../reports/live-links.ts';
import { takeAnnouncedFile } from './files.ts';
import { serveFile } from './serve.ts';
import { checkSignature } from './signed-urls.ts';
import { videoKey } from './video-variants.ts';

const KeyParams = Type.Object({ key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,80}\\.[a-z0-9]{1,5}$' }) });
const Signed = Type.Object({
  expires: Type.Integer({ minimum: 0, description: 'Seconds since 1970' }),
  signature: ExactText({ maxLength: 100 }),
});

export const fileRoutes = [
  call({
    method: 'GET',
    path: 'files/{key}',
    operationId: 'getFile',
    tag: 'files',
    summary: 'The bytes of a file',
    description:
      "Addresses of files come signed in other answers and expire after one to two hours; those from a shared link end with the link (404). A video's address also opens its variant `{name}_720p.mp4` if there is one. Supports Range.",
    permission: 'public',
    params: KeyParams,
    query: Type.Object({
      ...Signed.properties,
      link: optional(Type.String({ maxLength: 20, description: 'Id of the shared link of the address' })),
    }),
    answer: Type.String({ format: 'binary' }),
    answerType: 'application/octet-stream',
    handler: async ({ database, settings, clock, params, query, range, ifRange, ifNoneMatch }) => {
      const now = clock();
      const { link } = query;
      await checkSignature(database, { ...query, access: 'GET', key: videoKey(params.key) }, now);
      if (link !== undefined && !(await isLiveLink(database, link, now))) throw notFound();
      return serveFile(
        { database, settings },
        params.key,
        { range, ifRange, ifNoneMatch },
        { expires: query.expires, now, revocable: link !== undefined },
      );
    },
  }),
  call({
    method: 'PUT',
    path: 'files/{key}',
    operationId: 'putFile',
    tag: 'files',
    summary: 'Upload an announced file to the address from its announcement',
    permission: 'public',
    params: KeyParams,
    query: Signed,
    streams: 'application/octet-stream',
    answer: Nothing,
    transaction: false,
    handler: async ({ database, settings, clock, params, query, stream }) => {
      await checkSignature(database, { ...query, access: 'PUT', key: params.key }, clock());
      await takeAnnouncedFile({ database, settings, stream }, params.key);
    },
  }),
];
