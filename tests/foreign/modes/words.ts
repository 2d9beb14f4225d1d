import { everyRow, everywhere, type Mode, oneOfEachRow, secondRow } from '../mode.ts';
import type { Change } from '../spots.ts';

/** Another word in place of each word of an enum; words of a list stay. */
export const inPlaceOfWords =
  (other: unknown): Change =>
  (value, { kind, listed }) =>
    kind === 'word' && !listed && typeof value === 'string' ? other : value;

/** Words in lists, such as available actions and permissions, are additional ones. */
export const oneMoreWord: Change = (value, { kind, items }) =>
  kind === 'list' && items === 'word' && Array.isArray(value) ? [...value, 'duplicate.all'] : value;

export const inCapitals: Change = (value, { kind }) =>
  kind === 'word' && typeof value === 'string' ? value.toUpperCase() : value;

export const unknownWord = 'on_hold';

/** Words that the contract does not have. */
export const wordModes: readonly Mode[] = [
  secondRow('unknown words', 'told', inPlaceOfWords(unknownWord)),
  oneOfEachRow('an unknown word', 'told', inPlaceOfWords(unknownWord)),
  everyRow('unknown words', 'told', inPlaceOfWords(unknownWord)),
  secondRow('words that objects have by themselves', 'told', inPlaceOfWords('constructor')),
  secondRow('sentences in place of words', 'told', inPlaceOfWords('On hold, please call 555-0100')),
  secondRow('numbers in place of words', 'told', inPlaceOfWords(7)),
  everywhere('words in capitals', 'read', inCapitals),
  everywhere('one more word in lists of words', 'read', oneMoreWord),
];
