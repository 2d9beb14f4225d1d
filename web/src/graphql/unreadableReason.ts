import type { GraphQLFormattedError } from 'graphql';
import { errorMessages } from '../messages/errors.ts';

/** Why the value at an error's path could not be read, for users. */
export function unreadableReason({ extensions }: GraphQLFormattedError): string {
  const word: unknown = extensions?.['value'];
  return typeof word === 'string' ? errorMessages.unreadable.word(word) : errorMessages.unreadable.other;
}
