import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeOfDay, minutesOfTime, readTime } from './time.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0900', '09:00'],
  ['2359', '23:59'],
  ['9:30', '09:30'],
  ['9.00', '09:00'],
  ['09 30', '09:30'],
  ['9h30', '09:30'],
  ['9h', '09:00'],
  ['17:00:00', '17:00'],
  ['17:00:00.000', '17:00'],
  ['17.00.00', '17:00'],
  ['9am', '09:00'],
  ['9 AM', '09:00'],
  ['9:00 AM', '09:00'],
  ['5:00:00 PM', '17:00'],
  ['930pm', '21:30'],
  ['9.30 p.m.', '21:30'],
  ['12am', '00:00'],
  ['12:05 am', '00:05'],
  ['12pm', '12:00'],
  // A narrow no-break space, as formatters of en-US write it, and full-width signs.
  ['9:00\u202FAM', '09:00'],
  ['９：３０', '09:30'],
  [' 0:00 ', '00:00'],
])('%s is read as %s', (typed, time) => {
  expect(readTime(typed)).toEqual({ ok: true, value: time });
});

test.each([
  ['25:00', '25:00 is no time'],
  ['24:00', '24:00 is no time'],
  ['9:60', '9:60 is no time'],
  ['noon', 'noon is no time'],
  ['-9:00', '-9:00 is no time'],
  ['9:00-17:00', '9:00-17:00 is no time'],
  ['9,5', '9,5 is no time'],
  ['09:30:61', '09:30:61 is no time'],
  ['9:5', '9:5 is no time: minutes have two digits'],
  ['9:30:15', '9:30:15 is no time: it has seconds'],
  ['13:00 PM', '13:00 PM is no time: with am or pm, hours go from 1 to 12'],
  ['0am', '0am is no time: with am or pm, hours go from 1 to 12'],
  [' ', 'No time is given'],
  ['between breakfast and the end of the working day', 'between breakfast and the end… is no time'],
])('%s is refused: %s', (typed, message) => {
  expect(readTime(typed)).toEqual({ ok: false, message });
});

test('every time of the day is read back from the formats of spreadsheets and locales', () => {
  const locale = fc.constantFrom('en-GB', 'en-US', 'en-AU', 'de-DE', 'fi-FI', 'fr-FR', 'pl-PL', 'ja-JP');
  const style = fc.constantFrom('short' as const, 'medium' as const);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), locale, style, (minute, language, timeStyle) => {
      const written = new Intl.DateTimeFormat(language, { timeStyle, timeZone: 'UTC' }).format(
        minute * 60_000,
      );
      const read = readTime(written);
      expect(read.ok && isTimeOfDay(read.value) && minutesOfTime(read.value)).toBe(minute);
    }),
  );
});

test('any text is either refused or read as a time of day', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readTime(text);
      expect(read.ok ? isTimeOfDay(read.value) : read.message !== '').toBe(true);
    }),
  );
});
