import exifReader from 'exif-reader';
import type { Exif } from 'exif-reader';

/** What a look at the bytes of a photo or video shows. Null: it is damaged and cannot be shown. */
export type Inspected = {
  /** A small picture that the camera put into the file, as JPEG. */
  readonly thumbnail: Buffer | null;
} | null;

/** Checks that a file is whole, by the structure of its format; nothing is decoded. */
export function inspectMedia(mime: 'mp4' | 'jpeg' | 'jpg' | 'png', bytes: Buffer): Inspected {
  switch (mime) {
    case 'png':
      return isWholePng(bytes) ? { thumbnail: null } : null;
    case 'mp4':
      return isWholeMp4(bytes) ? { thumbnail: null } : null;
    case 'jpeg':
    case 'jpg':
      return inspectJpeg(bytes);
  }
}

/** Chunks of a PNG (RFC 2083, 3.2): length, type, data, checksum. It begins with IHDR and ends with IEND. */
function isWholePng(bytes: Buffer): boolean {
  let seen = '';
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) return false;
    if (type === 'IHDR' && (bytes.readUInt32BE(at + 8) === 0 || bytes.readUInt32BE(at + 12) === 0))
      return false;
    if (type === 'IEND') return seen.startsWith('IHDR') && seen.includes('IDAT');
    seen += type;
    at += 12 + length;
  }
  return false;
}

/** Boxes of an MP4 (ISO/IEC 14496-12, 4.2). Without a `moov` there is no index and nothing plays. */
function isWholeMp4(bytes: Buffer): boolean {
  const seen: string[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    seen.push(bytes.toString('latin1', at + 4, at + 8));
    // 0 is "until the end of the file", 1 a size of 64 bits after the type.
    if (short === 0) break;
    if (short === 1 && at + 16 > bytes.length) return false;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8 || at + size > bytes.length) return false;
    at += size;
  }
  return seen[0] === 'ftyp' && seen.includes('moov');
}

/** Segments of a JPEG (ITU T.81, annex B) up to the scan, and the end marker after it. */
function inspectJpeg(bytes: Buffer): Inspected {
  let thumbnail: Buffer | null = null;
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (at + 2 + length > bytes.length) return null;
    if (isFrame(marker))
      hasFrame = segment.length >= 5 && segment.readUInt16BE(1) > 0 && segment.readUInt16BE(3) > 0;
    if (marker === 0xe1 && segment.subarray(0, exifHeader.length).equals(exifHeader))
      thumbnail = exifThumbnail(segment);
    if (marker === 0xda) return hasFrame && bytes.lastIndexOf(endOfImage) > at ? { thumbnail } : null;
    at += 2 + length;
  }
  return null;
}

const exifHeader = Buffer.from('Exif\0\0', 'latin1');
const endOfImage = Buffer.from([0xff, 0xd9]);
/** C0 to CF begin a frame, but for three that define tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The picture that the second directory of Exif describes (JEITA CP-3451, 4.6.2). */
function exifThumbnail(exif: Buffer): Buffer | null {
  const { JPEGInterchangeFormat: start = 0, JPEGInterchangeFormatLength: length = 0 } =
    readExif(exif)?.Thumbnail ?? {};
  const tiff = exif.subarray(exifHeader.length);
  if (start <= 0 || length <= 0 || start + length > tiff.length) return null;
  const thumbnail = tiff.subarray(start, start + length);
  return thumbnail[0] === 0xff && thumbnail[1] === 0xd8 ? Buffer.from(thumbnail) : null;
}

/** Null when it cannot be read: a photo can be shown without it. */
function readExif(exif: Buffer): Exif | null {
  try {
    return exifReader(exif);
  } catch {
    return null;
  }
}
