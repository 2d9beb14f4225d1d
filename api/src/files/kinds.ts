import { uploadExtensions } from '@shepherd/domain/fileKind.ts';
import type { UploadExtension } from '@shepherd/domain/fileKind.ts';

/** The extension of a file name in lower case; null when it is none of those that may be uploaded. */
export function extensionOf(fileName: string): UploadExtension | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return fileName.includes('.') ? (uploadExtensions.find((known) => known === extension) ?? null) : null;
}
