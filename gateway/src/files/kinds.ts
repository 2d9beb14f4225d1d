/**
 * The kinds of file that people may upload, each known by its first bytes (the signatures of RFC 2083 for PNG,
 * ITU T.81 for JPEG, ISO/IEC 14496-12 for MP4, ISO 32000 for PDF, and of the ID3 and MPEG audio headers).
 */
export const contentTypes = {
  pdf: 'application/pdf',
  gif: 'image/gif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
} as const;
export type FileExtension = keyof typeof contentTypes;

export const images = ['gif', 'png', 'jpg', 'jpeg'] as const satisfies readonly FileExtension[];
export const reportMedia = ['mp4', 'jpeg', 'jpg', 'png'] as const satisfies readonly FileExtension[];
export const everyKind: readonly FileExtension[] = ['pdf', 'gif', 'png', 'jpg', 'jpeg', 'mp4', 'mp3'];

/** The largest file that is taken, in bytes. One more is refused. */
export const largestFile = 10_485_760;

/** Enough bytes from the start of a file to know its kind: a PDF may begin up to 1024 bytes in. */
export const signatureLength = 1_029;

/** The accepted extension that a file name has, whatever its case; null for every other one. */
export function acceptedExtension(
  fileName: string,
  accepted: readonly FileExtension[],
): FileExtension | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return accepted.find((known) => known === extension) ?? null;
}

/** Whether the first bytes of a file are those of the kind that its name promises. */
export const isOfKind = (start: Buffer, extension: FileExtension): boolean =>
  shownType(start) === contentTypes[extension];

function shownType(start: Buffer): string | null {
  if (start.subarray(0, 8).equals(pngSignature)) return contentTypes.png;
  if (start.subarray(0, 3).equals(jpegSignature)) return contentTypes.jpeg;
  if (/^GIF8[79]a$/.test(start.toString('latin1', 0, 6))) return contentTypes.gif;
  if (isMp4(start)) return contentTypes.mp4;
  if (start.toString('latin1', 0, 3) === 'ID3' || isMpegAudioFrame(start)) return contentTypes.mp3;
  if (start.subarray(0, signatureLength).includes('%PDF-')) return contentTypes.pdf;
  return null;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff]);

/** The same box begins phone pictures (HEIC, AVIF), sound alone and QuickTime, each with brands of its own. */
const isMp4 = (start: Buffer): boolean =>
  start.toString('latin1', 4, 8) === 'ftyp' &&
  !/^(he|mif|msf|avi[fs]|M4[ABP]|F4[AB]|qt|crx)/.test(start.toString('latin1', 8, 12));

/** Eleven bits of sync, then a version and layer III. */
const isMpegAudioFrame = (start: Buffer): boolean => {
  const [first = 0, second = 0] = start;
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
};

/**
 * Text has no zero bytes in UTF-8, and begins with its mark in the UTF-16 of spreadsheets; nearly everything else has
 * some at its start, or is of a kind that is known.
 */
export const isText = (start: Buffer): boolean =>
  shownType(start) === null && (isUtf16(start) || !start.includes(0));

const isUtf16 = (start: Buffer): boolean => ['fffe', 'feff'].includes(start.toString('hex', 0, 2));
