import argon2 from '@node-rs/argon2';

/** The minimum that OWASP recommends for argon2id, the library's default: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes on the library's thread, in PHC form. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, cost);

/** A hash of an unused password: comparing with it takes as long as with a real one. */
let unusable: Promise<string> | undefined;

/** Whether the password is right. Without a hash the answer is no, after the same amount of work. */
export async function isRightPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  unusable ??= hashPassword(crypto.randomUUID());
  const matches = await argon2.verify(stored ?? (await unusable), password);
  return matches && typeof stored === 'string';
}

const requirements: readonly (readonly [RegExp, string])[] = [
  [/^.{6,}$/s, 'Password must have at least 6 characters'],
  [/\d/, 'Password must have at least one digit'],
  [/\p{Ll}/u, 'Password must have at least one lowercase letter'],
  [/\p{Lu}/u, 'Password must have at least one uppercase letter'],
];

/** The requirements that a new password misses, one sentence each; empty when it is good. */
export function passwordProblems(password: string): string[] {
  if (password === '') return ['Password required'];
  return requirements.filter(([pattern]) => !pattern.test(password)).map(([, problem]) => problem);
}
