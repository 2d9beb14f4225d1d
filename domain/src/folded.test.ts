import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test.each([
  ['Zoë', 'zoe'],
  ['Zoe\u0308', 'zoe'],
  ['MÜLLER', 'muller'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Þór', 'thor'],
  ['İstanbul', 'istanbul'],
  ['Diyarbakır', 'diyarbakir'],
  ['ΒΟΡΡΑΣ', 'βορρασ'],
  ['Βορράς', 'βορρασ'],
  ['ЁЖ', 'еж'],
  ['lower\u00A0case', 'lower case'],
  ['lower \u2009\n case', 'lower case'],
  ['10122\u201112', '10122-12'],
  ['\u202A10122\u201312\u202C', '10122-12'],
  ['Gentleman\u2019s', "gentleman's"],
  ['Gentleman\u00B4s', "gentleman's"],
  ['\u201EAdler\u201C', '"adler"'],
  ['ﬁne １２', 'fine 12'],
  ['100%_\\', '100%_\\'],
  ['東京', '東京'],
])('%s is found as %s', (text, plain) => {
  expect(folded(text)).toBe(plain);
});

test('letters that need their marks stay distinct', () => {
  expect(folded('が')).not.toBe(folded('か'));
  expect(folded('कि')).not.toBe(folded('का'));
});

test.each([
  [['äpple', 'apple pie', 'Ethel', 'Étoile', 'Fox', 'Lock', 'Łódź', 'Lund', 'Marlow', 'Zebra']],
  [['Aero', 'Ærø B', 'Afar', 'Oslo', 'Østby', 'Othello']],
  [['Βορράς', 'Γάμμα', 'Ωμέγα']],
])('%j are in the order of their folded texts', (names) => {
  const keys = names.map(folded);
  expect(keys.toSorted((one, other) => (one < other ? -1 : Number(one > other)))).toEqual(keys);
});
