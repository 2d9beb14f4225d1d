import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

test.each([
  [0, '0 min'],
  [1, '1 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1440, '1 day'],
  [1505, '1 day 1 h 5 min'],
  [2880, '2 days'],
  [14_400_000, '10,000 days'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationText(minutes)).toBe(words);
});
