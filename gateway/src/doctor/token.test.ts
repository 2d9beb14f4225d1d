import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { expect, test } from 'vitest';
import { readToken } from './token.ts';

test('a token is optional', () => {
  expect(readToken({})).toBeNull();
  expect(readToken({ DOCTOR_TOKEN: ' abc-123\n' })).toBe('abc-123');
});

test.each(['Bearer abc-123', 'abc\n123', 'é'])('%j is no token, and is not shown', (text) => {
  expect(() => readToken({ DOCTOR_TOKEN: text })).toThrow(
    new SettingsError('Set DOCTOR_TOKEN to an access token alone, as a sign-in answers it.'),
  );
});
