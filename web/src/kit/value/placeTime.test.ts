import { expect, test } from 'vitest';
import { captureTime, placeTime, wallClock } from './placeTime.ts';

const noon = '2026-11-02T12:12:00Z';

test.each([
  ['Europe/London', '02 Nov 26 12:12 GMT'],
  ['Asia/Tokyo', '02 Nov 26 21:12 GMT+9'],
  ['Pacific/Kiritimati', '03 Nov 26 02:12 GMT+14'],
  ['America/New_York', '02 Nov 26 07:12 GMT-5'],
])("an instant in %s is shown in its local time, with the zone's name", (zone, text) => {
  expect(placeTime(noon, zone)).toBe(text);
  expect(captureTime(noon, zone)).toBe(text);
});

test('an unknown zone falls back to the browser’s own, with its name', () => {
  for (const zone of [null, 'Mars/Olympus'])
    expect(wallClock(noon, zone)).toEqual(wallClock(noon, ownZone()));
});
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

test('an unknown capture time says so', () => {
  expect(captureTime(null, 'Asia/Tokyo')).toBe('Capture time unknown');
});
