import type { UploadExtension } from '@shepherd/domain/fileKind.ts';

export const uploadExtensions: readonly UploadExtension[] = [
  'pdf',
  'gif',
  'png',
  'jpg',
  'jpeg',
  'mp4',
  'mp3',
];
export const imageExtensions = ['gif', 'png', 'jpg', 'jpeg'] as const satisfies readonly UploadExtension[];

/** The extension of a file name in lower case; null when it is none of those that may be uploaded. */
export function extensionOf(fileName: string): UploadExtension | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return fileName.includes('.') ? (uploadExtensions.find((known) => known === extension) ?? null) : null;
}
