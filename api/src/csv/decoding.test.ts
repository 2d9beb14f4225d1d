import { expect, it } from 'vitest';
import { decodeText } from './decoding.ts';

const text = 'job_id,comment\n1-1,Café Zoë in Köln – “für £5”\n';

/** windows-1252, for the characters of these tests. */
const western = (given: string): Buffer =>
  Buffer.from(given.replace('–', '\x96').replace('“', '\x93').replace('”', '\x94'), 'latin1');

it('UTF-8 is read, with or without a byte order mark', () => {
  expect(decodeText(Buffer.from(text))).toBe(text);
  expect(decodeText(Buffer.from(`\uFEFF${text}`))).toBe(`\uFEFF${text}`);
  expect(decodeText(Buffer.from('Łódź, Москва, 東京'))).toBe('Łódź, Москва, 東京');
});

it('Excel\'s "Unicode text" is read', () => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  expect(decodeText(little)).toBe(text);
  expect(decodeText(Buffer.from(little).swap16())).toBe(text);
});

it("Excel's CSV of Western Europe is read", () => {
  expect(decodeText(western(text))).toBe(text);
});

it.each([
  ['a letter that is another one in Central Europe', Buffer.from('Dvo\xf8\xe1k', 'latin1')],
  ['an Ł that looks like a pound', Buffer.from('\xa3\xf3d\xbc', 'latin1')],
  ['Cyrillic', Buffer.from('\xcc\xee\xf1\xea\xe2\xe0', 'latin1')],
  ['bytes that mean nothing', Buffer.from('a\x81b\xe9', 'latin1')],
  ['UTF-16 without its mark', Buffer.from(text, 'utf16le')],
  ['half of a character in UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
  ['no text at all', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')],
])('%s is not guessed', (_case, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
