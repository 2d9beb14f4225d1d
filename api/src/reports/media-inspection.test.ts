import { describe, expect, it } from 'vitest';
import { inspectMedia } from './media-inspection.ts';

const bytes = (...parts: (string | number[] | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const word = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const half = (value: number): number[] => [value >>> 8, value & 255];

const chunk = (type: string, data: number[]): Buffer => bytes(word(data.length), type, data, [0, 0, 0, 0]);
const png = (...chunks: Buffer[]): Buffer => bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], ...chunks);
const header = chunk('IHDR', [...word(2), ...word(3), 8, 2, 0, 0, 0]);

describe('a PNG', () => {
  it('is whole from its header to its end', () => {
    expect(inspectMedia('png', png(header, chunk('IDAT', [1, 2]), chunk('IEND', [])))).toEqual({
      thumbnail: null,
    });
  });

  it('is damaged when it is cut off, empty, or has no size', () => {
    expect(inspectMedia('png', png(header, chunk('IDAT', [1, 2])))).toBeNull();
    expect(inspectMedia('png', png(header, chunk('IDAT', [1, 2, 3])).subarray(0, 50))).toBeNull();
    expect(inspectMedia('png', png(header, chunk('IEND', [])))).toBeNull();
    const flat = chunk('IHDR', [...word(0), ...word(3), 8, 2, 0, 0, 0]);
    expect(inspectMedia('png', png(flat, chunk('IDAT', [1]), chunk('IEND', [])))).toBeNull();
  });
});

const segment = (marker: number, data: Buffer): Buffer => bytes([0xff, marker], half(data.length + 2), data);
const frame = segment(0xc0, bytes([8], half(3), half(2), [1]));
const scan = bytes(segment(0xda, bytes([1])), [0x12, 0x34]);
const jpeg = (...segments: Buffer[]): Buffer => bytes([0xff, 0xd8], ...segments);
const end = bytes([0xff, 0xd9]);

const little = (value: number): number[] => word(value).toReversed();

/** A TIFF structure with an empty first directory and a thumbnail in the second. */
function exif(thumbnail: Buffer): Buffer {
  const entry = (tag: number, value: number): Buffer =>
    bytes(half(tag).toReversed(), [4, 0], little(1), little(value));
  const second = 14;
  const at = second + 2 + 24 + 4;
  const directory = bytes([2, 0], entry(0x0201, at), entry(0x0202, thumbnail.length), little(0));
  return bytes('Exif\0\0', 'II', [42, 0], little(8), [0, 0], little(second), directory, thumbnail);
}

describe('a JPEG', () => {
  it('is whole with a frame, a scan and an end', () => {
    expect(inspectMedia('jpeg', jpeg(frame, scan, end))).toEqual({ thumbnail: null });
  });

  it('gives away the thumbnail that the camera put into it', () => {
    const thumbnail = bytes([0xff, 0xd8, 0xff, 0xd9]);
    expect(inspectMedia('jpg', jpeg(segment(0xe1, exif(thumbnail)), frame, scan, end))).toEqual({
      thumbnail,
    });
  });

  it('is damaged without its end or its frame', () => {
    expect(inspectMedia('jpeg', jpeg(frame, scan))).toBeNull();
    expect(inspectMedia('jpeg', jpeg(scan, end))).toBeNull();
    expect(inspectMedia('jpeg', jpeg(frame).subarray(0, 6))).toBeNull();
  });

  it('survives an Exif that points to nowhere', () => {
    const broken = bytes('Exif\0\0', 'II', [42, 0], [0xff, 0xff, 0xff, 0x7f]);
    expect(inspectMedia('jpeg', jpeg(segment(0xe1, broken), frame, scan, end))).toEqual({ thumbnail: null });
  });
});

const box = (type: string, data: string): Buffer => bytes(word(8 + data.length), type, data);

describe('an MP4', () => {
  it('is whole with an index', () => {
    expect(inspectMedia('mp4', bytes(box('ftyp', 'isom'), box('moov', ''), box('mdat', 'xx')))).toEqual({
      thumbnail: null,
    });
  });

  it('is damaged without an index or when it is cut off', () => {
    expect(inspectMedia('mp4', bytes(box('ftyp', 'isom'), box('mdat', 'xx')))).toBeNull();
    const whole = bytes(box('ftyp', 'isom'), box('moov', ''), box('mdat', 'xxxx'));
    expect(inspectMedia('mp4', whole.subarray(0, whole.length - 2))).toBeNull();
  });
});
