import { expect, it } from 'vitest';
import { localTime, minutesOf, timeZoneOf } from './zones.ts';

it('the time zone of a place is found', () => {
  expect(timeZoneOf({ latitude: 51.5072, longitude: -0.1276 })).toBe('Europe/London');
  expect(timeZoneOf({ latitude: 40.71, longitude: -74.01 })).toBe('America/New_York');
  expect(timeZoneOf({ latitude: null, longitude: -74.01 })).toBeNull();
});

it('the local day and time of a zone are computed', () => {
  const now = new Date('2026-07-01T23:30:00Z');
  expect(localTime('UTC', now)).toEqual({ day: '2026-07-01', minutes: 23 * 60 + 30 });
  expect(localTime('Europe/London', now)).toEqual({ day: '2026-07-02', minutes: 30 });
  expect(localTime('America/New_York', now)).toEqual({ day: '2026-07-01', minutes: 19 * 60 + 30 });
  expect(localTime('Europe/London', new Date('2026-07-01T23:00:00Z')).minutes).toBe(0);
});

it('times of day are parsed', () => {
  expect([minutesOf('00:00'), minutesOf('09:05'), minutesOf('18:30:00'), minutesOf('24:00')]).toEqual([
    0, 545, 1110, 1440,
  ]);
});
