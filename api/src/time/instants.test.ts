import { expect, it } from 'vitest';
import { dayAfter, toInstant } from './instants.ts';

it.each([
  ['2026-11-20 14:05:00', '2026-11-20T14:05:00Z'],
  ['2026-11-20T14:05:00Z', '2026-11-20T14:05:00Z'],
  ['2026-11-20t14:05:00z', '2026-11-20T14:05:00Z'],
  ['2026-11-20T15:05:00.999+01:00', '2026-11-20T14:05:00Z'],
  ['2026-12-31T23:30:00-02:00', '2027-01-01T01:30:00Z'],
])('%s is read', (text, instant) => {
  expect(toInstant(text)).toBe(instant);
});

it.each(['', '2026-11-20', '20.11.2026 14:05:00', '2026-02-30 14:05:00', '2026-11-20T25:05:00Z', '14:05:00'])(
  '%s is refused',
  (text) => {
    expect(toInstant(text)).toBeNull();
  },
);

it('days are counted across the end of a year', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
});
