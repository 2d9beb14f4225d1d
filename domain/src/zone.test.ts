import { describe, expect, test } from 'vitest';
import { dayInZone, instantInZone, startOfDay, timeInZone, zoneNamed } from './zone.ts';

test('a day begins earlier in the east', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  expect(dayInZone('Pacific/Kiritimati', noon)).toBe('2026-11-21');
  expect(dayInZone('Europe/London', noon)).toBe('2026-11-20');
  expect(dayInZone('Pacific/Honolulu', new Date('2026-11-20T09:00:00Z'))).toBe('2026-11-19');
});

describe('the instant of a clock', () => {
  test.each([
    ['Europe/London', '2026-11-20T10:30:05', '2026-11-20T10:30:05Z'],
    ['Europe/London', '2026-07-20T10:30:00', '2026-07-20T09:30:00Z'],
    ['America/New_York', '2026-11-20T10:30:00', '2026-11-20T15:30:00Z'],
    ['Asia/Kathmandu', '2026-11-20T00:10:00', '2026-11-19T18:25:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00', '2026-11-19T20:00:00Z'],
    ['UTC', '2026-11-20T10:00:00', '2026-11-20T10:00:00Z'],
    ['+13:00', '2026-11-20T10:00:00', '2026-11-19T21:00:00Z'],
  ])('in %s at %s', (zone, clock, instant) => {
    expect(instantInZone(zone, clock)).toEqual(new Date(instant));
  });

  test('that is shown twice is the first one', () => {
    expect(instantInZone('Europe/London', '2026-10-25T01:30:00')).toEqual(new Date('2026-10-25T00:30:00Z'));
  });

  test('that is skipped is read with the offset before the change', () => {
    expect(instantInZone('Europe/London', '2026-03-29T01:30:00')).toEqual(new Date('2026-03-29T01:30:00Z'));
  });
});

describe('the start of a day', () => {
  test.each([
    ['UTC', '2026-11-20', '2026-11-20T00:00:00Z'],
    ['+13:00', '2026-11-20', '2026-11-19T11:00:00Z'],
    ['Etc/GMT-13', '2026-11-20', '2026-11-19T11:00:00Z'],
    ['-03:30', '2026-11-20', '2026-11-20T03:30:00Z'],
    ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-20', '2026-11-20T11:00:00Z'],
    ['Europe/London', '2026-07-01', '2026-06-30T23:00:00Z'],
    // Clocks go from midnight to one o'clock.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
    ['Europe/London', '0001-01-01', '0001-01-01T00:00:00Z'],
    ['Europe/London', '9999-12-31', '9999-12-31T00:00:00Z'],
    // The day was skipped.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z'],
  ])('in %s, %s', (zone, day, instant) => {
    expect(startOfDay(zone, day)).toEqual(new Date(instant));
  });
});

test.each([
  ['Europe/London', 'Europe/London'],
  [' europe/london ', 'Europe/London'],
  ['+13', '+13:00'],
  ['UTC+13', '+13:00'],
  ['gmt-3', '-03:00'],
  ['+0530', '+05:30'],
  ['GMT-03:30', '-03:30'],
  ['Etc/GMT-13', 'Etc/GMT-13'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', null],
  ['+99', null],
  ['', null],
])('the zone "%s" is %s', (text, name) => {
  expect(zoneNamed(text)).toBe(name);
});

test.each([
  ['Pacific/Auckland', '2026-11-20T11:05:59Z', '00:05'],
  ['America/St_Johns', '2026-11-20T11:05:59Z', '07:35'],
])('the time in %s at %s', (zone, instant, time) => {
  expect(timeInZone(zone, new Date(instant))).toBe(time);
});
