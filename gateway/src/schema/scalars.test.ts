import { describe, expect, test } from 'vitest';
import { FileAddresses } from '../files/addresses.ts';
import { createScalars } from './scalars.ts';

const scalars = createScalars(new FileAddresses('https://rest.example/v1'));

type Name = keyof typeof scalars;

describe('input is accepted:', () => {
  test.each<[Name, unknown, unknown]>([
    ['Date', '2028-02-29', '2028-02-29'],
    ['DateTime', '2026-11-20T14:05:00Z', '2026-11-20 14:05:00'],
    ['DateTime', '2026-11-20T15:05:00.250+01:00', '2026-11-20 14:05:00'],
    ['DateTime', '2026-11-20 14:05:00', '2026-11-20 14:05:00'],
    ['DateTime', '2026-12-31T23:30:00-02:00', '2027-01-01 01:30:00'],
    ['LocalTime', '09:30', '09:30'],
    ['Decimal', '-12.5', -12.5],
    ['Decimal', '12.50', 12.5],
    ['Decimal', '999999999999.99', 999_999_999_999.99],
    ['Decimal', '-0', 0],
    ['Decimal', -12.5, -12.5],
    ['Decimal', 0.29, 0.29],
    ['EmailAddress', 'a.b+c@example.co.uk', 'a.b+c@example.co.uk'],
    ['URL', 'https://example.com/a?b', 'https://example.com/a?b'],
    ['URL', '/files/a.jpg?expires=1', 'https://rest.example/v1/files/a.jpg?expires=1'],
  ])('%s %s', (name, value, expected) => {
    expect(scalars[name].parseValue(value)).toBe(expected);
  });
});

describe('input is refused, with an example of a valid value:', () => {
  test.each<[Name, unknown]>([
    ['Date', '2026-02-30'],
    ['Date', '2026-2-3'],
    ['Date', '2026-11-20T00:00:00Z'],
    ['Date', 20261120],
    ['DateTime', '2026-11-20'],
    ['DateTime', '2026-11-20T14:05:00'],
    ['DateTime', '2026-02-30T14:05:00Z'],
    ['DateTime', '2026-11-20T25:05:00Z'],
    ['LocalTime', '9:30'],
    ['LocalTime', '24:00'],
    ['LocalTime', '09:30:00'],
    ['Decimal', '12.345'],
    ['Decimal', '12.'],
    ['Decimal', '1e3'],
    ['Decimal', ' 12.5'],
    ['Decimal', '012.5'],
    ['Decimal', '1000000000000'],
    ['Decimal', 1e12],
    ['Decimal', 12.345],
    ['Decimal', true],
    ['Decimal', Number.NaN],
    ['EmailAddress', 'nobody'],
    ['EmailAddress', 'a b@example.com'],
    ['EmailAddress', 'a@-example.com'],
    ['EmailAddress', 'a@example.com\n'],
    ['EmailAddress', null],
    ['URL', 'javascript:alert(1)'],
    ['URL', '/etc/passwd'],
    ['URL', '/files/../etc/passwd'],
    ['URL', '//evil.example'],
  ])('%s %s', (name, value) => {
    expect(() => scalars[name].parseValue(value)).toThrow(new RegExp(`^An? ${name} is`));
  });
});

test('output is passed on', () => {
  expect(scalars.DateTime.serialize('2026-11-20T14:05:00Z')).toBe('2026-11-20T14:05:00Z');
});

test.each([
  [12.5, '12.5'],
  [12, '12'],
  [-0.29, '-0.29'],
  [-0, '0'],
  [0.1 + 0.2, '0.3'],
  [12.100_000_000_000_001, '12.1'],
  [9_999_999_999_999.99, '9999999999999.99'],
  [-9_999_999_999_999.99, '-9999999999999.99'],
])('the amount %d is sent as the decimal that REST v1 wrote', (amount, text) => {
  expect(scalars.Decimal.serialize(amount)).toBe(text);
});

test.each([12_345_678_901_234.56, 1e21, 1e-7, '12.5', null, Number.NaN])(
  'the amount %s cannot be exact, and is refused',
  (amount) => {
    expect(() => scalars.Decimal.serialize(amount)).toThrow('REST v1 answered an amount');
  },
);

test('an address of REST v1 is sent as one on this origin, and every other one as it is', () => {
  expect(scalars.URL.serialize('https://rest.example/v1/files/a.jpg?expires=1')).toBe(
    '/files/a.jpg?expires=1',
  );
  expect(scalars.URL.serialize('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg');
});

test.each(['EmailAddress', 'URL', 'LocalTime'] as const)(
  'text in another form is read by %s, and anything else is refused',
  (name) => {
    expect(scalars[name].serialize(7)).toBe('7');
    expect(() => scalars[name].serialize({ text: 'secret' })).toThrow('The value is not text');
  },
);

test('a count may be larger than an Int, and is a whole number', () => {
  expect(scalars.Count.serialize(3_000_000_000)).toBe(3_000_000_000);
  for (const value of [1.5, '3', null, 2 ** 60])
    expect(() => scalars.Count.serialize(value)).toThrow('Count cannot represent');
  expect(() => scalars.Count.parseValue(3)).toThrow('A Count is part of answers');
});
