/*
 * Decodes a file that users made, with the same rules as the server: UTF-8, UTF-16 with its mark (Excel's "Unicode
 * text"), or windows-1252 (Excel's "CSV" in Western Europe). Null where the encoding would be a guess: users would not
 * notice garbled names later.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decoded('utf-16be', bytes);
  if (bytes.includes(0)) return null;
  const text = decoded('utf-8', bytes);
  if (text !== null) return text;
  const western = new TextDecoder('windows-1252').decode(bytes);
  return isCertain(western, new TextDecoder('windows-1250').decode(bytes)) ? western : null;
}

function decoded(encoding: string, bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** In scripts such as Cyrillic and Greek most bytes are letters, so several non-ASCII letters follow each other. */
const otherScript = /[^\p{ASCII}]{3}/u;
/** A pound sign precedes its amount; the Ł of Central Europe does not. */
const pound = /£(?=\s?\d)/g;
const noSign = /\p{Cc}/u;

/** Whether the text reads the same in the Western and the Central European encoding, so that no name is garbled. */
function isCertain(text: string, otherwise: string): boolean {
  if (noSign.test(text.replaceAll(/[\t\r\n]/g, '')) || otherScript.test(text)) return false;
  const pounds = new Set(Array.from(text.matchAll(pound), ({ index }) => index));
  for (let index = 0; index < text.length; index += 1)
    if (text[index] !== otherwise[index] && !pounds.has(index)) return false;
  return true;
}

/** Signatures of files that are not text: PDF, ZIP (also Excel), older Excel, and pictures. */
const otherKinds = ['25504446', '504b0304', 'd0cf11e0', '89504e47', 'ffd8ff', '47494638'];

export function isOtherKind(bytes: Uint8Array): boolean {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return otherKinds.some((kind) => start.startsWith(kind));
}
