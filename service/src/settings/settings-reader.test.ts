import { describe, expect, test } from 'vitest';
import { SettingsError, SettingsReader } from './settings-reader.ts';

const reader = (environment: Record<string, string>) => new SettingsReader(environment);

test('a variable that is unset or empty has the default', () => {
  const none = reader({ PORT: ' ' });
  expect(none.wholeNumber('PORT', 4000, 0, 65_535)).toBe(4000);
  expect(none.text('HOST', '127.0.0.1')).toBe('127.0.0.1');
  expect(none.optionalText('HOST')).toBeNull();
  expect(none.share('SHARE', 0.5)).toBe(0.5);
  expect(none.flag('TRUST', true)).toBe(true);
  expect(none.logLevel('LOG_LEVEL')).toBe('info');
  expect(none.address('URL')).toBeNull();
  expect(none.pairs('HEADERS')).toEqual({});
  expect(() => none.throwMistakes()).not.toThrow();
});

test('a variable is read without the spaces around it', () => {
  const given = reader({
    PORT: ' 80 ',
    TRUST: 'On',
    LOG_LEVEL: 'WARN',
    REDIS_URL: 'rediss://:secret@redis.example/2//',
    HEADERS: 'authorization=Basic%20YQ== , x-team = leeds, ,',
  });
  expect(given.wholeNumber('PORT', 4000, 0, 65_535)).toBe(80);
  expect(given.flag('TRUST', false)).toBe(true);
  expect(given.logLevel('LOG_LEVEL')).toBe('warn');
  expect(given.address('REDIS_URL', ['redis:', 'rediss:'])).toBe('rediss://:secret@redis.example/2');
  expect(given.pairs('HEADERS')).toEqual({ authorization: 'Basic YQ==', 'x-team': 'leeds' });
  expect(() => given.throwMistakes()).not.toThrow();
});

test('a number may be the least and the most that is allowed', () => {
  const given = reader({ LEAST: '3', MOST: '9', NONE: '0', ALL: '1' });
  expect(['LEAST', 'MOST'].map((name) => given.wholeNumber(name, 5, 3, 9))).toEqual([3, 9]);
  expect(['NONE', 'ALL'].map((name) => given.share(name, 0.5))).toEqual([0, 1]);
  expect(() => given.throwMistakes()).not.toThrow();
});

describe('an invalid variable is reported in one sentence and has the default', () => {
  const read: [string, (given: SettingsReader) => unknown, unknown, string][] = [
    [
      '70000',
      (given) => given.wholeNumber('X', 4000, 0, 65_535),
      4000,
      'Set X to a whole number from 0 to 65535; it is "70000".',
    ],
    ['-1', (given) => given.wholeNumber('X', 5, 0, 9), 5, 'Set X to a whole number from 0 to 9; it is "-1".'],
    [
      '1e3',
      (given) => given.wholeNumber('X', 5, 0, 9_999),
      5,
      'Set X to a whole number from 0 to 9999; it is "1e3".',
    ],
    ['25%', (given) => given.share('X', 1), 1, 'Set X to a number from 0 to 1; it is "25%".'],
    ['-0.5', (given) => given.share('X', 1), 1, 'Set X to a number from 0 to 1; it is "-0.5".'],
    ['1.5', (given) => given.share('X', 1), 1, 'Set X to a number from 0 to 1; it is "1.5".'],
    [
      'yes',
      (given) => given.flag('X', true),
      true,
      'Set X to one of true, false, 1, 0, on, off; it is "yes".',
    ],
    [
      'much',
      (given) => given.oneOf('X', ['some', 'all'], 'all'),
      'all',
      'Set X to one of some, all; it is "much".',
    ],
    [
      'mail.test:25',
      (given) => given.address('X', ['smtp:', 'smtps:']),
      null,
      'Set X to an address that starts with smtp:// or smtps://; it is "mail.test:25".',
    ],
    [
      'http://console.test:port',
      (given) => given.address('X'),
      null,
      'Set X to an address that starts with http:// or https://; it is "http://console.test:port".',
    ],
    ['header', (given) => given.pairs('X'), {}, 'Set X to name=value pairs with commas between them.'],
    ['a=1, =2', (given) => given.pairs('X'), {}, 'Set X to name=value pairs with commas between them.'],
    ['key=100%', (given) => given.pairs('X'), {}, 'Set X to values in which each % is written %25.'],
  ];
  test.each(read)('%s', (value, method, fallback, sentence) => {
    const given = reader({ X: value });
    expect(method(given)).toEqual(fallback);
    expect(() => given.throwMistakes()).toThrow(new SettingsError(sentence));
  });
});

test('every mistake is reported', () => {
  const given = reader({ PORT: 'http', TRUST: 'yes' });
  given.wholeNumber('PORT', 4000, 0, 65_535);
  given.flag('TRUST', false);
  given.addMistake('Set both or none.');
  expect(() => given.throwMistakes()).toThrow(
    'Set PORT to a whole number from 0 to 65535; it is "http".\n' +
      'Set TRUST to one of true, false, 1, 0, on, off; it is "yes".\n' +
      'Set both or none.',
  );
});

test.each([
  'mysql://user:secret@database.test/shepherd',
  'user:secret@database',
  'mail://host?password=secret',
])('the message about %s shows no secret', (value) => {
  const given = reader({ X: value });
  given.address('X');
  expect(() => given.throwMistakes()).toThrow(/^Set X to an address(?!.*secret)/);
});
