/*
 * One rule for text at every boundary: forms, CSV files, REST bodies and parameters, searches, ids. Afterwards, two
 * texts that look the same are equal. Values that are compared byte by byte elsewhere (passwords, tokens, web
 * addresses) must not pass through here.
 */

const oddLineBreaks = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g;

/**
 * Sequences in which an invisible character changes the rendering, and therefore stays: joiners inside emoji and inside
 * words of scripts that join letters, selectors behind emoji, keycaps, Han and Mongolian letters, and the tags of
 * flags.
 */
const unshaped = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\u0300-\u036F\p{Default_Ignorable_Code_Point}]`;
const shaped = String.raw`(?!${unshaped})[\p{L}\p{M}]`;
const keptInvisible = [
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{EMod}]?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=${shaped})[\u200C\u200D](?=${shaped})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,8})[\u{E0020}-\u{E007F}]`,
].join('|');

/**
 * Control characters except tab, line feed and NUL (no store accepts NUL, and it is refused instead), and invisible
 * characters.
 */
const invisible = String.raw`[\u0001-\u0008\u000E-\u001F\u007F-\u009F\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]`;
const hasInvisible = new RegExp(invisible, 'u');
const invisibleOrKept = new RegExp(`(${keptInvisible})|${invisible}`, 'gu');

const spaceRun = /[\t\p{Zs}]+/gu;
/** A run of ordinary spaces is an indent in text of several lines. */
const ordinary = /^[ \t]+$/;

/** Characters that word processors, chats and spreadsheets write for a hyphen. */
const oddHyphens = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** Fast path: most text is plain already. */
const isPlain = /^(?:[\x20-\x7E\n]|\r\n)*$/;

function visible(text: string): string {
  const broken = text.replace(oddLineBreaks, '\n');
  // The exceptions use lookarounds, which are slow; nearly no text needs them.
  const seen = hasInvisible.test(broken)
    ? broken.replace(invisibleOrKept, (_found, kept: string | undefined) => kept ?? '')
    : broken;
  return seen.normalize('NFC');
}

/** A text of one line: every run of spaces and line breaks is one space. */
export const cleanText = (text: string): string =>
  (isPlain.test(text) ? text : visible(text)).replace(/\r?\n/g, ' ').replace(spaceRun, ' ').trim();

/** A text of several lines, which keeps its line breaks and its indents. */
export const cleanMultilineText = (text: string): string =>
  (isPlain.test(text)
    ? text
    : visible(text).replace(spaceRun, (run) => (ordinary.test(run) ? run : ' '))
  ).trim();

/** Entered text, of one line or of several. */
export const cleanEntered = (text: string): string =>
  /[\n\r\u2028\u2029]/.test(text) ? cleanMultilineText(text) : cleanText(text);

/** An id or a reference: one line, with ordinary hyphens. */
export const cleanReference = (text: string): string => cleanText(text).replace(oddHyphens, '-');

const characterNames: Readonly<Record<string, string>> = {
  '\u0000': 'null character',
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u2010': 'hyphen',
  '\u2011': 'non-breaking hyphen',
  '\u2012': 'figure dash',
  '\u2013': 'en dash',
  '\u2014': 'em dash',
  '\u2015': 'horizontal bar',
  '\u200B': 'zero width space',
  '\u200C': 'zero width non-joiner',
  '\u200D': 'zero width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2060': 'word joiner',
  '\u2212': 'minus sign',
  '\u2800': 'braille pattern blank',
  '\u3000': 'ideographic space',
  '\u3164': 'Hangul filler',
  '\uFEFF': 'byte order mark',
  '\uFFFD': 'replacement character',
};

/** The name of a character for an error message about invisible ones: `U+200B zero width space`. */
export function characterInWords(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  if (code >= 0xd800 && code <= 0xdfff) return `${point} half of a surrogate pair`;
  const name = characterNames[character];
  if (name !== undefined) return `${point} ${name}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `${point} ${character}` : point;
}
