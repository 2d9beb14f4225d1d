import { describe, expect, it } from 'vitest';
import {
  contentTypeOf,
  decodedPartName,
  emptyFile,
  endOfName,
  nameWithExtension,
  readUpload,
  wrongExtension,
} from './fileKind.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const png = bytes('\u0089PNG\r\n\u001A\n');
const jpeg = bytes('\u00FF\u00D8\u00FF\u00E0');
const webp = bytes('RIFF\u0010\0\0\0WEBPVP8 ');
const images = ['gif', 'png', 'jpg', 'jpeg'] as const;

describe('an uploaded file', () => {
  it.each([
    ['photo.jpg', png, 'png'],
    ['photo.png', jpeg, 'jpg'],
    ['photo.jpeg', jpeg, 'jpeg'],
    ['photo.JFIF', jpeg, 'jpg'],
  ] as const)('named %s is of the kind of its content', (name, start, extension) => {
    expect(readUpload({ name, start }, images)).toEqual({ ok: true, value: extension });
  });

  it.each([
    ['photo.png', bytes(''), emptyFile],
    ['photo.jpg', webp, 'A WebP file is not accepted. Save it as gif, png, jpg, jpeg'],
    [
      'photo.heic',
      bytes('\0\0\0\u0018ftypheic'),
      'A HEIC file is not accepted. Save it as gif, png, jpg, jpeg',
    ],
    [
      'photo.jpg',
      bytes('\0\0\0\u0018ftypavif'),
      'An AVIF file is not accepted. Save it as gif, png, jpg, jpeg',
    ],
    ['logo.png', bytes('\n<svg/>'), 'An SVG file is not accepted. Save it as gif, png, jpg, jpeg'],
    ['page.png', bytes('<?xml version="1.0"?><html/>'), wrongExtension],
    ['run.exe', png, wrongExtension],
    ['plan.png', bytes('%PDF-1.4'), wrongExtension],
    ['photo.png', bytes('text'), wrongExtension],
  ])('named %s is refused with the actual reason', (name, start, message) => {
    expect(readUpload({ name, start }, images)).toEqual({ ok: false, message });
  });

  it('has no content type where its first bytes end too early', () => {
    expect(contentTypeOf(png.subarray(0, 7))).toBeNull();
  });
});

describe('the name of a file', () => {
  it('gets the extension of the content, unless its own is equivalent', () => {
    expect(nameWithExtension('a.b.jpg', 'png')).toBe('a.b.png');
    expect(nameWithExtension('A.JPG', 'jpeg')).toBe('A.JPG');
    expect(nameWithExtension('a.jfif', 'jpg')).toBe('a.jpg');
  });

  it('is cut between characters', () => {
    expect(endOfName('aé́👨‍👩‍👧b', 9)).toBe('👨‍👩‍👧b');
    expect(endOfName('👨‍👩‍👧b', 8)).toBe('b');
    expect(endOfName('ab', 2)).toBe('ab');
    expect(endOfName('👨‍👩‍👧', 2)).toBe('');
  });

  it('is decoded as browsers encode it', () => {
    expect(decodedPartName('a%22b%22%0D%0A 100%.png')).toBe('a"b"\r\n 100%.png');
  });
});
