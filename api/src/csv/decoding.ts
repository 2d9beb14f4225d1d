import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** What people do about a file in another encoding. */
export const notUtf8 = 'The file is not UTF-8 text. In Excel, save it as “CSV UTF-8 (Comma delimited)”';

const utf16 = [
  { mark: Buffer.from([0xff, 0xfe]), decoder: new TextDecoder('utf-16le', { fatal: true }) },
  { mark: Buffer.from([0xfe, 0xff]), decoder: new TextDecoder('utf-16be', { fatal: true }) },
];
const western = new TextDecoder('windows-1252');
const central = new TextDecoder('windows-1250');

/**
 * The text of a file that people made: UTF-8, UTF-16 with its mark as Excel writes it as "Unicode text", or what Excel
 * writes as "CSV" in Western Europe (windows-1252). Null where that would be a guess: names that came in wrong are never
 * noticed again.
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

/** Signs of a single byte have no other meaning in scripts of one alphabet in a row, as Cyrillic and Greek have them. */
const otherScript = /[^\p{ASCII}]{3}/u;
/** The pound stands before its amount, where the Ł of Central Europe does not. */
const pound = /£(?=\s?\d)/g;
const noSign = /\p{Cc}/u;

/** Whether Western and Central Europe read the same in it, so that nobody's name becomes another. */
const isCertain = (text: string, otherwise: string): boolean => {
  const signs = text.replace(/[\t\r\n]/g, '');
  const pounds = new Set([...text.matchAll(pound)].map(({ index }) => index));
  const same = [...text].every((sign, index) => sign === otherwise[index] || pounds.has(index));
  return same && !noSign.test(signs) && !otherScript.test(text);
};
