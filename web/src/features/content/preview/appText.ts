/** A part of a text in the app: plain text, or a link. */
export interface TextPart {
  /** Its position. */
  readonly at: number;
  readonly text: string;
  /** Only ever a web or mail address. */
  readonly href?: string;
}

/** Bidirectional controls, which belong to the letters of no language. */
const turning = /[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Removes characters that are invisible and change how a text reads: control characters and bidirectional controls.
 * Line breaks and tabs stay.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replaceAll(turning, '');

const candidate = /(?<![\p{L}\p{N}])(?:https?:\/\/|mailto:)[^\s<>"`]+/giu;
const protocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** A body as in the app: plain text without markup, with recognised links. */
export function appText(body: string): readonly TextPart[] {
  const text = plainText(body);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutPunctuation(found);
    const href = hrefOf(address);
    if (href === undefined) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

/** The target of an address; undefined if it is invalid or imitates another: `https://bank.example@evil.example`. */
function hrefOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !protocols.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'mailto:' && !/^[^@]+@[^@]+$/.test(url.pathname)) return undefined;
  return url.href;
}

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Final punctuation is not part of an address; a closing bracket is if the address opened it. */
function withoutPunctuation(found: string): string {
  const counts = new Map<string, number>();
  const count = (sign: string) => counts.get(sign) ?? 0;
  for (const sign of found) counts.set(sign, count(sign) + 1);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const opened = opening[last];
    if (opened === undefined ? !".,;:!?'’”…*".includes(last) : count(last) <= count(opened)) break;
    counts.set(last, count(last) - 1);
  }
  return found.slice(0, end);
}
