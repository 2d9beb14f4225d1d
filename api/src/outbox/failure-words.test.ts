import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { FileMissingError } from '../files/storage.ts';
import { ApiError } from '../http/errors.ts';
import { failureWords } from './failure-words.ts';

/** Content that must never appear: an address, a link, a text. */
const secret = 'ruby@shepherd.test http://localhost:4000/report/Zm9v Dear Ruby, your password is Shepherd1';
const failure = (facts: object): Error => Object.assign(new Error(secret), facts);

it.each([
  [new ApiError('geocoding.unavailable', { message: secret }), /^The address search cannot be reached/],
  [failure({ code: 'ESOCKET', command: 'CONN', syscall: 'connect' }), 'could not be reached (ESOCKET)'],
  [failure({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }), 'did not accept the password'],
  [failure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }), 'this address (550)'],
  [failure({ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }), 'refused the mail (554)'],
  [failure({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 451 }), 'come again later (451)'],
  [failure({ code: '23505', constraint: secret, detail: secret }), 'refused what was to be written (23505)'],
  [failure({ code: '40P01' }), 'Somebody else changed the same'],
  [failure({ code: '57014' }), 'The database took too long'],
  [new DatabaseUnavailableError('lost', secret), 'The database could not be reached'],
  [failure({ code: 'ENOSPC', syscall: 'write' }), 'The disk of the server is full'],
  [
    failure({ code: 'ECONNREFUSED', syscall: 'connect' }),
    'Another server could not be reached (ECONNREFUSED)',
  ],
  [
    new TypeError('fetch failed', { cause: failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }) }),
    '(ENOTFOUND)',
  ],
  [failure({ code: 'EPIPE', syscall: 'write' }), 'Another server could not be reached (EPIPE)'],
  [failure({ name: 'TimeoutError' }), 'took too long to answer'],
  [new FileMissingError(secret), 'no longer there'],
  [failure({ code: 'ERR_STRANGE' }), 'Something unexpected happened (ERR_STRANGE)'],
  [new RangeError(secret), 'Something unexpected happened (RangeError)'],
  [
    failure({ name: secret, code: secret, command: secret, syscall: secret }),
    'Something unexpected happened.',
  ],
  [secret, 'Something unexpected happened.'],
])('%o has a message of our own', (error, words) => {
  const told = failureWords(error);
  expect(told).toMatch(
    words instanceof RegExp ? words : new RegExp(words.replaceAll(/[().]/g, String.raw`\$&`)),
  );
  for (const part of secret.split(' ').filter((word) => word.length > 8)) expect(told).not.toContain(part);
});
