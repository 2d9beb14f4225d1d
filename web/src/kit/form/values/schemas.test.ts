import { describe, expect, test } from 'vitest';
import {
  dateSchema,
  futureDateSchema,
  optionalText,
  requiredReference,
  requiredText,
  textOrNull,
  wholeNumberSchema,
} from './schemas.ts';

test.each([null, 0, 2_147_483_647])('%s is a whole number or empty', async (value) => {
  expect(await wholeNumberSchema(0).validate(value)).toBe(value);
});

test.each([
  [2_147_483_648, 'Must be 2147483647 or less'],
  [99_999_999_999, 'Must be 2147483647 or less'],
  [-1, 'You have to pass more than -1'],
  [1.5, 'Enter a whole number'],
  [Number.NaN, 'You must pass a number'],
])('%s is refused: %s', async (value, message) => {
  await expect(wholeNumberSchema(0).validate(value)).rejects.toThrow(message);
});

test.each([dateSchema, futureDateSchema])('an invalid date is refused by %o', async (schema) => {
  await expect(schema().validate('32 Dec 26')).rejects.toThrow('Invalid date format');
  await expect(schema().validate('2027-02-31')).rejects.toThrow('Invalid date format');
  expect(await schema().validate('2999-02-28')).toBe('2999-02-28');
  expect(await schema().validate(null)).toBe(null);
});

describe('text of a form', () => {
  test.each([
    '\u200B\u200B\u200B',
    '\u2800\u2800\u2800',
    '\u00AD\u00AD\u00AD',
    '\u2060\u2060',
    '\u3164\u3164',
  ])('%j is empty', async (name) => {
    await expect(requiredText().validate(name)).rejects.toThrow('That field is required');
    await expect(textOrNull().validate(name)).resolves.toBeNull();
    await expect(optionalText().validate(name)).resolves.toBe('');
  });

  test('is sent cleaned', async () => {
    await expect(requiredText().validate(' Zoe\u0308\u00A0A.\u200B ')).resolves.toBe('Zo\u00EB A.');
    await expect(optionalText().validate('one\n  two\u2009three')).resolves.toBe('one\n  two three');
    await expect(requiredReference().validate('A\u20111')).resolves.toBe('A-1');
    await expect(requiredText().validate('\u{1F469}\u200D\u{1F680} Ltd')).resolves.toBe(
      '\u{1F469}\u200D\u{1F680} Ltd',
    );
  });
});
