import { expect, test } from 'vitest';
import { daysProblem, missingCoordinate, timesProblem } from './range.ts';

test.each([
  ['2026-12-02', '2026-12-01', 'End date is before start date'],
  ['2026-12-01', '2026-12-01', null],
  ['2026-12-01', '2027-01-01', null],
  [null, '2026-12-01', null],
])('days from %s to %s: %s', (start, end, problem) => {
  expect(daysProblem(start, end)).toBe(problem);
});

test.each([
  ['10:00', '09:55', 'End time is before start time'],
  ['10:00', '10:00', 'End time is the same as start time'],
  ['09:00', '17:00', null],
  ['', '10:00', null],
  ['', '', null],
  [null, null, null],
])('times from %s to %s: %s', (start, end, problem) => {
  expect(timesProblem(start, end)).toBe(problem);
});

test('coordinates come in pairs', () => {
  expect(missingCoordinate({ latitude: 53.8, longitude: null })).toBe('longitude');
  expect(missingCoordinate({ longitude: 0 })).toBe('latitude');
  expect(missingCoordinate({ latitude: 0, longitude: 0 })).toBeNull();
  expect(missingCoordinate({ latitude: null })).toBeNull();
});
