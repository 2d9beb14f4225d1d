import { emptyFile, largestFile, readUpload, signatureLength } from '@shepherd/domain/fileKind.ts';
import type { UploadExtension } from '@shepherd/domain/fileKind.ts';
import { errorMessages } from '../../messages/errors.ts';

/** Why an upload is refused before it is sent; null if it is accepted. Its content decides, not its name. */
export async function uploadRefusal(file: File, accepts: readonly UploadExtension[]): Promise<string | null> {
  const start = await file
    .slice(0, signatureLength)
    .arrayBuffer()
    // A dropped folder looks like a file, and so does a file that was deleted since it was chosen.
    .catch(() => null);
  if (start === null) return errorMessages.unreadableFile;
  const kind = readUpload({ name: file.name, start: new Uint8Array(start) }, accepts);
  if (!kind.ok) return kind.message;
  return file.size > largestFile ? errorMessages.fileTooLarge : null;
}

/** Lower-case extensions of files that can be read as rows of cells. */
export const rowExtensions = ['csv', 'tsv', 'txt'] as const;

/** Why a file is not read as rows of cells; null if it may be. Binary content is detected when it is read. */
export function rowsRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (!rowExtensions.some((known) => known === extension)) return errorMessages.wrongFileExtension;
  if (size === 0) return emptyFile;
  return size > largestFile ? errorMessages.fileTooLarge : null;
}
