/*
 * The form of text for searching and sorting. The database has the same rule as the function `folded`, see the tests of
 * searches: a change here needs a migration there.
 */

/** Accents and points of scripts that are also written without them, and invisible characters. */
const dropped = new RegExp(
  `[${[
    String.raw`\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`,
    String.raw`\u0483-\u0487`,
    String.raw`\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7`,
    String.raw`\u0610-\u061A\u0640\u064B-\u065F\u0670`,
    String.raw`\u2800\uFFF9-\uFFFB\p{Default_Ignorable_Code_Point}`,
  ].join('')}]+`,
  'gu',
);

const spaces = /[\t-\r \u0085\u1680\u2028\u2029]+/g;

/** Letters and signs that normalization does not simplify. */
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '\u2010': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201B': "'",
  '\u02BC': "'",
  '\u2032': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u201E': '"',
};
const notPlain = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/**
 * Folds a text for searching: without case, accents and invisible characters, with ordinary hyphens, quotes and single
 * spaces. As a sort key it gives the order that readers expect.
 */
export const folded = (text: string): string =>
  text
    .replace(/\u00B4/g, "'")
    .normalize('NFKD')
    .replace(dropped, '')
    .replace(spaces, ' ')
    .toLowerCase()
    .replace(notPlain, (character) => plain[character] ?? character);
