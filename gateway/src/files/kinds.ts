/**
 * The kinds of file that may be uploaded, each detected by its first bytes (the signatures of RFC 2083 for PNG, ITU
 * T.81 for JPEG, ISO/IEC 14496-12 for MP4, ISO 32000 for PDF, and of the ID3 and MPEG audio headers).
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

/** Largest accepted file in bytes. */
export const largestFile = 10_485_760;

/** Enough bytes to detect the kind of a file: a PDF may begin up to 1024 bytes in. */
export const signatureLength = 1_029;

/** Other extensions for files of these kinds. */
const otherExtensions: Readonly<Record<string, FileExtension>> = {
  jfif: 'jpg',
  jpe: 'jpg',
  pjp: 'jpg',
  pjpeg: 'jpg',
  m4v: 'mp4',
};

const extensionOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** The kind that the extension of a file name stands for; null when it is not accepted. */
function promisedExtension(fileName: string): FileExtension | null {
  const extension = extensionOf(fileName);
  return everyKind.find((known) => known === extension) ?? otherExtensions[extension] ?? null;
}

/** The accepted extension for a file's content, whatever its name says; null when there is none. */
export function acceptedExtension(
  fileName: string,
  start: Buffer,
  accepted: readonly FileExtension[],
): FileExtension | null {
  const promised = promisedExtension(fileName);
  if (promised === null) return null;
  const fitting = accepted.filter((extension) => isOfKind(start, extension));
  return fitting.find((extension) => extension === promised) ?? fitting[0] ?? null;
}

/** The name with the extension of the content, because REST v1 may compare them; an equivalent extension stays. */
export function nameWithExtension(name: string, extension: FileExtension): string {
  const own = extensionOf(name);
  const known = everyKind.find((kind) => kind === own);
  if (known !== undefined && contentTypes[known] === contentTypes[extension]) return name;
  return `${name.slice(0, name.length - own.length)}${extension}`;
}

/** Whether the first bytes are those of a kind. */
export const isOfKind = (start: Buffer, extension: FileExtension): boolean =>
  shownType(start) === contentTypes[extension];

/** The name of a known kind that is not accepted; null for all others. */
export function refusedKind(start: Buffer): string | null {
  const text = start.toString('latin1', 0, signatureLength);
  const brand = text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : '';
  if (/^(he|mif|msf)/.test(brand)) return 'HEIC';
  if (/^avi[fs]/.test(brand)) return 'AVIF';
  if (brand.startsWith('qt')) return 'QuickTime';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'WebP';
  if (/^(II\*\0|MM\0\*)/.test(text)) return 'TIFF';
  if (/^(\u00EF\u00BB\u00BF)?\s*<(\?xml|!--|!doctype svg|svg)/i.test(text.slice(0, 64)))
    return /<svg[\s>/]/i.test(text) ? 'SVG' : null;
  return null;
}

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

/** The same box starts HEIC and AVIF pictures, audio-only files and QuickTime, each with its own brands. */
const isMp4 = (start: Buffer): boolean =>
  start.toString('latin1', 4, 8) === 'ftyp' &&
  !/^(he|mif|msf|avi[fs]|M4[ABP]|F4[AB]|qt|crx)/.test(start.toString('latin1', 8, 12));

/** Eleven bits of sync, then a version and layer III. */
const isMpegAudioFrame = (start: Buffer): boolean => {
  const [first = 0, second = 0] = start;
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
};

/**
 * UTF-8 text has no zero bytes, and the UTF-16 of spreadsheets begins with its byte order mark. Nearly every other
 * format has zero bytes near its start, or a signature above.
 */
export const isText = (start: Buffer): boolean =>
  shownType(start) === null && (isUtf16(start) || !start.includes(0));

const isUtf16 = (start: Buffer): boolean => ['fffe', 'feff'].includes(start.toString('hex', 0, 2));
