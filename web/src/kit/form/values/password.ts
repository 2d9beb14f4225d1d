import { passwordHints } from '../../../messages/validation.ts';
import { passwordMinimumLength } from '../../../constants.ts';

export type PasswordRequirement = keyof typeof passwordHints;

const requirements: Readonly<Record<PasswordRequirement, (password: string) => boolean>> = {
  length: (password) => password.length >= passwordMinimumLength,
  digit: (password) => /\d/.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
};

/** The requirements that a password meets, in the order of the hints. */
export function passwordChecks(
  password: string,
): { requirement: PasswordRequirement; hint: string; met: boolean }[] {
  return (['length', 'digit', 'lowercase', 'uppercase'] as const).map((requirement) => ({
    requirement,
    hint: passwordHints[requirement],
    met: requirements[requirement](password),
  }));
}
