import type { Reading } from './reading.ts';

/** The content types that may be uploaded, by extension. */
export const contentTypes = {
  pdf: 'application/pdf',
  gif: 'image/gif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
} as const;
export type UploadExtension = keyof typeof contentTypes;
export type UploadContentType = (typeof contentTypes)[UploadExtension];

/** The default list of accepted extensions. */
export const uploadExtensions = ['pdf', 'gif', 'png', 'jpg', 'jpeg', 'mp4', 'mp3'] as const;
export const imageExtensions = ['gif', 'png', 'jpg', 'jpeg'] as const;

/** Largest accepted file in bytes. */
export const largestFile = 10_485_760;

/** Other extensions for files of these kinds. */
const otherExtensions: Readonly<Record<string, UploadExtension>> = {
  jfif: 'jpg',
  jpe: 'jpg',
  pjp: 'jpg',
  pjpeg: 'jpg',
  m4v: 'mp4',
};

/** Enough bytes to detect the kind of a file: a PDF may begin up to 1024 bytes in. */
export const signatureLength = 1_029;

export const wrongExtension = 'Wrong file extension!';
export const emptyFile = 'The file is empty';

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The content type by the first bytes of a file; null for every other kind (the signatures of RFC 2083 for PNG, ITU
 * T.81 for JPEG, ISO/IEC 14496-12 for MP4, ISO 32000 for PDF, and of the ID3 and MPEG audio headers).
 */
export function contentTypeOf(start: Uint8Array): UploadContentType | null {
  if (latin1(start, 0, 8) === '\u0089PNG\r\n\u001A\n') return 'image/png';
  if (latin1(start, 0, 3) === '\u00FF\u00D8\u00FF') return 'image/jpeg';
  if (/^GIF8[79]a$/.test(latin1(start, 0, 6))) return 'image/gif';
  if (isMp4(start)) return 'video/mp4';
  if (latin1(start, 0, 3) === 'ID3' || isMpegAudioFrame(start)) return 'audio/mpeg';
  return latin1(start, 0, signatureLength).includes('%PDF-') ? 'application/pdf' : null;
}

/** The brand of the box that starts MP4, HEIC and AVIF pictures, audio-only files and QuickTime. */
const brandOf = (start: Uint8Array): string => (latin1(start, 4, 8) === 'ftyp' ? latin1(start, 8, 12) : '');

const isMp4 = (start: Uint8Array): boolean =>
  latin1(start, 4, 8) === 'ftyp' && !/^(he|mif|msf|avi[fs]|M4[ABP]|F4[AB]|qt|crx)/.test(brandOf(start));

/** Eleven bits of sync, then a version and layer III. */
const isMpegAudioFrame = ([first = 0, second = 0]: Uint8Array): boolean =>
  first === 0xff && (second & 0xe6) === 0xe2;

/** The name of a known kind that is not accepted; null for all others. */
function refusedKindOf(start: Uint8Array): string | null {
  const brand = brandOf(start);
  if (/^(he|mif|msf)/.test(brand)) return 'HEIC';
  if (/^avi[fs]/.test(brand)) return 'AVIF';
  if (brand.startsWith('qt')) return 'QuickTime';
  if (latin1(start, 0, 4) === 'RIFF' && latin1(start, 8, 12) === 'WEBP') return 'WebP';
  if (/^(II\*\0|MM\0\*)/.test(latin1(start, 0, 4))) return 'TIFF';
  if (/^(\u00EF\u00BB\u00BF)?\s*<(\?xml|!--|!doctype svg|svg)/i.test(latin1(start, 0, 64)))
    return /<svg[\s>/]/i.test(latin1(start, 0, signatureLength)) ? 'SVG' : null;
  return null;
}

const extensionOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

const isUploadExtension = (extension: string): extension is UploadExtension =>
  Object.hasOwn(contentTypes, extension);

/** The kind that the extension of a file name stands for; null when it is not accepted. */
export function promisedExtension(fileName: string): UploadExtension | null {
  const extension = extensionOf(fileName);
  return isUploadExtension(extension) ? extension : (otherExtensions[extension] ?? null);
}

/** Extensions of files where these kinds are accepted, with the equivalent ones. */
export function nameableExtensions(accepted: readonly string[]): readonly string[] {
  const others = Object.entries(otherExtensions).filter(([, means]) => accepted.includes(means));
  return [...accepted, ...others.map(([extension]) => extension)];
}

const article = (kind: string): string => (/^[AS]/.test(kind) ? 'An' : 'A');

/**
 * The extension under which a file is stored: that of its content, whatever its name says.
 * @param start its first bytes, at least `signatureLength` of them where it has as many
 */
export function readUpload(
  { name, start }: { readonly name: string; readonly start: Uint8Array },
  accepted: readonly UploadExtension[],
): Reading<UploadExtension> {
  if (start.length === 0) return { ok: false, message: emptyFile };
  const refused = refusedKindOf(start);
  if (refused !== null)
    return {
      ok: false,
      message: `${article(refused)} ${refused} file is not accepted. Save it as ${accepted.join(', ')}`,
    };
  const promised = promisedExtension(name);
  const type = contentTypeOf(start);
  if (promised === null || type === null) return { ok: false, message: wrongExtension };
  const fitting = accepted.filter((extension) => contentTypes[extension] === type);
  const own = fitting.find((extension) => extension === promised) ?? fitting[0];
  return own === undefined ? { ok: false, message: wrongExtension } : { ok: true, value: own };
}

/** The name with the extension of the content; an equivalent extension stays. */
export function nameWithExtension(name: string, extension: UploadExtension): string {
  const own = extensionOf(name);
  if (isUploadExtension(own) && contentTypes[own] === contentTypes[extension]) return name;
  return `${name.slice(0, name.length - own.length)}${extension}`;
}

/** Decodes characters that browsers escape in the header of a multipart part (WHATWG HTML). */
export const decodedPartName = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The end of a name, cut between characters. */
export function endOfName(name: string, most: number): string {
  if (name.length <= most) return name;
  for (const { index } of characters.segment(name)) if (name.length - index <= most) return name.slice(index);
  return '';
}
