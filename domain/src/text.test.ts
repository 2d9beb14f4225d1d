import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterInWords, cleanMultilineText, cleanReference, cleanText } from './text.ts';

describe('text of one line', () => {
  test.each([
    ['Zoe\u0308', 'Zo\u00EB'],
    ['lower\u00A0case', 'lower case'],
    ['lower \u2009 case', 'lower case'],
    ['\u3000lower\u3000case\t', 'lower case'],
    ['lower\ncase', 'lower case'],
    ['lower\u2028case', 'lower case'],
    ['lower  case', 'lower case'],
    ['A\u200B1', 'A1'],
    ['co\u00ADoperate', 'cooperate'],
    ['\u202A10122-12\u202C', '10122-12'],
    ['\uFEFFA1', 'A1'],
    ['A\u0007\u0085B', 'A B'],
    ['a\u200Db', 'ab'],
    ['e\u200B\u0301', '\u00E9'],
    ['1\uFE0F', '1'],
    ['1990\u20131991', '1990\u20131991'],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanText(given)).toBe(clean);
  });

  test.each([
    '\u200B\u200B\u200B',
    '\u2800\u2800',
    '\u00AD',
    '\u2060\u2060',
    '\u3164\u3164',
    '\u200D',
    '\uFE0F \u061C',
  ])('%j is empty', (given) => {
    expect(cleanText(given)).toBe('');
    expect(cleanMultilineText(given)).toBe('');
  });

  test.each([
    '\u0645\u0642\u0647\u0649',
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    '\u0915\u094D\u200D\u0937',
    '\u{1F469}\u200D\u{1F680} Ltd',
    '\u{1F469}\u{1F3FD}\u200D\u{1F680}',
    '\u2764\uFE0F\u200D\u{1F525}',
    '1\uFE0F\u20E3',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '\u845B\u{E0100}',
    '\u6771\u4EAC',
    '\u0000',
  ])('%j stays', (text) => {
    expect(cleanText(text)).toBe(text);
  });
});

test('text of several lines keeps its line breaks and its indents', () => {
  expect(cleanMultilineText('One\r\n  two\u00A0\u00A0three\u200B\n\n- four  five ')).toBe(
    'One\r\n  two three\n\n- four  five',
  );
});

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFE63', '\uFF0D'])(
  'a reference with %j has a hyphen',
  (hyphen) => {
    expect(cleanReference(` 10122${hyphen}12\u200B`)).toBe('10122-12');
  },
);

test.each([cleanText, cleanMultilineText, cleanReference])('clean text stays as it is (%o)', (clean) => {
  const part = fc.constantFrom(
    '\u200B',
    '\u200C',
    '\u200D',
    '\uFE0F',
    '\u00AD',
    '\u2800',
    '\u00A0',
    '\u2028',
    ' ',
    '\t',
    '\n',
    '\r',
    '\u0301',
    '\u0645',
    '\u064E',
    '\u2013',
    '\u{1F469}',
    '\u{1F3FD}',
    '\u{1F3F4}',
    '\u{E0067}',
    'e',
    '1',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const once = clean(parts.join(''));
      expect(clean(once)).toBe(once);
    }),
  );
});

test.each([
  ['\u200B', 'U+200B zero width space'],
  ['\u0000', 'U+0000 null character'],
  ['\uD800', 'U+D800 half of a surrogate pair'],
  ['\u0445', 'U+0445 \u0445'],
  ['\u2063', 'U+2063'],
])('%j is named %s', (character, words) => {
  expect(characterInWords(character)).toBe(words);
});
