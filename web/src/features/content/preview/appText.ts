/** A piece of a text as the app shows it: words, or words that lead somewhere. */
export interface TextPart {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  /** Only ever an address of the web or of mail. */
  readonly href?: string;
}

/** They turn the direction of what follows, and belong to the letters of no language. */
const turning = /[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * A text without characters that nobody sees and that make it read otherwise: control characters, and those that turn
 * the direction of what follows. Line breaks and tabs stay.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replaceAll(turning, '');

const candidate = /(?<![\p{L}\p{N}])(?:https?:\/\/|mailto:)[^\s<>"`]+/giu;
const protocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** A body as the app shows it: plain text, of which nothing is ever markup, and the links that are recognised in it. */
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

/** Where an address leads; nothing where it is none, or pretends to be another: `https://bank.example@evil.example`. */
function hrefOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !protocols.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'mailto:' && !/^[^@]+@[^@]+$/.test(url.pathname)) return undefined;
  return url.href;
}

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** What ends a sentence does not belong to the address in it; a bracket does where it was opened there. */
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
