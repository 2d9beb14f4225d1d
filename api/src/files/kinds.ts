import { uploadExtensions } from '@shepherd/domain/fileKind.ts';
import type { UploadExtension } from '@shepherd/domain/fileKind.ts';

/** The lower-case extension of a file name; null when uploads do not accept it. */
export function extensionOf(fileName: string): UploadExtension | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return fileName.includes('.') ? (uploadExtensions.find((known) => known === extension) ?? null) : null;
}
