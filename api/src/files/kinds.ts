/**
 * The kinds of file that people may upload, each known by its first bytes (the signatures of RFC 2083 for
 * PNG, ITU T.81 for JPEG, ISO/IEC 14496-12 for MP4, ISO 32000 for PDF, and of the ID3 and MPEG audio headers).
 */
export const uploadExtensions = ['pdf', 'gif', 'png', 'jpg', 'jpeg', 'mp4', 'mp3'] as const;
export type UploadExtension = (typeof uploadExtensions)[number];

export const imageExtensions = ['gif', 'png', 'jpg', 'jpeg'] as const satisfies readonly UploadExtension[];

export const contentTypes = {
  pdf: 'application/pdf',
  gif: 'image/gif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
} as const satisfies Record<UploadExtension, string>;
type UploadContentType = (typeof contentTypes)[UploadExtension];

/** Enough bytes from the start of a file to know its kind: a PDF may begin up to 1024 bytes in. */
export const signatureLength = 1_029;

/** The content type that the first bytes of a file show; null for every other kind. */
export function sniff(start: Buffer): UploadContentType | null {
  if (start.subarray(0, 8).equals(pngSignature)) return 'image/png';
  if (start.subarray(0, 3).equals(jpegSignature)) return 'image/jpeg';
  if (/^GIF8[79]a$/.test(start.toString('latin1', 0, 6))) return 'image/gif';
  if (isMp4(start)) return 'video/mp4';
  if (start.toString('latin1', 0, 3) === 'ID3' || isMpegAudioFrame(start)) return 'audio/mpeg';
  if (start.subarray(0, signatureLength).includes('%PDF-')) return 'application/pdf';
  return null;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff]);

/** The same box begins phone pictures (HEIC, AVIF), sound alone and QuickTime, each with brands of its own. */
const isMp4 = (start: Buffer): boolean =>
  start.toString('latin1', 4, 8) === 'ftyp' &&
  !/^(he|mif|msf|avi[fs]|M4[ABP]|F4[AB]|qt|crx)/.test(start.toString('latin1', 8));

/** Eleven bits of sync, then a version and layer III. */
const isMpegAudioFrame = (start: Buffer): boolean =>
  start.length >= 2 && (start.readUInt16BE() & 0xffe6) === 0xffe2;

/** The extension of a file name in lower case; null when it is none of those that may be uploaded. */
export function extensionOf(fileName: string): UploadExtension | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return fileName.includes('.') ? (uploadExtensions.find((known) => known === extension) ?? null) : null;
}
