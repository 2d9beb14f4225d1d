import { expect, test } from 'vitest';
import { inDigits } from './inDigits.ts';

test.each([0, 7, 999, 1000, 12_345, 123_456, 1_234_567, -1, -999, -1234, -123_456])(
  '%i is formatted as the browser formats it',
  (whole) => {
    expect(inDigits(whole)).toBe(whole.toLocaleString('en-GB'));
  },
);
