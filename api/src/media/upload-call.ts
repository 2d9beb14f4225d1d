import type { Access } from '../authentication/permissions.ts';
import { takeFile } from '../files/files.ts';
import type { UploadExtension } from '@shepherd/domain/fileKind.ts';
import { UploadedFile } from '../files/schemas.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { call } from '../http/call.ts';
import type { Call } from '../http/call.ts';
import { cleanUpload } from './cleaning.ts';

/**
 * A call that takes one file as multipart/form-data and answers its id and address. The file is shown unprocessed, so
 * data about the phone and its owner is removed on arrival.
 */
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
    description: `Takes ${accepts.join(', ')} up to 10485760 bytes. Photos are turned upright, and photos and videos lose their metadata.`,
    streams: 'multipart/form-data',
    answer: UploadedFile,
    transaction: false,
    handler: async (context) => {
      const { key, ...file } = await takeFile(context, accepts, cleanUpload);
      const urls = await fileUrls(context.database, context.settings.apiUrl, context.clock());
      return { ...file, url: urls.read(key) };
    },
  });
}
