import { errorMessages } from '../../messages/errors.ts';
import { uploadMaximumBytes } from '../../constants.ts';

/** What may be uploaded unless a field says otherwise. */
export const uploadExtensions = ['pdf', 'gif', 'png', 'jpg', 'jpeg', 'mp4', 'mp3'] as const;
export type UploadExtension = (typeof uploadExtensions)[number];

export const imageExtensions: readonly UploadExtension[] = ['gif', 'png', 'jpg', 'jpeg'];

/** Why a file is refused before it is sent; null when it may go. The case of an extension does not matter. */
export function fileRefusal(file: Pick<File, 'name' | 'size'>, accepts: readonly string[]): string | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (extension === undefined || !accepts.includes(extension)) return errorMessages.wrongFileExtension;
  return file.size > uploadMaximumBytes ? errorMessages.fileTooLarge : null;
}
