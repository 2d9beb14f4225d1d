import { RestError } from '../errors/rest-error.ts';

/** The same error that REST v1 gives for a file, raised here before any byte is sent on. */
const fileError = (code: string, message: string): RestError =>
  new RestError(422, code, message, { fields: { file: [message] } });

export const wrongExtension = (): RestError => fileError('upload.wrong_extension', 'Wrong file extension!');
export const emptyFile = (): RestError => fileError('upload.wrong_extension', 'The file is empty');
export const unsupportedName = (): RestError =>
  fileError('upload.wrong_extension', 'The name of the file has a character that cannot be kept');
export const refusedFile = (kind: string, accepted: readonly string[]): RestError =>
  fileError(
    'upload.wrong_extension',
    `${/^[AS]/.test(kind) ? 'An' : 'A'} ${kind} file is not accepted. Save it as ${accepted.join(', ')}`,
  );
export const tooLarge = (): RestError => fileError('upload.too_large', 'The file is larger than 10 MB');
export const tooMany = (): RestError => fileError('upload.too_many', "You can't upload more files!");
export const noFile = (): RestError => fileError('validation.failed', 'That field is required');

export const malformed = (): RestError =>
  new RestError(400, 'request.malformed', 'The upload broke off or could not be read');
export const unsupportedType = (): RestError =>
  new RestError(415, 'request.unsupported_media_type', 'This content type is not supported');
