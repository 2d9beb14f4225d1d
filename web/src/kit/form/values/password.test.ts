import { expect, test } from 'vitest';
import { passwordChecks } from './password.ts';
import { emailSchema, newPasswordSchema } from './passwordSchemas.ts';

test.each([
  ['', []],
  ['Aa1bc', ['digit', 'lowercase', 'uppercase']],
  ['Abcdef', ['length', 'lowercase', 'uppercase']],
  ['ABCDE1', ['length', 'digit', 'uppercase']],
  ['abcde1', ['length', 'digit', 'lowercase']],
  ['Abcde1', ['length', 'digit', 'lowercase', 'uppercase']],
])('%j meets %j', (password, met) => {
  expect(
    passwordChecks(password)
      .filter((check) => check.met)
      .map(({ requirement }) => requirement),
  ).toEqual(met);
});

test.each([
  [{ password: '', confirmation: '' }, 'Password required'],
  [{ password: 'Abcde1', confirmation: 'Abcde2' }, "passwords don't match"],
  [{ password: 'Abcde1', confirmation: '' }, "passwords don't match"],
])('%j is refused with %j', async (values, message) => {
  await expect(newPasswordSchema.validate(values, { abortEarly: false })).rejects.toMatchObject({
    errors: expect.arrayContaining([message]),
  });
});

test('a password that meets all requirements and is repeated correctly is accepted', async () => {
  await expect(newPasswordSchema.isValid({ password: 'Abcde1', confirmation: 'Abcde1' })).resolves.toBe(true);
});

test.each([
  ['', 'Email required'],
  ['abc', 'Email has incorrect format'],
  ['a@b', 'Email has incorrect format'],
])('the email %j is refused with %j', async (email, message) => {
  await expect(emailSchema.validate(email)).rejects.toMatchObject({ message });
});
