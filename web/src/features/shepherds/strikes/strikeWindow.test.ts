import { expect, test } from 'vitest';
import { isRecentStrike } from './strikeWindow.ts';

test.each([
  ['2026-11-20T14:00:00Z', '2026-08-20T14:00:01Z', true],
  ['2026-11-20T14:00:00Z', '2026-08-20T14:00:00Z', false],
  ['2026-05-31T09:30:00Z', '2026-02-28T09:30:01Z', true],
  ['2026-05-31T09:30:00Z', '2026-02-28T09:29:59Z', false],
  ['2026-01-15T00:00:00Z', '2025-10-15T00:00:01Z', true],
  ['2026-01-15T00:00:00Z', '2025-10-14T23:59:59Z', false],
])('at %s a strike of %s counts: %s', (now, date, counts) => {
  expect(isRecentStrike(date, Date.parse(now))).toBe(counts);
});
