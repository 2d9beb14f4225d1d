import { SettingsReader } from '@shepherd/service/settings/settings-reader.ts';
import type { Environment } from '@shepherd/service/settings/settings-reader.ts';

/**
 * The access token in DOCTOR_TOKEN. It is never an argument: other users of the machine see those.
 * @throws SettingsError for one that cannot be sent, without showing it
 */
export function readToken(environment: Environment): string | null {
  const reader = new SettingsReader(environment);
  const token = reader.optionalText('DOCTOR_TOKEN');
  if (token !== null && !/^[\x21-\x7e]+$/.test(token))
    reader.addMistake('Set DOCTOR_TOKEN to an access token alone, as a sign-in answers it.');
  reader.throwMistakes();
  return token;
}
