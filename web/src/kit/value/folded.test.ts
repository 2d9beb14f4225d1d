import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test.each([
  ['Zoë', 'zoe'],
  ['MÜLLER', 'muller'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['東京', '東京'],
])('%s is found as %s', (text, plain) => {
  expect(folded(text)).toBe(plain);
});
