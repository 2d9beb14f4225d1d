import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** Advice for a file in another encoding. */
export const notUtf8 = 'The file is not UTF-8 text. In Excel, save it as “CSV UTF-8 (Comma delimited)”';

const utf16 = [
  { mark: Buffer.from([0xff, 0xfe]), decoder: new TextDecoder('utf-16le', { fatal: true }) },
  { mark: Buffer.from([0xfe, 0xff]), decoder: new TextDecoder('utf-16be', { fatal: true }) },
];
const western = new TextDecoder('windows-1252');
const central = new TextDecoder('windows-1250');

/**
 * Decodes a text file from users: UTF-8, UTF-16 with a byte order mark (Excel's "Unicode text"), or windows-1252
 * (Excel's "CSV" in Western Europe). Null where that would be a guess, because wrong names are never noticed later.
 */
export function decodeText(bytes: Buffer): string | null {
  const marked = utf16.find(({ mark }) => bytes.subarray(0, 2).equals(mark));
  if (marked) return decoded(marked.decoder, bytes);
  if (bytes.includes(0)) return null;
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const text = western.decode(bytes);
  return isCertain(text, central.decode(bytes)) ? text : null;
}

function decoded(decoder: TextDecoder, bytes: Buffer): string | null {
  try {
    const text = decoder.decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Sequences of non-ASCII letters mean another script, such as Cyrillic or Greek; Western text has them singly. */
const otherScript = /[^\p{ASCII}]{3}/u;
/** A pound sign precedes its amount, unlike the Ł of Central Europe. */
const pound = /£(?=\s?\d)/g;
const noSign = /\p{Cc}/u;

/** Whether the Western and Central European encodings agree on this text, so that no name changes. */
const isCertain = (text: string, otherwise: string): boolean => {
  const signs = text.replace(/[\t\r\n]/g, '');
  const pounds = new Set([...text.matchAll(pound)].map(({ index }) => index));
  const same = [...text].every((sign, index) => sign === otherwise[index] || pounds.has(index));
  return same && !noSign.test(signs) && !otherScript.test(text);
};
