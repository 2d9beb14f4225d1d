import { UnknownWordError, UnreadableValueError } from '../../errors/rest-error.ts';
import { standIn } from './additions.ts';
import type { Addition } from './additions.ts';
import type { Notes, Place } from './notes.ts';
import { isNoDate, looseWord } from './values.ts';

/**
 * Reads one value of an answer, and changes objects in place. A value that cannot be read becomes an error, which
 * GraphQL reports at the path of its field.
 */
export type Reader = (value: unknown, notes: Notes) => unknown;

/** Leaves the value as it is. */
export const anything: Reader = (value) => value;

export const scalar =
  (place: Place, read: (value: unknown) => unknown): Reader =>
  (value, notes) => {
    const found = read(value);
    if (found === value) return value;
    if (found === undefined) return unreadable(place, value, notes);
    notes.add('converted', place, value);
    return found;
  };

/** The same for a day or a time, which some servers write as empty text or as zeros where there is none. */
export const dated = (place: Place, read: (value: unknown) => unknown): Reader =>
  scalar(place, (value) => read(value) ?? (isNoDate(value) ? null : undefined));

/**
 * A word of an enum; other spellings of it are read.
 * @param unknown the deviation of a word that the enum does not have
 */
export function word(
  place: Place,
  words: readonly string[],
  unknown: 'unknown_word' | 'dropped' = 'unknown_word',
): Reader {
  const known: ReadonlySet<unknown> = new Set(words);
  const spellings = new Map(words.map((one) => [looseWord(one), one]));
  return (value, notes) => {
    if (known.has(value)) return value;
    if (typeof value !== 'string') return unreadable(place, value, notes);
    const found = spellings.get(looseWord(value));
    notes.add(found === undefined ? unknown : 'converted', place, value);
    return found ?? new UnknownWordError(value);
  };
}

/** Also an object whose keys are positions, as PHP writes an array with gaps. */
export const list =
  (place: Place, readItem: Reader): Reader =>
  (value, notes) => {
    const items = itemsOf(value);
    if (items === undefined) return unreadable(place, value, notes);
    if (items !== value) notes.add('converted', place, value);
    for (let index = 0; index < items.length; index += 1) {
      const read = readItem(items[index], notes);
      if (read !== items[index]) items[index] = read;
    }
    return items;
  };

/** Words that this version does not know are left out, such as the permission of a newer server. */
export function listOfWords(place: Place, wordPlace: Place, words: readonly string[]): Reader {
  const readWords = list(place, word(wordPlace, words, 'dropped'));
  return (value, notes) => {
    const read = readWords(value, notes);
    if (!Array.isArray(read) || !read.some(isUnknownWord)) return read;
    return read.filter((item) => !isUnknownWord(item));
  };
}

const isUnknownWord = (value: unknown): boolean => value instanceof UnknownWordError;

const position = /^\d+$/;

function itemsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value === null) return [];
  if (typeof value !== 'object') return undefined;
  return Object.keys(value).every((key) => position.test(key)) ? Object.values(value) : undefined;
}

/** An object whose keys are data. PHP writes an empty one as a list. */
export const map =
  (place: Place, readValue: Reader): Reader =>
  (value, notes) => {
    if (Array.isArray(value) && value.length === 0) {
      notes.add('converted', place, value);
      return {};
    }
    if (!isObject(value)) return unreadable(place, value, notes);
    for (const [key, inner] of Object.entries(value)) value[key] = readValue(inner, notes);
    return value;
  };

export type Property = Readonly<{
  name: string;
  place: Place;
  read: Reader;
  /** The JavaScript type of every value that needs no reading; null where there is none. */
  plainType: 'string' | 'boolean' | null;
  required: boolean;
  nullable: boolean;
  /** Undefined for a property of the original contract. */
  addition: Addition | undefined;
}>;

/** An object with named properties; others are ignored. */
export function record(place: Place, properties: readonly Property[]): Reader {
  return (value, notes) => {
    if (!isObject(value)) return unreadable(place, value, notes);
    for (let index = 0; index < properties.length; index += 1) {
      const property = properties[index];
      if (!property) continue;
      const given = value[property.name];
      if (typeof given === property.plainType || (given === null && property.nullable)) continue;
      if (given === undefined) {
        if (property.required) complete(value, property, notes);
        continue;
      }
      const read = property.read(given, notes);
      if (read !== given) value[property.name] = read;
    }
    return value;
  };
}

/** A property of the original contract stays missing, so that it is read from the entity by its id. */
function complete(holder: Record<string, unknown>, { name, place, addition }: Property, notes: Notes): void {
  if (addition === undefined) notes.add('missing', place, undefined);
  else holder[name] = standIn(addition, holder);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One error for each place: making one takes as long as reading a whole row. */
const errors = new WeakMap<Place, UnreadableValueError>();

function unreadable(place: Place, value: unknown, notes: Notes): unknown {
  notes.add('unreadable', place, value);
  let error = errors.get(place);
  if (!error) errors.set(place, (error = new UnreadableValueError(place.expected)));
  return error;
}
